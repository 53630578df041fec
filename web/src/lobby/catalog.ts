/**
 * What the page knows of a game besides what the server tells: that it has a board here, and how
 * its sides look. A game that is not listed has no board and is not offered.
 */
import type { JsonValue } from '../generated/protocol'
import type { GameInfo } from './api'

export interface Side {
  /** As the server names the player of this side. */
  player: string
  faction: 'empire' | 'rebel'
  /** A line about how it feels to play it. */
  scene: string
}

export interface Shown {
  title: string
  /** In the order in which the game counts its players. */
  sides: Side[]
  /** The option that decides who sits where: seats choose it, not a form. */
  seating: string
}

export const catalog: Record<string, Shown> = {
  deckbuilding: {
    title: 'The Deckbuilding Game',
    seating: 'side',
    sides: [
      {
        player: 'Empire',
        faction: 'empire',
        scene: 'Patient, heavy, many. The galaxy will be put in order.',
      },
      {
        player: 'Rebels',
        faction: 'rebel',
        scene: 'Few, quick, stubborn. Strike where they do not look.',
      },
    ],
  },
}

/** The game's usual set-up, but with this side on the first seat. */
export function setupFor(game: GameInfo, player: string): { [key: string]: JsonValue } {
  const seating = game.options.find(({ key }) => key === catalog[game.id]?.seating)
  const chosen = seating?.choices.find(({ seats }) => seats[0] === player)
  return Object.assign({}, game.setup, chosen?.setup) as { [key: string]: JsonValue }
}
