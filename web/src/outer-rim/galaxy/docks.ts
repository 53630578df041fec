import type { Faction, View } from '../../generated/outer-rim'
import {
  beside,
  contactAt,
  contactReach,
  field,
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
const piece = 12
const apart = 29
/** Pieces that find no room at the space itself stand in a row behind, so far away. */
const rows = [0, 20, 40]
/** Directions are tried in steps of so many degrees. */
const turnBy = 10
/** Half the width of a letter of a name, and half its height. */
const letter = { width: 3.4, height: 9 }

const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** How far a point is from the nearest point of a lane. */
function fromLane(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)
  const at = Math.min(1, Math.max(0, along))
  return far(point, { x: from.x + dx * at, y: from.y + dy * at })
}

const lanesOf = ({ lanes, places }: Galaxy): [Point, Point][] =>
  lanes.flatMap(([one, other]): [Point, Point][] => {
    const [from, to] = [places[one], places[other]]
    return from && to ? [[from, to]] : []
  })

/** How deep a piece at a point would lie on lanes. */
const onLanes = (point: Point, galaxy: Galaxy) =>
  lanesOf(galaxy).reduce(
    (sum, [from, to]) => sum + Math.max(0, piece - fromLane(point, from, to)),
    0,
  )

/** How far a point lies towards the spaces a lane leads to: at an end there is room on the other side. */
function inward(point: Point, place: Place, { lanes, places }: Galaxy): number {
  const next = lanes.flatMap(([one, other]) => {
    if (one !== place.space && other !== place.space) return []
    return places[one === place.space ? other : one] ?? []
  })
  const pull = (axis: 'x' | 'y') =>
    next.reduce((sum, other) => sum + other[axis] - place[axis], 0) / (next.length || 1)
  const [dx, dy] = [point.x - place.x, point.y - place.y]
  return (dx * pull('x') + dy * pull('y')) / (Math.hypot(dx, dy) || 1)
}

/** How far something that reaches so far across and down sticks out of the field. */
const outside = ({ x, y }: Point, across: number, down: number, height: number) =>
  Math.max(0, across - x, x + across - field.width) + Math.max(0, down - y, y + down - height)

