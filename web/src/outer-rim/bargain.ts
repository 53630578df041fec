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
import { words } from '../words'
import { kindOf, type Asked } from './game'

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
  for (const { position, events } of since) {
    const answer = events.find((event) => 'offer-answered' in event)
    if (answer) return { position, accepted: answer['offer-answered'].accepted }
  }
  return null
}

/** Whom one can offer something: everybody who sits somewhere, but oneself. */
export const partners = (players: PlayerView[], you: number | null): number[] =>
  players.flatMap((player, at) => (at !== you && player.seat !== null ? [at] : []))

/** Why something cannot be part of an offer. */
const because = (reason: string, rule: string): Blocked => ({ text: [{ words: reason }], rule })

/** Why nothing can be offered to somebody now. */
export const partnerBarred = (view: View, to: number): Blocked | null =>
  view.current === view.you || view.current === to
    ? null
    : because(words.outerRim.dealsAside, 'credits/no-trade-between-bystanders')

/** An empty offer to whom one most likely means: who can be dealt with, and rather who is here. */
export function likeliestDraft(view: View, dealers: number[]): Draft | null {
  if (view.offer) return null
  const open = dealers.filter((at) => partnerBarred(view, at) === null)
  const mine = view.players[view.you ?? -1]?.space
  const to = open.find((at) => view.players[at]?.space === mine) ?? open[0]
  return to === undefined ? null : { to, gives: nothing, takes: nothing }
}

/**
 * Why cards cannot be offered to somebody now. Whether there is a trade is told by what I am asked;
 * while somebody else is, only the server knows.
 */
export function cardsBarred(view: View, to: number, decision: Asked | null): Blocked | null {
  const me = view.players[view.you ?? -1]
  if (me?.space !== view.players[to]?.space)
    return because(words.outerRim.cardsApart, 'trade/needs-shared-space')
  const trades =
    decision === null ||
    ['trade', 'offer'].includes(kindOf(decision.prompt)) ||
    decision.choices.some(({ choice }) => choice === 'trade')
  return trades ? null : because(words.outerRim.cardsLater, 'trade/cards-only-in-trade-action')
}
