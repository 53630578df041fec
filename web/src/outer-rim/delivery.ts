import type { Plan } from '../table/table.svelte'
import { kindOf, placeOf, type OuterRim } from './game'

/** Delivers the card at a place; what else there is to deliver is left to be asked about. */
export function delivery(place: string): Plan<OuterRim> {
  return ({ prompt, choices }) => {
    const found = choices.find(({ choice, on }) =>
      kindOf(prompt) === 'deliver'
        ? kindOf(choice) === 'deliver-card' && placeOf(on) === place
        : choice === 'deliver',
    )
    return found ?? null
  }
}
