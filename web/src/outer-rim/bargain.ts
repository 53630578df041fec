import type {
  Bundle,
  BundleView,
  Event,
  Offer,
  OfferView,
  PlayerView,
  View,
} from '../generated/outer-rim'
import type { Blocked, Logged } from '../generated/protocol'
import { words } from './words'

/** One side of a deal as it is being built. */
export interface Side {
  /** In credits; they change hands by the thousand. */
  credits: number
  cards: number[]
}

export const nothing: Side = { credits: 0, cards: [] }

export const step = 1000

/** An offer that is being built. */
export interface Draft {
  to: number
  gives: Side
  takes: Side
}

/** The same offer once more, to be changed by who made it. */
export const revised = ({ to, gives, takes }: OfferView): Draft => ({ to, gives, takes })

/** An offer as its receiver would make it, to be changed by them. */
export const countered = ({ from, gives, takes }: OfferView): Draft => ({
  to: from,
  gives: takes,
  takes: gives,
})

/** Of what was picked, what its owner has by now. */
export const within = (
  side: Side,
  { credits, assets }: Pick<PlayerView, 'credits' | 'assets'>,
): Side => ({
  credits: Math.min(side.credits, credits),
  cards: side.cards.filter((card) => assets.some((asset) => asset.card === card)),
})

/** What somebody would have after a deal. */
export const creditsAfter = (have: number, gives: BundleView, takes: BundleView) =>
  have - gives.credits + takes.credits

/** A sum changed by one step, as far as there are credits. */
export const stepped = (side: Side, by: number, most: number): Side => ({
  ...side,
  credits: Math.max(0, Math.min(most, side.credits + by * step)),
})

/** With a card, or without it. */
export const toggled = (side: Side, card: number): Side => ({
  ...side,
  cards: side.cards.includes(card)
    ? side.cards.filter((other) => other !== card)
    : [...side.cards, card],
})

const bundle = ({ credits, cards }: Side): Bundle => ({ credits: credits / step, cards })

/** The deal as the server takes it. */
export const offerOf = ({ to, gives, takes }: Draft): Offer => ({
  to,
  gives: bundle(gives),
  takes: bundle(takes),
})

export const isEmpty = (...sides: Side[]) =>
  sides.every(({ credits, cards }) => credits === 0 && cards.length === 0)

/** What became of the last offer somebody made, as long as they have not gone on since. */
export function answerIn(
  log: readonly Logged<Event>[],
  from: number | null,
): { position: number; accepted: boolean } | null {
  const made = log.findLastIndex(({ by, did }) => by === from && did === 'offer')
  const since = made < 0 ? [] : log.slice(made + 1)
  if (since.some(({ by, did }) => by === from && did === 'choose')) return null
  for (const { position, facts } of since) {
    const answer = facts.map(({ event }) => event).find((event) => 'offer-answered' in event)
    if (answer) return { position, accepted: answer['offer-answered'].accepted }
  }
  return null
}

/** Whom one can offer something, whether now or later. */
export const partners = ({ deals }: Pick<View, 'deals'>): number[] => deals.map(({ to }) => to)

/** What a rule bars, in a few words. */
function because(rule: string | null | undefined): Blocked | null {
  const [topic = '', slug = ''] = rule?.split('/') ?? []
  const told = (words.outerRim.barredBy as Record<string, Record<string, string>>)[topic]?.[slug]
  return rule ? { text: told ? [{ words: told }] : [], rule } : null
}

const dealWith = ({ deals }: Pick<View, 'deals'>, to: number) =>
  deals.find((deal) => deal.to === to)

/** Why nothing can be offered to somebody now. */
export const partnerBarred = (view: Pick<View, 'deals'>, to: number): Blocked | null =>
  because(dealWith(view, to)?.barred)

/** An empty offer to whom one most likely means: who can be dealt with, and rather who is here. */
export function likeliestDraft(view: View): Draft | null {
  if (view.offer) return null
  const open = partners(view).filter((at) => partnerBarred(view, at) === null)
  const mine = view.players[view.you ?? -1]?.space
  const to = open.find((at) => view.players[at]?.space === mine) ?? open[0]
  return to === undefined ? null : { to, gives: nothing, takes: nothing }
}

/** Why cards cannot be offered to somebody now. */
export const cardsBarred = (view: Pick<View, 'deals'>, to: number): Blocked | null =>
  because(dealWith(view, to)?.cards_barred)
