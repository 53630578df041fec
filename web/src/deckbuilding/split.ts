import type { Prompt, View } from '../generated/deckbuilding'
import { areaOf, foeOf, type Asked, type Offer } from './game'

/** A ship that takes part of the damage. */
export interface Hit {
  card: number
  id: string
  /** How much more it can take. */
  room: number
}

export type Split = ReadonlyMap<number, number>

/** The ships that damage is spread over: the one asked about and those after it. */
export function hits(view: View, ship: number): Hit[] {
  const ships = areaOf(view, foeOf(view.active)).ships
  const from = ships.findIndex(({ card }) => card === ship)
  return ships.slice(from).map(({ card, id, hit_points, damage }) => ({
    card,
    id,
    room: Math.max(0, (hit_points ?? 0) - damage),
  }))
}

/** A first proposal: bring down as many ships as possible, the weakest first. */
export function propose(left: number, ships: Hit[]): Map<number, number> {
  const split = new Map(ships.map(({ card }) => [card, 0]))
  for (const { card, room } of ships.toSorted((a, b) => a.room - b.room)) {
    const amount = Math.min(room, left)
    split.set(card, amount)
    left -= amount
  }
  return split
}

/** How much of the damage is not dealt yet; less than nothing if it is too much. */
export function rest(left: number, split: Split, ships: Hit[]): number {
  const room = ships.reduce((sum, ship) => sum + ship.room, 0)
  const dealt = [...split.values()].reduce((sum, amount) => sum + amount, 0)
  return Math.min(left, room) - dealt
}

/** What is asked, if it is a spread. */
export const spreadOf = (prompt: Prompt | undefined) =>
  prompt !== undefined && typeof prompt === 'object' && 'spread' in prompt ? prompt.spread : null

/** Answers ship by ship as the split says, as long as the server asks. */
export function splitPlan(split: Split): (decision: Asked) => Offer | null {
  return (decision) => {
    const ship = spreadOf(decision.prompt)?.ship
    return (
      decision.choices.find(
        ({ choice }) =>
          typeof choice === 'object' &&
          'assign' in choice &&
          choice.assign[0] === ship &&
          choice.assign[1] === split.get(choice.assign[0]),
      ) ?? null
    )
  }
}
