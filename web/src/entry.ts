import type { Component } from 'svelte'
import type { JsonValue, Side as Told } from './generated/protocol'
import type { BoardProps } from './table/board'
import type { GameTypes } from './table/table.svelte'

export type Setup = { [key: string]: JsonValue }

/** What one can begin a game as, at once: a side, a character. */
export interface Side extends Told {
  /** Whose colour and sign it has. */
  faction: string
}

/** What the page knows of a game besides what the server tells: `entry` of the game's `entry.ts`. */
export interface Entry {
  /** What it is called here, where that is not what the server calls it. */
  title?: string
  /** What is played when one begins at once. */
  aim?: string
  /** Whose colour and sign a side has, by its id. */
  factionOf: (side: string) => string
  /** A picture of a side, tall or wide; it is part of the first page, so it must be small. */
  poster?: Component<{ side: Side; wide?: boolean }>
  /** A picture for a seat of which it is not known yet who plays there, if that may be. */
  empty?: Component<{ seat: number }>
  /**
   * Where the set-up may say who plays whom: the member that lists one face a seat, and the kind of
   * those faces.
   */
  cast?: { member: string; kind: string }
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
