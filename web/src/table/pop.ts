import type { Fact, On } from '../generated/protocol'

/** A number that rises from a thing for a moment. */
export interface Pop {
  place: string
  text: string
  tone: 'harm' | 'good'
}

/** What a fact did to the thing it is about. */
export function popOf(
  { on, worth = [] }: Pick<Fact, 'on' | 'worth'>,
  placeOf: (on: On) => string | null,
): Pop | null {
  const place = on && placeOf(on)
  const [amount] = worth
  if (!place || !amount) return null
  const { number } = amount
  return number < 0
    ? { place, text: `−${-number}`, tone: 'harm' }
    : { place, text: `+${number}`, tone: 'good' }
}
