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
