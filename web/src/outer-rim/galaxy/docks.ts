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

/** Half a name of a navpoint: its width for each letter, and its height. */
const small = { width: 3.3, height: 6 }

/** A thing a name should not lie on: how far it reaches across and down. */
interface Hurdle extends Point {
  across: number
  down: number
}

const round = ({ x, y }: Point, reach: number): Hurdle => ({ x, y, across: reach, down: reach })

function hurdlesOf(galaxy: Galaxy, docks: readonly Docked[]): Hurdle[] {
  const spaces = galaxy.places.flatMap((place) => {
    const contacts = place.part.berths.map((_, at, all) => contactAt(place, at, all.length))
    const seats = contacts.map((at) => round(at, contactReach * place.size))
    const name = nameAt(place)
    const across = place.part.name.length * letter.width
    const names = name ? [{ ...name, across, down: letter.height }] : []
    return [round(place, reachOf(place)), ...seats, ...names]
  })
  return [...spaces, ...docks.map((one) => round(one, piece + 3))]
}

/** Where names of navpoints stand, by space, so that they hide little and each is near its own. */
export function labelsOf(
  spaces: Iterable<number>,
  galaxy: Galaxy,
  docks: readonly Docked[],
): Map<number, Point> {
  const hurdles = hurdlesOf(galaxy, docks)
  const labels = new Map<number, Point>()
  for (const space of spaces) {
    const place = galaxy.places[space]
    if (!place || place.part.kind !== 'navpoint' || labels.has(space)) continue
    const label = labelAt(place, galaxy, hurdles)
    labels.set(space, label)
    hurdles.push({ ...label, across: place.part.name.length * small.width, down: small.height })
  }
  return labels
}

function labelAt(place: Place, { places }: Galaxy, hurdles: readonly Hurdle[]): Point {
  const half = place.part.name.length * small.width
  const hides = (at: Point) =>
    hurdles.reduce((sum, { x, y, across, down }) => {
      const [over, deep] = [
        half + across - Math.abs(x - at.x),
        small.height + down - Math.abs(y - at.y),
      ]
      return sum + Math.max(0, Math.min(over, deep))
    }, 0)
  const strays = (at: Point) =>
    places.some((other) => far(other, at) < far(place, at) - 4) ? 8 : 0
  const beneath = [18, -18, 30, -30, 42, -42].flatMap((out) =>
    [0, half * 0.7, -half * 0.7].map((along) => beside(place, along, out)),
  )
  const aside = [1, -1].map((side) => ({ x: place.x + side * (half + 13), y: place.y }))
  const cost = (at: Point) => hides(at) + strays(at) + far(at, place) * 0.15
  const tried = [...beneath, ...aside].map((at) => ({ x: at.x, y: at.y, cost: cost(at) }))
  const [best] = tried.toSorted((one, other) => one.cost - other.cost)
  return best ?? place
}
