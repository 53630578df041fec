import type { Event, Faction } from '../generated/outer-rim'
import type { Text } from '../generated/protocol'
import type { Telling } from '../table/rows'
import { factsOf } from './events'
import { words } from './words'
import { kindOf } from './game'

const headings = new Set(['turn-began'])
const silent = new Set(['turn-ended', 'step-began', 'ai-card-done'])
/** What has no line of its own: another event, or what is asked, tells as much. */
const isSilent = (event: Event): boolean =>
  silent.has(kindOf(event)) ||
  factsOf(event, 'credits')?.why === 'price' ||
  factsOf(event, 'gained')?.bought === true ||
  factsOf(event, 'databank-resolved')?.contact !== undefined

/** What the table shows anyway, or a rival means to do: what comes of it has a line of its own. */
const bookkeeping = new Set(['market-revealed', 'ai-bullet'])
const loud = new Set([
  'fame',
  'goal-completed',
  'job-completed',
  'delivered',
  'captured',
  'eliminated',
  'combat-won',
  'defeated',
  'ship-gained',
  'won',
])

/** How the events of this game are told. */
export const telling: Telling<Event> = {
  isHeading: (event) => headings.has(kindOf(event)),
  isSilent,
  isIdle: (event) => bookkeeping.has(kindOf(event)),
  isResult: (event) =>
    (factsOf(event, 'credits')?.change ?? factsOf(event, 'fame')?.change ?? 0) > 0,
  isAside: (event) => factsOf(event, 'discarded') !== undefined,
  isLoud: (event) => loud.has(kindOf(event)),
  signOf: (event) => patrolIn(event)?.faction ?? patrolRolling(event),
  seatOf: whose,
  goesOn: (before, event) => {
    const [ship, patrol] = [factsOf(event, 'moved'), factsOf(event, 'patrol-moved')]
    const [from, patrolled] = [factsOf(before, 'moved'), factsOf(before, 'patrol-moved')]
    if (ship) return from?.player === ship.player && isStep(ship) && isStep(from)
    if (!patrol || !patrolled) return false
    return patrolled.faction === patrol.faction && isStep(patrol) && isStep(patrolled)
  },
  wholeOf: inSpaces,
}

const isStep = ({ directly }: { directly: boolean }) => !directly

/** How far it went stands before where it went to. */
function inSpaces(text: Text, spaces: number): Text {
  const at = text.findLastIndex((run) => 'words' in run && /\bto *$/.test(run.words))
  const run = text[at]
  if (!run || !('words' in run)) return [...text, { words: `(${spaces} ${words.outerRim.spaces})` }]
  const before = run.words.replace(/to *$/, '')
  const far = [{ words: before }, { number: spaces }, { words: `${words.outerRim.spaces} to` }]
  return [...text.slice(0, at), ...far, ...text.slice(at + 1)]
}

const patrolIn = (event: Event) =>
  factsOf(event, 'patrol-sent') ??
  factsOf(event, 'patrol-moved') ??
  factsOf(event, 'patrol-spawned') ??
  factsOf(event, 'patrol-eliminated')

/** The patrol whose dice were rolled. */
function patrolRolling(event: Event): Faction | null {
  const foe = factsOf(event, 'rolled')?.foe
  return foe !== undefined && 'patrol' in foe ? foe.patrol : null
}

/** Whose deed an event is; whoever rolls the dice of a foe does nothing of their own. */
function whose(event: Event): number | null {
  if (factsOf(event, 'rolled')?.foe !== undefined) return null
  const [facts] = Object.values(event) as Partial<Record<string, number>>[]
  return facts?.player ?? facts?.attacker ?? facts?.by ?? null
}
