import { palette } from '../art/characters'
import { lazily, type Entry } from '../table/entry'
import { words } from '../words'
import CharacterPoster from './CharacterPoster.svelte'
import PlacePoster from './PlacePoster.svelte'

/** This game on the start page and in the lobby. */
export const outerRim: Entry = {
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
