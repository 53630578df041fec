import type { Plan } from '../table/table.svelte'
import { kindOf, type OuterRim } from './game'

/** The ids of the spaces of a way, the last being its goal. */
export type Route = string[]

/** Flies a way space by space and stays at its end; whatever else is asked ends the plan. */
export function journey(route: Route, numbered: (id: string) => number): Plan<OuterRim> {
  const left = route.map(numbered)
  let stayed = false
  return ({ prompt, choices }) => {
    const chosen = (found: (typeof choices)[number] | undefined) => found ?? null
    if (stayed) return null
    if (kindOf(prompt) === 'planning')
      return chosen(choices.find(({ choice }) => choice === 'move'))
    if (kindOf(prompt) !== 'movement') return null
    const next = left.shift()
    if (next === undefined) {
      stayed = true
      return chosen(choices.find(({ choice }) => choice === 'pass'))
    }
    return chosen(
      choices.find(
        ({ choice }) => typeof choice === 'object' && 'fly' in choice && choice.fly === next,
      ),
    )
  }
}

/**
 * Sends a patrol along a way and lets it rest at its end. Where there is only one way on, nothing is
 * asked, so that spaces are passed in between; whatever else is asked ends the plan.
 */
export function sending(route: Route, numbered: (id: string) => number): Plan<OuterRim> {
  let ahead = route.map(numbered)
  let before = Infinity
  return ({ prompt, choices }) => {
    if (typeof prompt !== 'object' || !('patrol-path' in prompt)) return null
    const { left } = prompt['patrol-path']
    // Another patrol, or the same once more.
    if (left >= before) return null
    before = left
    const to = (space: number) =>
      choices.find(
        ({ choice }) => typeof choice === 'object' && 'space' in choice && choice.space === space,
      )
    const at = ahead.findIndex((space) => to(space))
    const next = ahead[at]
    if (next !== undefined) {
      ahead = ahead.slice(at + 1)
      return to(next) ?? null
    }
    return ahead.length === 0 ? (choices.find(({ choice }) => choice === 'pass') ?? null) : null
  }
}
