import type { Did, Logged, Seat, Text } from '../generated/protocol'

/** A line of the log, and what it tells of, where that is one event. */
export interface Line<E> {
  id: string
  position: number
  by: Seat | null
  did: Did
  text: Text
  event: E | null
}

/**
 * The lines of what happened. Each event has one, but for the silent ones; where the numbers do not
 * agree, as where something was taken back, lines stand alone.
 */
export const told = <E>(log: Logged<E>[], isSilent: (event: E) => boolean): Line<E>[] =>
  log.flatMap((entry) => linesOf(entry, isSilent))

/** The lines of what was told once; what happened does not change, and a log is read anew each step. */
const known = new WeakMap<object, WeakMap<object, Line<unknown>[]>>()

function linesOf<E>(entry: Logged<E>, isSilent: (event: E) => boolean): Line<E>[] {
  const told = known.get(isSilent) ?? new WeakMap<object, Line<unknown>[]>()
  known.set(isSilent, told)
  const lines = (told.get(entry) as Line<E>[] | undefined) ?? linesIn(entry, isSilent)
  told.set(entry, lines)
  return lines
}

function linesIn<E>(entry: Logged<E>, isSilent: (event: E) => boolean): Line<E>[] {
  const { position, by, did, events, lines } = entry
  const loud = events.filter((event) => !isSilent(event))
  const paired = loud.length === lines.length
  return lines.map((text, place) => ({
    id: `${position}-${place}`,
    position,
    by,
    did,
    text,
    event: paired ? (loud[place] ?? null) : null,
  }))
}

/** What is known of the past, each position once. */
export function merged<E>(known: Logged<E>[], told: Logged<E>[]): Logged<E>[] {
  const all = new Map([...told, ...known].map((entry) => [entry.position, entry]))
  return [...all.values()].sort((a, b) => a.position - b.position)
}

/** Whether somebody took something back. */
export const hadTakeBacks = <E>(log: Logged<E>[]) => log.some(({ did }) => did === 'undo')
