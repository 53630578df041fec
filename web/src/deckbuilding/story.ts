import type { Event, Player, View } from '../generated/deckbuilding'
import type { Logged } from '../generated/protocol'

/** An enemy base that was destroyed, and when. */
export interface Destroyed {
  turn: number | null
  by: Player
  base: string
}

/** The bases each destroyed, in order; when, as far as the log tells. */
export function destroyedBases(view: View, log: Logged<Event>[]): Destroyed[] {
  const facts = log.flatMap(({ facts }) => facts)
  const when = new Map(
    facts.flatMap(({ event }) =>
      'base-destroyed' in event
        ? [[event['base-destroyed'].base, event['base-destroyed'].turn] as const]
        : [],
    ),
  )
  const all = view.players.flatMap(({ player, victory }) =>
    victory.map(({ base, id }) => ({ turn: when.get(base) ?? null, by: player, base: id })),
  )
  return all.sort((a, b) => (a.turn ?? 0) - (b.turn ?? 0))
}

/** A destroyed base on the line of turns: where, from 0 at its beginning to 1 at its end. */
export interface Milestone extends Destroyed {
  at: number
}

/** How near two bases may stand on the line, so that their names do not meet. */
const apart = 0.14

/**
 * The bases that one side destroyed, set on the line of turns; those of one turn or of the next
 * stand beside each other, in order.
 */
export function milestones(fallen: Destroyed[], by: Player, turns: number): Milestone[] {
  const line = fallen
    .filter((destroyed) => destroyed.by === by)
    .map((destroyed) => ({
      ...destroyed,
      at: turns > 1 ? ((destroyed.turn ?? turns) - 1) / (turns - 1) : 1,
    }))
  line.forEach((here, place) => {
    const before = line[place - 1]
    if (before) here.at = Math.max(here.at, before.at + apart)
  })
  // Who was pushed past the end pushes back.
  line.toReversed().forEach((here, place, back) => {
    const after = back[place - 1]
    here.at = Math.min(here.at, after ? after.at - apart : 1)
  })
  return line
}
