import type { HitView, Prompt } from '../generated/deckbuilding'
import type { Asked, Offer } from './game'

export type Split = ReadonlyMap<number, number>

/** How much of the damage is not dealt yet; less than nothing if it is too much. */
export const rest = (left: number, split: Split): number =>
  [...split.values()].reduce((left, amount) => left - amount, left)

/** The server's proposal. */
export const proposed = (ships: HitView[]): Split =>
  new Map(ships.map(({ card, proposed }) => [card, proposed]))

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
