import { placeOf, type Asked, type Offer } from './game'

/** Where a choice is drawn: on the thing itself, and on those exactly like it. */
export const placesOf = ({ on, alike = [] }: Offer): string[] =>
  [on, ...alike].flatMap((on) => placeOf(on) ?? [])

/** What can be chosen where. */
export function offersByPlace(decision: Asked | null): Map<string, Offer[]> {
  const offers = new Map<string, Offer[]>()
  for (const offer of decision?.choices ?? []) {
    for (const place of placesOf(offer)) offers.set(place, [...(offers.get(place) ?? []), offer])
  }
  return offers
}