/** How deep a piece at a point would lie in something else that is drawn there. */
function crowding(point: Point, place: Place, galaxy: Galaxy): number {
  const into = (other: Point, reach: number) => Math.max(0, reach + piece - far(point, other))
  return galaxy.places.reduce((sum, other) => {
    if (far(point, other) > 160) return sum
    const contacts = other.part.berths.map((_, at, all) => contactAt(other, at, all.length))
    const hidden = contacts.map((contact) => into(contact, contactReach * other.size))
    const name = standingName(other, galaxy)
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
  const gap = place.part.kind === 'navpoint' ? 18 : 13
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

interface Berth extends Point {
  /** What speaks against it, whoever else is there. */
  cost: number
}

const known = new WeakMap<Galaxy, Map<Place, Berth[]>>()

/** Where a piece at a space could be. A galaxy does not change, and this takes long to find out. */
function freeAt(place: Place, galaxy: Galaxy): Berth[] {
  const found = known.get(galaxy) ?? new Map<Place, Berth[]>()
  known.set(galaxy, found)
  const free = found.get(place) ?? candidates(place).map((one) => weighed(one, place, galaxy))
  found.set(place, free)
  return free
}

function weighed(one: ReturnType<typeof candidates>[number], place: Place, galaxy: Galaxy): Berth {
  const isNavpoint = place.part.kind === 'navpoint'
  const cost =
    one.row * 26 +
    one.turned * 0.08 +
    crowding(one, place, galaxy) * 6 +
    outside(one, piece, piece, galaxy.height) * 6 +
    (isNavpoint ? onLanes(one, galaxy) * 4 + inward(one, place, galaxy) * 0.3 : 0)
  return { x: one.x, y: one.y, cost }
}

/**
 * So many berths at a space, away from what stands at others: side by side at a planet, on both
 * sides of the lane at a navpoint.
 */
export function berthsAt(
  place: Place,
  count: number,
  galaxy: Galaxy,
  others: readonly Point[] = [],
): Point[] {
  if (count === 0) return []
  const isNavpoint = place.part.kind === 'navpoint'
  const free = freeAt(place, galaxy)
  const taken: Point[] = []
  for (let left = count; left > 0; left -= 1) {
    const open = free.filter((one) => taken.every((other) => far(one, other) >= apart))
    const [first] = taken
    const astray = (one: Point) => (first ? far(one, first) * (isNavpoint ? -0.2 : 0.2) : 0)
    const beside = (one: Point) =>
      others.reduce((sum, other) => sum + Math.max(0, apart - far(one, other)), 0) * 6
    const weighed = open.map((one) => ({ one, cost: one.cost + astray(one) + beside(one) }))
    const [best] = weighed.toSorted((one, other) => one.cost - other.cost)
    if (best) taken.push({ x: best.one.x, y: best.one.y })
  }
  return taken
}

export const shipPiece = (player: number) => `ship-${player}`
export const patrolPiece = (faction: Faction) => `patrol-${faction}`

/** A ship or a patrol, and the space it is at. */
export interface Piece {
  id: string
  space: number
}

/** Every ship and every patrol there is. */
export function piecesOf(view: View): Piece[] {
  const ships = view.players.flatMap(({ ship, space }, at) =>
    ship !== null && view.step !== 'setup' ? [{ id: shipPiece(at), space }] : [],
  )
  const patrols = view.patrols.map(({ faction, space }) => ({ id: patrolPiece(faction), space }))
  return [...ships, ...patrols]
}

/** Where every piece is drawn: at its space, none on another. */
export function docksOf(pieces: readonly Piece[], galaxy: Galaxy): Map<string, Docked> {
  const docks = new Map<string, Docked>()
  for (const place of galaxy.places) {
    const here = pieces.filter(({ space }) => space === place.space)
    const berths = berthsAt(place, here.length, galaxy, [...docks.values()])
    here.forEach(({ id }, at) => docks.set(id, { ...(berths[at] ?? place), place }))
  }
  return docks
}

/** Half a name in small letters: its width for each letter, and its height. */
const small = { width: 3.3, height: 6 }

/** How much of a lane lies in a box round a point: how long, from its one end to its other. */
function laneIn([from, to]: [Point, Point], at: Point, across: number, down: number): number {
  let [enters, leaves] = [0, 1]
  const cut = (start: number, step: number, half: number) => {
    if (step === 0) {
      if (Math.abs(start) > half) leaves = 0
      return
    }
    const ends = [(-half - start) / step, (half - start) / step]
    enters = Math.max(enters, Math.min(...ends))
    leaves = Math.min(leaves, Math.max(...ends))
  }
  cut(from.x - at.x, to.x - from.x, across)
  cut(from.y - at.y, to.y - from.y, down)
  return Math.max(0, leaves - enters) * far(from, to)
}

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
  // One's own ship is drawn larger, and is longer than wide.
  const pieces = docks.map(({ x, y }) => ({ x, y, across: piece + 3, down: piece + 7 }))
  return [...spaces, ...pieces]
}

/** Where small names stand, by space, so that they hide little and each is near its own. */
export function labelsOf(
  spaces: Iterable<number>,
  galaxy: Galaxy,
  docks: readonly Docked[],
): Map<number, Point> {
  const hurdles = hurdlesOf(galaxy, docks)
  const labels = new Map<number, Point>()
  for (const space of spaces) {
    const place = galaxy.places[space]
    if (!place || place.part.kind === 'planet' || labels.has(space)) continue
    const label = standingName(place, galaxy) ?? labelAt(place, galaxy, hurdles)
    labels.set(space, label)
    hurdles.push({ ...label, across: place.part.name.length * small.width, down: small.height + 5 })
  }
  return labels
}

const whirls = new WeakMap<Galaxy, Point>()

/** Where a name stands whoever comes and goes; those of navpoints make room. */
function standingName(place: Place, galaxy: Galaxy): Point | null {
  if (place.part.kind !== 'maelstrom') return nameAt(place)
  const found = whirls.get(galaxy) ?? labelAt(place, galaxy, hurdlesOf(galaxy, []))
  whirls.set(galaxy, found)
  return found
}

function labelAt(place: Place, galaxy: Galaxy, hurdles: readonly Hurdle[]): Point {
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
    galaxy.places.some((other) => far(other, at) < far(place, at) - 4) ? 8 : 0
  const lanes = lanesOf(galaxy)
  const struck = (at: Point) =>
    lanes.reduce((sum, lane) => sum + laneIn(lane, at, half + 2, small.height + 1), 0)
  const edge = reachOf(place)
  const beneath = [9, 15, 21, 33].flatMap((more) =>
    [edge + more, -edge - more].flatMap((out) =>
      [0, half * 0.4, -half * 0.4, half * 0.8, -half * 0.8].map((along) =>
        beside(place, along, out),
      ),
    ),
  )
  const aside = [1, -1].flatMap((side) =>
    [-10, 0, 10].map((down) => ({ x: place.x + side * (half + edge + 4), y: place.y + down })),
  )
  const cost = (at: Point) =>
    hides(at) * 5 +
    strays(at) +
    struck(at) * 0.6 +
    outside(at, half, small.height, galaxy.height) * 2 +
    far(at, place) * 0.15
  const tried = [...beneath, ...aside].map((at) => ({ x: at.x, y: at.y, cost: cost(at) }))
  const [best] = tried.toSorted((one, other) => one.cost - other.cost)
  return best ?? place
}
