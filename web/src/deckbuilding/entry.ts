import { lazily, type Entry } from '../table/entry'
import { words } from '../words'
import SidePoster from './SidePoster.svelte'

/** This game on the start page and in the lobby. */
export const deckbuilding: Entry = {
  get title() {
    return words.games.deckbuilding.title
  },
  get aim() {
    return words.games.deckbuilding.aim
  },
  factionOf: (side) => side,
  poster: SidePoster,
  board: lazily(() => import('./Board.svelte')),
}
