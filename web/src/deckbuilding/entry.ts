import { lazily, type Entry, type Side } from '../table/entry'
import { words } from '../words'
import SidePoster from './SidePoster.svelte'

const side = (player: string, faction: 'empire' | 'rebel'): Side => ({
  player,
  faction,
  get scene() {
    return words.games.deckbuilding.scene[faction]
  },
})

/** This game on the start page and in the lobby. */
export const deckbuilding: Entry = {
  get title() {
    return words.games.deckbuilding.title
  },
  get aim() {
    return words.games.deckbuilding.aim
  },
  seating: 'side',
  players: ['Empire', 'Rebels'],
  sides: [side('Empire', 'empire'), side('Rebels', 'rebel')],
  poster: SidePoster,
  board: lazily(() => import('./Board.svelte')),
}
