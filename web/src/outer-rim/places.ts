import type { Blocked, Explanation, Price, Route } from '../generated/protocol'
import type { Act } from '../table/acts.svelte'
import { placeOf } from './game'

/** Things by the place they belong to; what belongs nowhere is left out. */
export function grouped<T>(things: T[], placed: (thing: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const thing of things) {
    const place = placed(thing)
    if (place !== null) groups.set(place, [...(groups.get(place) ?? []), thing])
  }
  return groups
}

/** The ids of the spaces of a way, the last being its goal. */
export const spacesOf = ({ stops }: Route): string[] =>
  stops.flatMap((stop) => ('space' in stop ? [stop.space] : []))

/** The ways that are open, by where they lead. */
export const routesIn = (explanation: Explanation | null): Map<string, Route> =>
  new Map((explanation?.routes ?? []).map((way) => [placeOf(way.to) ?? '', way]))

/** Why something cannot be done, or has a cost, by where that would be. */
export const blockedIn = (asked: { blocked?: Blocked[] } | null): Map<string, Blocked[]> =>
  grouped(asked?.blocked ?? [], ({ on }) => placeOf(on))

export const pricesIn = (asked: { prices?: Price[] } | null): Map<string, Price> =>
  new Map((asked?.prices ?? []).map((price) => [placeOf(price.on) ?? '', price]))

/** What can be done with each thing. */
export const actsByPlace = (placed: { place: string; act: Act }[]): Map<string, Act[]> =>
  new Map(
    [...grouped(placed, ({ place }) => place)].map(([place, found]) => [
      place,
      found.map(({ act }) => act),
    ]),
  )
