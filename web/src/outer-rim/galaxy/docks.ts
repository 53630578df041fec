import type { Faction, View } from '../../generated/outer-rim'
import {
  beside,
  contactAt,
  contactReach,
  nameAt,
  reachOf,
  type Galaxy,
  type Place,
  type Point,
} from './place'

/** A piece at the side of its space. */
export interface Docked extends Point {
  place: Place
}

/** How far a piece reaches from its middle, and how far two of them stay apart. */
const piece = 11
const apart = 21
/** Pieces that find no room at the space itself stand in a row behind, so far away. */
const rows = [0, 20, 40]
/** Directions are tried in steps of so many degrees. */
const turnBy = 10
/** Half the width of a letter of a name, and half its height. */
const letter = { width: 3.4, height: 9 }

const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** How deep a piece at a point would lie in something else that is drawn there. */
function crowding(point: Point, place: Place, { places }: Galaxy): number {
  const into = (other: Point, reach: number) => Math.max(0, reach + piece - far(point, other))
  return places.reduce((sum, other) => {
    if (far(point, other) > 160) return sum
    const contacts = other.part.berths.map((_, at, all) => contactAt(other, at, all.length))
    const hidden = contacts.map((contact) => into(contact, contactReach * other.size))
    const name = nameAt(other)
    return (
      sum +
      (other.space === place.space ? 0 : into(other, reachOf(other))) +
      hidden.reduce((all, one) => all + one, 0) +
      (name ? inName(point, name, other.part.name) : 0)
    )
  }, 0)
}

function inName(point: Point, name: Point, text: string): number {
  const across = text.length * letter.width + piece - Math.abs(point.x - name.x)
  const down = letter.height + piece - Math.abs(point.y - name.y)
  return Math.max(0, Math.min(across, down))
}

/** The first berth is towards the lanes from a planet, and beside the lane at a navpoint. */
function candidates(place: Place): (Point & { row: number; turned: number })[] {
  const gap = place.part.kind === 'navpoint' ? 12 : 8
  const most = place.part.kind === 'planet' ? 120 : 180
  return rows.flatMap((more, row) => {
    const radius = reachOf(place) + gap + more
    const turns = Array.from({ length: (2 * most) / turnBy + 1 }, (_, at) => at * turnBy - most)
    return turns.map((turned) => {
      const angle = (turned * Math.PI) / 180
      const point = beside(place, radius * Math.sin(angle), -radius * Math.cos(angle))
      return { ...point, row, turned: Math.abs(turned) }
    })
  })
}

/** So many berths at a space: the nearest free ones, side by side. */
export function berthsAt(place: Place, count: number, galaxy: Galaxy): Point[] {
  if (count === 0) return []
  const free = candidates(place).map((one) => ({
    ...one,
    cost: one.row * 26 + one.turned * 0.08 + crowding(one, place, galaxy) * 6,
  }))
  const taken: Point[] = []
  for (let left = count; left > 0; left -= 1) {
    const open = free.filter((one) => taken.every((other) => far(one, other) >= apart))
    const [first] = taken
    const astray = (one: Point) => (first ? far(one, first) * 0.2 : 0)
    const cost = (one: (typeof free)[number]) => one.cost + astray(one)
    const [best] = open.toSorted((one, other) => cost(one) - cost(other))
    if (best) taken.push({ x: best.x, y: best.y })
  }
  return taken
}

export const shipPiece = (player: number) => `ship-${player}`
export const patrolPiece = (faction: Faction) => `patrol-${faction}`

/** Where every ship and every patrol is drawn: at its space, none on another. */
export function docksOf(view: View, galaxy: Galaxy): Map<string, Docked> {
  const ships = view.players.flatMap(({ ship, space }, at) =>
    ship !== null && view.step !== 'setup' ? [{ id: shipPiece(at), space }] : [],
  )
  const patrols = view.patrols.map(({ faction, space }) => ({ id: patrolPiece(faction), space }))
  const pieces = [...ships, ...patrols]
  return new Map(
    galaxy.places.flatMap((place): [string, Docked][] => {
      const here = pieces.filter(({ space }) => space === place.space)
      const berths = berthsAt(place, here.length, galaxy)
      return here.map(({ id }, at) => [id, { ...(berths[at] ?? place), place }])
    }),
  )
}

/** Where the name of a navpoint hides least of what is drawn around it. */
export function labelAt(place: Place, galaxy: Galaxy, docks: Iterable<Docked>): Point {
  const half = place.part.name.length * 3.2
  const pieces = [...docks].map((one) => ({ ...one, reach: piece + 3 }))
  const spaces = galaxy.places.flatMap((one) => {
    const contacts = one.part.berths.map((_, at, all) => contactAt(one, at, all.length))
    const reach = contactReach * one.size
    return [{ ...one, reach: reachOf(one) }, ...contacts.map((at) => ({ ...at, reach }))]
  })
  const hides = (at: Point) =>
    [...spaces, ...pieces].reduce((sum, { x, y, reach }) => {
      const across = half + reach - Math.abs(x - at.x)
      const down = 6 + reach - Math.abs(y - at.y)
      return sum + Math.max(0, Math.min(across, down))
    }, 0)
  const beneath = [19, -19, 30, -30, 42, -42].flatMap((out) =>
    [0, half * 0.7, -half * 0.7].map((along) => ({
      ...beside(place, along, out),
      far: Math.abs(out) + Math.abs(along) * 0.2,
    })),
  )
  const aside = [1, -1].map((side) => ({ x: place.x + side * (half + 13), y: place.y, far: 24 }))
  const tried = [...beneath, ...aside].map((at) => ({ ...at, cost: hides(at) + at.far * 0.1 }))
  const [best] = tried.toSorted((one, other) => one.cost - other.cost)
  return best ?? place
}
