import type { InPlayView, View } from '../generated/deckbuilding'
import { areaOf, inPlay, keyOf, placeOf, type Asked, type Offer } from './game'

/** How two cards in play are told apart where they are otherwise alike. */
function situation({ id, used, attack, damage, duty }: InPlayView): string {
  return JSON.stringify([id, used, attack, damage, duty])
}

/** Of several alike cards in one place the server offers one: the others stand for it. */
function groups(view: View): Map<string, string>[] {
  const plain = (cards: { id: string; card: number }[]) =>
    new Map(cards.map((card) => [keyOf(card), card.id]))
  const piles = view.players.flatMap(({ known_hand, discard }) => [known_hand, discard])
  return [
    ...[...piles, view.galaxy_discard].map(plain),
    ...[view.units, areaOf(view, view.active).ships].map(
      (cards) => new Map(cards.map((card) => [keyOf(card), situation(card)])),
    ),
  ]
}

/** What can be chosen where: on the thing itself, and on those exactly like it. */
export function offersByPlace(decision: Asked | null, view: View): Map<string, Offer[]> {
  const offers = new Map<string, Offer[]>()
  for (const offer of decision?.choices ?? []) {
    const place = placeOf(offer.on)
    if (place !== null) offers.set(place, [...(offers.get(place) ?? []), offer])
  }
  const own = new Set(offers.keys())
  for (const group of groups(view)) {
    for (const [key, kind] of group) {
      if (own.has(key)) continue
      const twin = [...group].find(([other, same]) => same === kind && own.has(other))
      const twins = twin && offers.get(twin[0])
      if (twins) offers.set(key, twins)
    }
  }
  return offers
}

/** The first of each kind, as often as that kind is wanted: alike ones are used up in order. */
export function standIns(view: View, wanted: ReadonlySet<number>): number[] {
  const ready = inPlay(view).filter(({ duty }) => duty === 'ready')
  const counts = new Map<string, number>()
  for (const card of ready) {
    if (wanted.has(card.card)) {
      const kind = situation(card)
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
  }
  return ready
    .filter((card) => {
      const kind = situation(card)
      const left = counts.get(kind) ?? 0
      counts.set(kind, left - 1)
      return left > 0
    })
    .map(({ card }) => card)
}
