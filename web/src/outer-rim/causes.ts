import type { CardPart, Components, Event } from '../generated/outer-rim'
import type { Fact, Text } from '../generated/protocol'
import { factsOf } from './events'

/** What fame came of. */
export type Source =
  'job' | 'bounty' | 'cargo' | 'goal' | 'patrol' | 'luxury' | 'encounter' | 'paid' | 'other'

/** A deed that may bring fame. */
export interface Cause {
  source: Source
  /** What happened, in the words of the log. */
  text: Text | null
}

export type Parts = Pick<Components, 'cards' | 'contacts'>

export const nothing: Cause = { source: 'other', text: null }

/** What is under way after an event, for which fame may yet come. */
export function underWay(cause: Cause, { event, line }: Fact<Event>, parts: Parts): Cause {
  const text = line ?? null
  if (isBeginning(event)) return nothing
  // Who beat a patrol says more than that it is gone.
  if (factsOf(event, 'patrol-eliminated') && cause.source === 'patrol') return cause
  const source = sourceOf(event, parts)
  if (source) return { source, text }
  // Some luxuries bring fame where one is, which is told of no card.
  if (factsOf(event, 'moved') && cause === nothing) return { source: 'luxury', text }
  return isSuccess(event) ? { ...cause, text } : cause
}

/** What pays for the fame right after it, whatever else is under way. */
export function atOnce({ event, line }: Fact<Event>): Cause | null {
  const text = line ?? null
  if (factsOf(event, 'goal-completed')) return { source: 'goal', text }
  return factsOf(event, 'credits')?.why === 'cost' ? { source: 'paid', text } : null
}

/** Whether what was done before is over. */
const isBeginning = (event: Event) =>
  Boolean(
    factsOf(event, 'turn-began') ?? factsOf(event, 'step-began') ?? factsOf(event, 'ai-bullet'),
  )

/** Whether it tells why what is under way brings something. */
const isSuccess = (event: Event) =>
  factsOf(event, 'test-result')?.passed ?? factsOf(event, 'combat-won')?.attacker_won ?? false

function sourceOf(event: Event, parts: Parts): Source | null {
  const delivered = factsOf(event, 'delivered')
  if (delivered) return parts.cards[delivered.card]?.kind === 'bounty' ? 'bounty' : 'cargo'
  if (factsOf(event, 'job-completed')) return 'job'
  if (factsOf(event, 'eliminated') ?? factsOf(event, 'captured')) return 'bounty'
  if (factsOf(event, 'patrol-eliminated') ?? isPatrolBeaten(event)) return 'patrol'
  const resolved = factsOf(event, 'databank-resolved')
  if (resolved) return isContact(resolved.card, parts) ? 'encounter' : 'job'
  if (factsOf(event, 'encounter-drawn') ?? factsOf(event, 'secret-revealed')) return 'encounter'
  const card = cardIn(event)
  return card !== null && isLuxury(parts.cards[card]) ? 'luxury' : null
}

function isPatrolBeaten(event: Event): true | null {
  const fight = factsOf(event, 'combat-won')
  return fight?.attacker_won && 'patrol' in fight.foe ? true : null
}

/** The databank has the cards of contacts, and those that go on with a job. */
const isContact = (card: number, { contacts }: Parts) =>
  contacts.some(({ databank }) => databank.includes(card))

/** The card that somebody used, came by or lost: what a luxury brought is lost with it. */
function cardIn(event: Event): number | null {
  const used = factsOf(event, 'used')
  if (used) {
    const { bearer } = used
    return typeof bearer === 'object' && 'card' in bearer ? bearer.card : null
  }
  const gained = factsOf(event, 'gained')
  // A purchase was told already.
  if (gained) return gained.bought ? null : gained.card
  const changed =
    factsOf(event, 'bought') ??
    factsOf(event, 'bartered') ??
    factsOf(event, 'discarded') ??
    factsOf(event, 'taken') ??
    factsOf(event, 'given')
  return changed?.card ?? null
}

function isLuxury(card: CardPart | undefined): boolean {
  return card !== undefined && 'market' in card.home && card.home.market === 'luxury'
}
