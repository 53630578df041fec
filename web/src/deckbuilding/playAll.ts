import type { View } from '../generated/deckbuilding'
import { areaOf, type Asked, type Offer } from './game'

/** What is played without a question following: the server says that such a choice completes it. */
function asksNothing(offer: Offer): number | null {
  const { choice, role } = offer
  return role === 'commit' && typeof choice === 'object' && 'play' in choice ? choice.play : null
}

/** The cards in my hand whose play asks nothing: those offered and those exactly like them. */
export function plainPlays(decision: Asked | null, view: View): Set<number> {
  const hand = view.you ? areaOf(view, view.you).known_hand : []
  const offered = (decision?.choices ?? []).map(asksNothing)
  const ids = new Set(hand.filter(({ card }) => offered.includes(card)).map(({ id }) => id))
  return new Set(hand.filter(({ id }) => ids.has(id)).map(({ card }) => card))
}

/**
 * Plays them one after another. A card drawn on the way is not played, and a question ends it: the
 * player meant those that were there.
 */
export function playAllPlan(cards: ReadonlySet<number>): (decision: Asked) => Offer | null {
  return (decision) => {
    const next = decision.choices.find((offer) => {
      const card = asksNothing(offer)
      return card !== null && cards.has(card)
    })
    return next ?? null
  }
}
