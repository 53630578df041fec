import type { Seat } from '../generated/protocol'
import { machineOf } from '../lobby/sitter'
import type { GameTypes, Table } from './table.svelte'

/** What the player of a seat is called in the game. */
export function nameOf<G extends GameTypes>(table: Table<G>, seat: Seat): string {
  return table.info?.seats.find((other) => other.seat === seat)?.player ?? `#${seat + 1}`
}

/** Who sits there: a person's name, or a machine's manner. */
export function sitterOf<G extends GameTypes>(table: Table<G>, seat: Seat): string {
  const info = table.info?.seats.find((other) => other.seat === seat)
  if (!info) return ''
  return info.kind === 'bot' ? machineOf(info.level) : (info.name ?? '')
}
