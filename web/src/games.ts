/**
 * The games this page has a board for, by the ids the server gives them. A game that is not listed
 * here is offered nowhere. A further game is one more entry, written in that game's own folder.
 */
import { deckbuilding } from './deckbuilding/entry'
import type { GameInfo } from './generated/protocol'
import { outerRim } from './outer-rim/entry'
import type { Entry, Setup, Side } from './table/entry'

const games: Record<string, Entry> = { 'outer-rim': outerRim, deckbuilding }

export const gameIds = Object.keys(games)

/** A game as this page knows it; nothing if it has no board here. */
export const gameOf = (id: string): Entry | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined

/** Of what a server offers, what can be played here. */
export const playable = (offered: GameInfo[]) =>
  offered.flatMap((game) => {
    const entry = gameOf(game.id)
    return entry ? [{ game, entry }] : []
  })

/** What one can begin a game as. */
export const sidesOf = ({ id, sides }: GameInfo): Side[] =>
  sides.map((side) => ({ ...side, faction: gameOf(id)?.factionOf(side.id) ?? 'neutral' }))

/** The side a player of this name has; the server names both in the same language. */
export const sideOf = (game: GameInfo | null | undefined, player: string | undefined) =>
  game ? sidesOf(game).find((side) => side.player === player) : undefined

/** The game's usual set-up, but with this side on the first seat. */
export const setupFor = (game: GameInfo, side: Side) =>
  Object.assign({}, game.setup, side.setup) as Setup
