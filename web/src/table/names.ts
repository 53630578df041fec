import { spoken } from '../cards/runs'
import type { Seat } from '../generated/protocol'
import { machineOf } from '../lobby/sitter'
import { words } from '../words'
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

/** Who sits there, where there is little room: of a machine not how it plays. */
export function shortSitterOf<G extends GameTypes>(table: Table<G>, seat: Seat): string {
  const info = table.info?.seats.find((other) => other.seat === seat)
  return info?.kind === 'bot' ? words.table.machine : sitterOf(table, seat)
}

/** What the others call who sits there. */
export const calledAt = <G extends GameTypes>(table: Table<G>, seat: Seat): string =>
  sitterOf(table, seat) || nameOf(table, seat)

/** The others at the table who are no machines: they must agree to what is to be taken back. */
export const othersAt = <G extends GameTypes>(table: Table<G>): string[] =>
  (table.info?.seats ?? [])
    .filter(({ seat, kind }) => kind === 'person' && seat !== table.seat)
    .map(({ seat }) => calledAt(table, seat))

/** Who is waited for, in words; nobody if it is one's own decision, or nobody's. */
export function waitingFor<G extends GameTypes>(table: Table<G>): string | null {
  const decides = table.now?.decision?.seat
  if (table.now?.outcome || decides === undefined || decides === table.seat) return null
  return words.table.waitingFor({ name: nameOf(table, decides) })
}

/** What the window is called: it calls back who looks elsewhere. */
export function titleOf<G extends GameTypes>(table: Table<G>): string {
  const decision = table.decision
  const said = decision ? `● ${spoken(decision.text)}` : (waitingFor(table) ?? meanwhile(table))
  return `${said} · ${words.home.title}`
}

/** What is going on where nobody is waited for: my own act may still be told. */
function meanwhile<G extends GameTypes>({ now }: Table<G>): string {
  if (now?.outcome) return words.table.gameOver
  return now?.decision ? words.table.yourTurn : words.table.connecting
}
