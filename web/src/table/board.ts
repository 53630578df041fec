import type { Faces } from '../cards/faces.svelte'
import type { HeldSeat } from '../lobby/seats'
import type { Connection } from '../tables/connection.svelte'
import type { GameTypes, Table } from './table.svelte'

/** What the board of every game is given. */
export interface BoardProps<G extends GameTypes> {
  table: Table<G>
  connection: Pick<Connection, 'status'>
  faces: Faces
  /** The seat this browser holds at the table; none for who looks on. */
  held: HeldSeat | undefined
}
