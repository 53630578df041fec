import { lazily, type Entry } from '../table/entry'
import { words } from '../words'
import SidePoster from './SidePoster.svelte'

/** This game on the start page and in the lobby. */
export const deckbuilding: Entry = {
  title: words.deckbuilding.title,
  aim: words.deckbuilding.aim,
  seating: 'side',
  players: ['Empire', 'Rebels'],
  sides: [
    { player: 'Empire', faction: 'empire', scene: words.deckbuilding.scene.empire },
    { player: 'Rebels', faction: 'rebel', scene: words.deckbuilding.scene.rebel },
  ],
  poster: SidePoster,
  board: lazily(() => import('./Board.svelte')),
}
