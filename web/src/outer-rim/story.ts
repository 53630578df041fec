import type { Event } from '../generated/outer-rim'
import type { Fact, Logged, Text } from '../generated/protocol'
import { takenBack } from '../table/takeBacks'
import { atOnce, nothing, underWay, type Parts, type Source } from './causes'
import { factsOf } from './events'

/** Somebody's fame changed. */
export interface Rise {
  player: number
  turn: number
  change: number
  total: number
  source: Source
  /** What happened, in the words of the log. */
  text: Text | null
}

/** How everybody's fame grew. What was taken back does not count. */
export function risesOf(log: Logged<Event>[], parts: Parts): Rise[] {
  const rises: Rise[] = []
  let turn = 0
  let cause = nothing
  let before: Fact<Event> | null = null
  for (const fact of factsIn(log)) {
    turn = factsOf(fact.event, 'turn-began')?.turn ?? turn
    const fame = factsOf(fact.event, 'fame')
    if (fame) {
      const { source, text } = (before && atOnce(before)) ?? cause
      rises.push({ ...fame, turn, source, text: text ?? fact.line ?? null })
    }
    cause = underWay(cause, fact, parts)
    before = fact
  }
  return rises
}

/** What happened and was not taken back. */
function factsIn(log: Logged<Event>[]): Fact<Event>[] {
  const gone = takenBack(log)
  return log.flatMap(({ position, facts }) => (gone.has(position) ? [] : facts))
}

/** How much fame each source gave a player, the largest first. */
export function bySource(rises: Rise[], player: number): { source: Source; fame: number }[] {
  const sums = new Map<Source, number>()
  for (const { player: whose, source, change } of rises) {
    if (whose === player) sums.set(source, (sums.get(source) ?? 0) + change)
  }
  return [...sums]
    .map(([source, fame]) => ({ source, fame }))
    .filter(({ fame }) => fame !== 0)
    .sort((one, other) => other.fame - one.fame)
}

/** The story of the fame: what came and went within a turn is no part of it. */
export function storyOf(rises: Rise[]): Rise[] {
  const sameAs = (one: Rise) => (other: Rise) =>
    other.player === one.player && other.turn === one.turn && other.source === one.source
  return rises.filter(
    (rise) => rises.filter(sameAs(rise)).reduce((sum, { change }) => sum + change, 0) !== 0,
  )
}
