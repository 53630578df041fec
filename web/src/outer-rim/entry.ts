import { palette } from '../art/characters'
import { lazily, type Entry } from '../entry'
import { spoken } from '../words/tree'
import CharacterPoster from './CharacterPoster.svelte'
import PlacePoster from './PlacePoster.svelte'
import english from './en.ftl?games'
import type { Words } from './messages'

const words = spoken(english as Pick<Words, 'games'>)

/** This game on the start page and in the lobby. */
export const entry: Entry = {
  get title() {
    return words.games.outerRim.title
  },
  get aim() {
    return words.games.outerRim.aim
  },
  factionOf: (id) => palette({ id, faction: 'neutral' }),
  cast: { member: 'characters', kind: 'character' },
  poster: CharacterPoster,
  empty: PlacePoster,
  board: lazily(() => import('./Board.svelte')),
}
