import type { Explanation, Route, Text } from '../generated/protocol'
import { words } from './words'
import { filled, slot } from '../words/filled'
import { either } from '../words/format'
import type { Errand } from './errands'
import { lanesApart } from './galaxy/distance'
import { placeOf, type Things } from './game'

/** A whole journey that can be made now, and why one would make it. */
export interface Journey {
  /** Where it leads, as a place of the table and as a space. */
  place: string
  space: number
  route: Route
  /** What there is to do there, or beyond, in a few words each. */
  why: Text[]
  /** Whether that brings something of mine forward. */
  calls: boolean
  /** What makes me stop there. */
  stop: Text | null
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
const order = ['due', 'quarry', 'toward', 'maybe', 'met', 'planet', 'space', 'stop'] as const
const worthOf = (kind: (typeof order)[number]) => order.indexOf(kind)

/**
 * Those first that bring something of mine forward, then planets, and last where nothing is but what
 * makes one stop; the nearer ones first.
 */
export function journeysOf(explanation: Explanation | null, around: Around): Journey[] {
  const { things, errands } = around
  const open = (explanation?.routes ?? []).flatMap((route): Weighed[] => {
    const place = placeOf(route.to)
    const space = things.spaceAt(place)
    if (place === null || space === null) return []
    const here = errands.filter((errand) => errand.space === space)
    const stop = route.stop ?? null
    const bare = things.space(space).kind === 'planet' ? 'planet' : stop ? 'stop' : 'space'
    const kinds = [bare, ...here.map(({ kind }) => kind)] as const
    const worth = Math.min(...kinds.map(worthOf))
    return [{ place, space, route, why: reasons(here), calls: false, stop, worth }]
  })
  const certain = errands.filter(({ kind }) => kind === 'due' || kind === 'quarry')
  for (const far of new Set(certain.map(({ space }) => space))) {
    const nearest = nearestTo(far, open, around)
    const { id, name } = things.space(far)
    if (!nearest) continue
    nearest.why.push(
      filled(words.outerRim.toward({ space: slot('space') }), { space: [{ space: [id, name] }] }),
    )
    nearest.worth = Math.min(nearest.worth, worthOf('toward'))
  }
  return open
    .sort((one, other) => one.worth - other.worth || further(one, other))
    .map((journey) => ({ ...journey, calls: journey.worth < worthOf('met') }))
}

/** Of two that are as good, the one at which nothing stops me, then the nearer one. */
const easier = (one: Journey, other: Journey) =>
  Number(one.stop !== null) - Number(other.stop !== null) || further(one, other)

const further = (one: Journey, other: Journey) => one.route.stops.length - other.route.stops.length

/** What there is to do in a space: each thing, and together whoever may be there. */
function reasons(here: Errand[]): Text[] {
  const once = [...new Map(here.map((errand) => [errand.about[0], errand])).values()]
  const sure = once.filter(({ kind }) => kind !== 'maybe')
  const maybe = once.filter(({ kind }) => kind === 'maybe')
  const whoever = Object.fromEntries(
    maybe.map(({ about }, at): [number, Text] => [at, [{ card: about }]]),
  )
  const perhaps = words.outerRim.maybe({ who: either(maybe.map((_, at) => slot(at))) })
  const each = sure.map(({ about, sign }): Text => [{ glyph: sign }, { card: about }])
  return maybe[0] ? [...each, [{ glyph: maybe[0].sign }, ...filled(perhaps, whoever)]] : each
}

/** Of the spaces in reach, the one nearest to a space that is not; none if I am as near already. */
function nearestTo(far: number, open: Weighed[], { lanes, from }: Around): Weighed | undefined {
  if (open.some(({ space }) => space === far)) return undefined
  const left = (space: number) => lanesApart({ lanes }, space, far) ?? Infinity
  const nearer = open
    .map((journey) => ({ journey, left: left(journey.space) }))
    .sort((one, other) => one.left - other.left || easier(one.journey, other.journey))[0]
  return nearer && nearer.left < left(from) ? nearer.journey : undefined
}
