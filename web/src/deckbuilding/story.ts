import type { Event, Player, View } from '../generated/deckbuilding'
import type { Logged } from '../generated/protocol'
import { told, type Line } from '../table/lines'
import { isSilent } from './events'

/** A line and the turn it belongs to. */
export interface Moment {
  turn: number
  line: Line<Event>
}

/** An enemy base that was destroyed, and when. */
export interface Destroyed {
  turn: number | null
  by: Player
  base: string
}

/** What happened, with the turn it happened in; the first turn begins before anything is told. */
function moments(log: Logged<Event>[]): Moment[] {
  let turn = 1
  return told(log, isSilent).map((line) => {
    if (line.event && 'turn-began' in line.event) turn = line.event['turn-began'].turn
    return { turn, line }
  })
}

/** The bases each destroyed, in order; when, as far as the log tells. */
export function destroyedBases(view: View, log: Logged<Event>[]): Destroyed[] {
  const when = new Map<number, number>()
  for (const { turn, line } of moments(log)) {
    if (line.event && 'base-destroyed' in line.event) {
      when.set(line.event['base-destroyed'].base, turn)
    }
  }
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

/** An attack worth remembering. */
const hard = 6

/** The turning points: what fell, what was lost for good, and the hardest blows. */
export function turningPoints(log: Logged<Event>[], most = 8): Moment[] {
  const weight = ({ line: { event } }: Moment): number => {
    if (!event) return 0
    if ('won' in event || 'conceded' in event) return 5
    if ('base-destroyed' in event) return 4
    if ('ship-destroyed' in event) return 3
    if ('base-damaged' in event && event['base-damaged'].amount >= hard) return 2
    if ('defeated' in event) return 1
    return 0
  }
  const worth = moments(log).filter((moment) => weight(moment) > 0)
  const kept = new Set(worth.toSorted((a, b) => weight(b) - weight(a)).slice(0, most))
  return worth.filter((moment) => kept.has(moment))
}

/** Whether somebody took something back. */
export const hadTakeBacks = (log: Logged<Event>[]) => log.some(({ did }) => did === 'undo')
