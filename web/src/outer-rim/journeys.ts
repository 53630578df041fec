import { spoken } from '../cards/runs'
import type { Explanation, Text } from '../generated/protocol'
import { words } from '../words'
import type { Errand } from './errands'
import { lanesApart } from './galaxy/distance'
import { placeOf, type Things } from './game'
import type { Route } from './journey'
import { blockedIn, routeOf } from './places'

/** A whole journey that can be made now, and why one would make it. */
export interface Journey {
  /** Where it leads, as a place of the table and as a space. */
  place: string
  space: number
  route: Route
  /** What of mine it brings forward, in a few words each. */
  why: Text[]
  /** What makes me stop there. */
  stop: string | null
}

interface Around {
  things: Things
  errands: Errand[]
  lanes: [number, number][]
  /** Where I am. */
  from: number
}

interface Weighed extends Journey {
  worth: number
}

/** The smaller, the sooner it is named. */
const worths = { due: 0, quarry: 1, toward: 2, maybe: 3, planet: 4, maelstrom: 5, navpoint: 5 }

/** Those first that bring something of mine forward, then planets; the nearer ones first. */
export function journeysOf(explanation: Explanation | null, around: Around): Journey[] {
  const { things, errands } = around
  const blocked = blockedIn(explanation)
  const open = (explanation?.routes ?? []).flatMap((way): Weighed[] => {
    const place = placeOf(way.to)
    const space = things.spaceAt(place)
    if (place === null || space === null) return []
    const here = errands.filter((errand) => errand.space === space)
    const kinds = [things.space(space).kind, ...here.map(({ kind }) => kind)]
    return [
      {
        place,
        space,
        route: routeOf(way),
        why: unlike(here.map(reason)),
        stop: blocked.has(place) ? afterColon(way.text) : null,
        worth: Math.min(...kinds.map((kind) => worths[kind])),
      },
    ]
  })
  const certain = errands.filter(({ kind }) => kind !== 'maybe')
  for (const far of new Set(certain.map(({ space }) => space))) {
    const nearest = nearestTo(far, open, around)
    const { id, name } = things.space(far)
    if (!nearest) continue
    nearest.why.push([{ words: words.outerRim.toward }, { space: [id, name] }])
    nearest.worth = Math.min(nearest.worth, worths.toward)
  }
  return open.sort((one, other) => one.worth - other.worth || further(one, other))
}

const further = (one: Journey, other: Journey) => one.route.length - other.route.length

const reason = ({ about, kind }: Errand): Text => [
  ...(kind === 'maybe' ? [{ words: words.outerRim.maybe }] : []),
  { card: about },
]

/** Each thing that is said, once. */
const unlike = (texts: Text[]): Text[] => [
  ...new Map(texts.map((text) => [spoken(text), text])).values(),
]

/** Of a sentence the server makes about a place, only what comes at its end. */
const afterColon = (text: Text): string => spoken(text).split(':').at(-1)?.trim() ?? ''

/** Of the spaces in reach, the one nearest to a space that is not; none if I am as near already. */
function nearestTo(far: number, open: Weighed[], { lanes, from }: Around): Weighed | undefined {
  if (open.some(({ space }) => space === far)) return undefined
  const left = (space: number) => lanesApart({ lanes }, space, far) ?? Infinity
  const nearer = open
    .map((journey) => ({ journey, left: left(journey.space) }))
    .sort((one, other) => one.left - other.left || further(one.journey, other.journey))[0]
  return nearer && nearer.left < left(from) ? nearer.journey : undefined
}
