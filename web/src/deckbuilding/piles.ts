import type { CardView, View } from '../generated/deckbuilding'
import { seatPlace } from '../table/places'
import { words } from './words'
import { areaOf, foeOf, inPlay, keyOf, pilots, sideOf } from './game'

/** A pile that can be looked through. */
export type PileName =
  'my-discard' | 'their-discard' | 'galaxy-discard' | 'exiled' | 'galaxy-known' | 'my-bases'

export interface Pile {
  title: string
  note: string
  cards: { place: string; card?: number }[]
}

const shown = (cards: CardView[]) => cards.map((card) => ({ place: keyOf(card), card: card.card }))

/** What lies in a pile, the topmost first. */
export function pileOf(view: View, name: PileName): Pile {
  const side = sideOf(view)
  const mine = areaOf(view, side)
  const theirs = areaOf(view, foeOf(side))
  const note = words.deckbuilding.pile
  switch (name) {
    case 'my-discard':
      return { title: words.deckbuilding.discard, note, cards: shown(mine.discard) }
    case 'their-discard':
      return { title: words.deckbuilding.discard, note, cards: shown(theirs.discard) }
    case 'galaxy-discard':
      return { title: words.deckbuilding.galaxyDiscard, note, cards: shown(view.galaxy_discard) }
    case 'exiled':
      return { title: words.deckbuilding.exiled, note, cards: shown(view.exiled) }
    case 'galaxy-known': {
      const cards = shown(view.galaxy.known.map(([, card]) => card))
      return { title: words.deckbuilding.galaxyDeck, note: words.deckbuilding.known, cards }
    }
    case 'my-bases': {
      const cards = mine.known_bases.map(({ id }) => ({ place: id }))
      return { title: words.deckbuilding.bases, note: '', cards }
    }
  }
}

/** Every place that is drawn on the table itself; of the other's hand only backs and corners are. */
export function drawnPlaces(view: View): Set<string> {
  const cards = [
    ...inPlay(view),
    ...view.row,
    ...view.players.flatMap(({ ships }) => ships),
    ...areaOf(view, sideOf(view)).known_hand,
  ].map(keyOf)
  const bases = view.players.map(({ base, seat }) => base?.id ?? seatPlace(seat))
  return new Set([...cards, ...bases, pilots])
}
