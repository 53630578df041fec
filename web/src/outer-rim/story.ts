import type { Event, Source } from '../generated/outer-rim'
import type { Fact, Logged, Text } from '../generated/protocol'
import { takenBack } from '../table/takeBacks'
import { factsOf } from './events'

/** Somebody's fame changed. */
export interface Rise {
  player: number
  turn: number
  change: number
  total: number
  source: Source
  /** What happened, in the words of the log. */
  text: Text
}

/** How everybody's fame grew. What was taken back does not count. */
export function risesOf(log: Logged<Event>[]): Rise[] {
  let turn = 0
  return factsIn(log).flatMap(({ event, line = [] }): Rise[] => {
    turn = factsOf(event, 'turn-began')?.turn ?? turn
    const fame = factsOf(event, 'fame')
    if (!fame) return []
    const { player, change, total, because } = fame
    return [{ player, turn, change, total, source: because.source, text: line }]
  })
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
