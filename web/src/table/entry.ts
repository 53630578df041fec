import type { Component } from 'svelte'
import type { JsonValue } from '../generated/protocol'
import type { BoardProps } from './board'
import type { GameTypes } from './table.svelte'

export type Setup = { [key: string]: JsonValue }

/** What one can begin a game as, at once: a side, a character. */
export interface Side {
  /** As the server names this player. */
  player: string
  /** Whose colour and sign it has. */
  faction: string
  /** A line about how it feels to play it. */
  scene: string
  /** Whom one plays against, where that is not plain. */
  against?: string | undefined
  /** The card on which stands what it can do, where there is one. */
  face?: string
  /** What the set-up says so that one begins as it, unless the option of the seats does. */
  setup?: Setup
}

/** What the page knows of a game besides what the server tells. */
export interface Entry {
  title: string
  /** What is played when one begins at once. */
  aim: string
  sides: Side[]
  /** How many of the sides are suggested to who does not know them; all, if nothing is said. */
  suggested?: number
  /** A picture of a side, tall or wide; it is part of the first page, so it must be small. */
  poster: Component<{ side: Side; wide?: boolean }>
  /** A picture for a seat of which it is not known yet who plays there, if that may be. */
  empty?: Component<{ seat: number }>
  /**
   * Where the set-up may say who plays whom: the member that lists one face a seat, and the kind of
   * those faces.
   */
  cast?: { member: string; kind: string }
  /** Whom a set-up names that plays without a seat. */
  rivalIn?: (setup: unknown) => string | undefined
  /** The option that decides who sits where: seats choose it, not a form. */
  seating?: string
  /** The players in the order in which the game counts them, where that is not that of the seats. */
  players?: readonly string[]
  /** Loads the board, which is no part of the first page. */
  board: LoadBoard
}

/** A board as the page holds it: what exactly lies on its table, only the board knows. */
export type AnyBoard = Component<BoardProps<GameTypes>>
type LoadBoard = () => Promise<AnyBoard>

/** The way to a board, from the way to its module. */
export const lazily =
  <G extends GameTypes>(load: () => Promise<{ default: Component<BoardProps<G>> }>): LoadBoard =>
  async () =>
    (await load()).default as unknown as AnyBoard
