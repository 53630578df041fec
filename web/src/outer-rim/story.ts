import type { CardPart, Event } from '../generated/outer-rim'
import type { Logged, Text } from '../generated/protocol'
import { told } from '../table/lines'
import { factsOf } from './events'
import { telling } from './telling'

/** What fame came of. */
export type Source = 'job' | 'bounty' | 'cargo' | 'goal' | 'patrol' | 'luxury' | 'other'
export const sources: readonly Source[] = [
  'job',
  'bounty',
  'cargo',
  'goal',
  'patrol',
  'luxury',
  'other',
]

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

interface Cause {
  source: Source
  text: Text | null
}

type PartOf = (card: number) => Pick<CardPart, 'kind' | 'home'>

/** How everybody's fame grew, up to what they have now. What was taken back does not count. */
export function risesOf(log: Logged<Event>[], partOf: PartOf, fames: number[]): Rise[] {
  const rises: Rise[] = []
  let turn = 0
  for (const entry of log) {
    let cause: Cause = { source: 'other', text: null }
    /** A goal is reached in the midst of what reaches it, and pays only its own fame. */
    let goal: Cause | null = null
    for (const { event, text } of paired(entry)) {
      turn = factsOf(event, 'turn-began')?.turn ?? turn
      const source = sourceOf(event, partOf)
      if (source === 'goal') goal = { source, text }
      else if (source) cause = { source, text }
      const fame = factsOf(event, 'fame')
      if (!fame) continue
      takeBack(rises, fame.player, fame.total - fame.change)
      const why = goal ?? cause
      goal = null
      rises.push({ ...fame, turn, ...why, text: why.text ?? text })
    }
  }
  fames.forEach((fame, player) => takeBack(rises, player, fame))
  return rises
}

/**
 * An undo is told without what it undid. But a player's fame goes on from where it was: whatever
 * led elsewhere was taken back.
 */
function takeBack(rises: Rise[], player: number, total: number) {
  for (;;) {
    const at = rises.findLastIndex((rise) => rise.player === player)
    if (at < 0 || rises[at]?.total === total) return
    rises.splice(at, 1)
  }
}

/** The events of an entry, each with its line. */
function paired(entry: Logged<Event>): { event: Event; text: Text | null }[] {
  const lines = told([entry], telling.isSilent)
  const texts = new Map(lines.map(({ event, text }) => [event, text]))
  return (entry.events ?? []).map((event) => ({ event, text: texts.get(event) ?? null }))
}

function sourceOf(event: Event, partOf: PartOf): Source | null {
  const delivered = factsOf(event, 'delivered')
  if (delivered) return partOf(delivered.card).kind === 'bounty' ? 'bounty' : 'cargo'
  if (factsOf(event, 'job-completed')) return 'job'
  if (factsOf(event, 'goal-completed')) return 'goal'
  if (factsOf(event, 'eliminated') ?? factsOf(event, 'captured')) return 'bounty'
  if (factsOf(event, 'patrol-eliminated')) return 'patrol'
  // What a luxury brought is lost with it.
  const changed =
    factsOf(event, 'bought') ?? factsOf(event, 'bartered') ?? factsOf(event, 'discarded')
  return changed && isLuxury(partOf(changed.card).home) ? 'luxury' : null
}

const isLuxury = (home: CardPart['home']) =>
  typeof home === 'object' && 'market' in home && home.market === 'luxury'

/** How much fame each source gave a player, the largest first. */
export function bySource(rises: Rise[], player: number): { source: Source; fame: number }[] {
  const mine = rises.filter((rise) => rise.player === player)
  return sources
    .map((source) => ({
      source,
      fame: mine
        .filter((rise) => rise.source === source)
        .reduce((sum, { change }) => sum + change, 0),
    }))
    .filter(({ fame }) => fame !== 0)
    .sort((one, other) => other.fame - one.fame)
}

/** The few moments that decided the game: the greatest leaps, told in order. */
export function turningPoints(rises: Rise[], most: number): Rise[] {
  const greatest = [...rises]
    .sort((one, other) => other.change - one.change || other.total - one.total)
    .slice(0, most)
  return rises.filter((rise) => greatest.includes(rise))
}
