import type { Bundle, Event, Offer, OfferView, PlayerView } from '../generated/outer-rim'

/** One side of a deal as it is being built. */
export interface Side {
  /** In credits; they change hands by the thousand. */
  credits: number
  cards: number[]
}

export const nothing: Side = { credits: 0, cards: [] }

export const step = 1000

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
export const offerOf = (to: number, gives: Side, takes: Side): Offer => ({
  to,
  gives: bundle(gives),
  takes: bundle(takes),
})

export const isEmpty = (...sides: Side[]) =>
  sides.every(({ credits, cards }) => credits === 0 && cards.length === 0)

/** What became of an offer, if that is among what happened. */
export function answerIn(
  events: readonly Event[],
  offer: OfferView | null,
): { offer: OfferView; accepted: boolean } | null {
  for (const event of events) {
    if (!offer || typeof event !== 'object' || !('offer-answered' in event)) continue
    const { from, to, accepted } = event['offer-answered']
    if (from === offer.from && to === offer.to) return { offer, accepted }
  }
  return null
}

/** Whom one can offer something: everybody who sits somewhere, but oneself. */
export const partners = (players: PlayerView[], you: number | null): number[] =>
  players.flatMap((player, at) => (at !== you && player.seat !== null ? [at] : []))
