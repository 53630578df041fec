import type { Listed, On } from '../generated/protocol'

/** Where a choice is drawn, as one name: a card's is its own. */
export function placeOf(on: On | undefined): string | null {
  const [kind, which] = Object.entries(on ?? {})[0] ?? []
  if (kind === undefined) return null
  return kind === 'card' ? `${which}` : `${kind}:${which}`
}

/** Where a choice is drawn: on the thing itself, and on those exactly like it. */
export const placesOf = ({ on, alike = [] }: Pick<Listed<unknown>, 'on' | 'alike'>): string[] =>
  [on, ...alike].flatMap((on) => placeOf(on) ?? [])

export const spacePlace = (id: string) => `space:${id}`
export const pilePlace = (pile: string) => `pile:${pile}`
export const seatPlace = (seat: number) => `seat:${seat}`

/** The kind of a choice, a question or an event, without what it is about. */
export const kindOf = (value: object | string): string =>
  typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')

/** Things by the places they belong to; what belongs nowhere is left out. */
export function byPlace<T>(things: T[], placed: (thing: T) => string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const thing of things) {
    for (const place of placed(thing)) groups.set(place, [...(groups.get(place) ?? []), thing])
  }
  return groups
}
