import type { Did, Fact, Logged, Seat, Text } from '../generated/protocol'

/** A line of the log, and the fact it tells of, if it is one. */
export interface Line<E> {
  id: string
  position: number
  by: Seat | null
  did: Did
  text: Text
  fact: Fact<E> | null
}

/** The lines of what happened. Facts that others tell as well have none. */
export const told = <E>(log: readonly Logged<E>[]): Line<E>[] => log.flatMap(linesOf)

/** The lines of what was told once; what happened does not change, and a log is read anew each step. */
const known = new WeakMap<object, Line<unknown>[]>()

function linesOf<E>(entry: Logged<E>): Line<E>[] {
  const lines = (known.get(entry) as Line<E>[] | undefined) ?? linesIn(entry)
  known.set(entry, lines)
  return lines
}

function linesIn<E>({ position, by, did, facts, undone, by_clock }: Logged<E>): Line<E>[] {
  const of = { position, by, did }
  const lines = facts.flatMap((fact, place): Line<E>[] =>
    fact.line ? [{ ...of, id: `${position}-${place}`, text: fact.line, fact }] : [],
  )
  const said = (name: string, text: Text | undefined): Line<E>[] =>
    text ? [{ ...of, id: `${position}-${name}`, text, fact: null }] : []
  return [...said('late', by_clock), ...lines, ...said('undone', undone)]
}

/** Which way a fact is a step of, if it is: somebody's, or a patrol's. */
export const wayOf = ({ gist, of, sign }: Pick<Fact, 'gist' | 'of' | 'sign'>): string | null =>
  gist === 'way' ? `${of}/${sign}` : null

/** Lines that follow on each other, apart from those that were taken back. */
export interface Stretch<E> {
  isGone: boolean
  lines: Line<E>[]
}

export function stretches<E>(lines: Line<E>[], gone: ReadonlySet<number>): Stretch<E>[] {
  const found: Stretch<E>[] = []
  for (const line of lines) {
    const isGone = gone.has(line.position)
    const last = found.at(-1)
    if (last?.isGone === isGone) last.lines.push(line)
    else found.push({ isGone, lines: [line] })
  }
  return found
}

/** What is known of the past and follows on each other; what was known and left a gap is read again. */
export function merged<E>(known: Logged<E>[], told: Logged<E>[]): Logged<E>[] {
  const last = known.at(-1)?.position ?? -1
  const missed = told.filter(({ position }) => position > last)
  const follows = missed[0] === undefined || missed[0].position === last + 1
  return follows ? [...known, ...missed] : told
}

/** Whether somebody took something back. */
export const hadTakeBacks = <E>(log: Logged<E>[]) => log.some(({ did }) => did === 'undo')
