import { lazily, type Entry } from '../entry'
import { spoken } from '../words/tree'
import SidePoster from './SidePoster.svelte'
import english from './en.ftl?games'
import type { Words } from './messages'

const words = spoken(english as Pick<Words, 'games'>)

/** This game on the start page and in the lobby. */
export const entry: Entry = {
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
