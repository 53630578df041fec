/**
 * The games as this page shows them, by the ids the server gives them. A game with a folder of its own
 * here says in its `entry.ts` how it looks; one without is played on the plain board.
 */
import { lazily, type Entry, type Setup, type Side } from './entry'
import type { GameInfo } from './generated/protocol'

const folders = import.meta.glob<Entry>('./*/entry.ts', { eager: true, import: 'entry' })

const games = new Map(
  Object.entries(folders).map(([path, entry]) => [path.replace(/^\.\/|\/entry\.ts$/g, ''), entry]),
)

/** Any other game: its table is told in words. */
const plain: Entry = {
  factionOf: () => 'neutral',
  board: lazily(() => import('./table/PlainBoard.svelte')),
}

/** The games with a look of their own. */
export const gameIds = [...games.keys()]

/** A game as this page shows it. */
export const gameOf = (id: string): Entry => games.get(id) ?? plain

/** Of what a server offers, what whoever comes here is shown; an example is found by its address alone. */
export const offeredBy = (games: GameInfo[]) =>
  games.filter(({ example }) => !example).map((game) => ({ game, entry: gameOf(game.id) }))

/** What one can begin a game as. */
export const sidesOf = ({ id, sides }: GameInfo): Side[] =>
  sides.map((side) => ({ ...side, faction: gameOf(id).factionOf(side.id) }))

/** The side a player of this name has; the server names both in the same language. */
export const sideOf = (game: GameInfo | null | undefined, player: string | undefined) =>
  game ? sidesOf(game).find((side) => side.player === player) : undefined

/** The game's usual set-up, but with this side on the first seat. */
export const setupFor = (game: GameInfo, side: Side) =>
  Object.assign({}, game.setup, side.setup) as Setup
