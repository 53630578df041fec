import type { Fact } from '../generated/protocol'
import { placeOf } from './places'

/** A number that rises from a thing for a moment. */
export interface Pop {
  place: string
  text: string
  tone: 'harm' | 'good'
}

/** What a fact did to the thing it is about. */
export function popOf({ on, worth = [] }: Pick<Fact, 'on' | 'worth'>): Pop | null {
  const place = placeOf(on)
  const [amount] = worth
  if (!place || !amount) return null
  const { number } = amount
  return number < 0
    ? { place, text: `−${-number}`, tone: 'harm' }
    : { place, text: `+${number}`, tone: 'good' }
}
