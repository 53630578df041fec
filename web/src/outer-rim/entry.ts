import { lazily, type Entry } from '../table/entry'
import { words } from '../words'
import { cast, firstGoal, rivalIn } from './cast'
import CharacterPoster from './CharacterPoster.svelte'
import PlacePoster from './PlacePoster.svelte'

/** This game on the start page and in the lobby. */
export const outerRim: Entry = {
  get title() {
    return words.games.outerRim.title
  },
  get aim() {
    return words.games.outerRim.aim({ fame: firstGoal })
  },
  sides: cast,
  suggested: 3,
  cast: { member: 'characters', kind: 'character' },
  rivalIn,
  poster: CharacterPoster,
  empty: PlacePoster,
  board: lazily(() => import('./Board.svelte')),
}
