import { placeOf, placesOf } from '../table/places'
import { type Asked, type Offer } from './game'

/** What is played without a question following: the server says that such a choice completes it. */
const asksNothing = ({ choice, role }: Offer) =>
  role === 'commit' && typeof choice === 'object' && 'play' in choice

/** Where the cards in my hand lie whose play asks nothing. */
export const plainPlays = (decision: Asked | null): Set<string> =>
  new Set((decision?.choices ?? []).filter(asksNothing).flatMap(placesOf))

/**
 * Plays them one after another. A card drawn on the way is not played, and a question ends it: the
 * player meant those that were there.
 */
export function playAllPlan(cards: ReadonlySet<string>): (decision: Asked) => Offer | null {
  return ({ choices }) =>
    choices.find((offer) => asksNothing(offer) && cards.has(placeOf(offer.on) ?? '')) ?? null
}
