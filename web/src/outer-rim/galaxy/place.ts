import type { Components, SpacePart } from '../../generated/outer-rim'

/** The galaxy is drawn on a field of this size; on higher screens it is higher, never narrower. */
export const field = { width: 1006, height: 332 }

export interface Point {
  x: number
  y: number
}

/** A space as it lies on the field. */
export interface Place extends Point {
  space: number
  part: SpacePart
  /** Unit vectors: along the arc to the right, and away from the lanes. */
  along: Point
  away: Point
  /** How large it is drawn. */
  size: number
}

/** How high the field is, and how large everything is drawn that lies on it. */
export interface Shape {
  height: number
  size: number
}

export interface Galaxy extends Shape {
  /** By the numbers of the spaces. */
  places: Place[]
  /** Pairs of adjacent spaces. */
  lanes: [number, number][]
  /** The outlines of the tiles from left to right, the ends included. */
  sectors: string[]
}

/** From the middle of the arc to its inner or outer edge, by the height of the field. */
const halfOf = (height: number) => 116 + (height - field.height) * 0.52
/** The middle line of the arc turns round a point so far below the top of the field. */
const radius = 1120
const topOf = (height: number) => 77 + halfOf(height) * 0.56 + (sizeOf(height) - 1) * 60
/** The arc spans so many degrees over so many tiles, from so far into the left end. */
const arc = { degrees: 50, tiles: 7.16, from: 0.42 }

/** Things grow with the room there is, but less than the room does. */
function sizeOf(height: number): number {
  return 1 + 0.2 * Math.min(1, Math.max(0, (height - field.height) / 44))
}

export const shapeOf = (height: number): Shape => ({ height, size: sizeOf(height) })

const turn = (u: number) =>
  ((-arc.degrees / 2 + (arc.degrees * (u - arc.from)) / arc.tiles) * Math.PI) / 180

/** A point of the arc: `u` counts tiles from the left, `v` runs from the outer edge to the inner. */
export function pointAt(u: number, v: number, height = field.height): Point {
  const [angle, far] = [turn(u), radius - halfOf(height) * v]
  const below = topOf(height) + radius
  return { x: field.width / 2 + far * Math.sin(angle), y: below - far * Math.cos(angle) }
}

/** Where every space lies when the tiles between the ends are in this order. */
export function layGalaxy(
  components: Components,
  tiles: number[],
  height: number = field.height,
): Galaxy {
  const [leftEnd, rightEnd] = components.ends
  const order = [leftEnd, ...tiles, rightEnd]
  const places = components.spaces.map((part, space) => {
    const [u, v] = [order.indexOf(part.tile) + part.along / 100, part.across / 100]
    const [sin, cos] = [Math.sin(turn(u)), Math.cos(turn(u))]
    const outward = v < 0 ? 1 : -1
    return {
      space,
      part,
      ...pointAt(u, v, height),
      size: sizeOf(height),
      along: { x: cos, y: sin },
      away: { x: sin * outward, y: -cos * outward },
    }
  })
  return {
    ...shapeOf(height),
    places,
    lanes: lanesOf(components, order),
    sectors: order.map((_, at) => sector(at, height)),
  }
}

/** Those within the tiles, and those from each tile to the next. */
function lanesOf({ tiles }: Components, order: number[]): [number, number][] {
  const within = order.flatMap((tile) => tiles[tile]?.lanes ?? [])
  const between = order.slice(1).flatMap((tile, at): [number, number][] => {
    const from = tiles[order[at] ?? -1]?.right
    const to = tiles[tile]?.left
    if (!from || !to) return []
    return [
      [from[0], to[0]],
      [from[1], to[1]],
    ]
  })
  return [...within, ...between]
}

/** The outline of the tile at a place in the row. The ends reach only as far as the arc does. */
function sector(at: number, height: number): string {
  const last = arc.tiles + 2 * arc.from - 1
  const [left, right] = [Math.max(at, arc.from), Math.min(at + 1, last + 1 - arc.from)]
  const corner = (u: number, v: number) => {
    const { x, y } = pointAt(u, v, height)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const [outer, inner] = [radius + halfOf(height), radius - halfOf(height)]
  return (
    `M${corner(left, -1)}A${outer} ${outer} 0 0 1 ${corner(right, -1)}` +
    `L${corner(right, 1)}A${inner} ${inner} 0 0 0 ${corner(left, 1)}Z`
  )
}

/** A point beside a space: so far along the arc, and so far away from the lanes. */
export function beside({ x, y, along, away }: Place, right: number, out: number): Point {
  return {
    x: x + along.x * right + away.x * out,
    y: y + along.y * right + away.y * out,
  }
}

/** How far the drawing of a space reaches from its middle. */
export const reach: Record<SpacePart['kind'], number> = { planet: 27, maelstrom: 22, navpoint: 9 }

/** The same as large as it is drawn. */
export const reachOf = ({ part, size }: Pick<Place, 'part' | 'size'>) => reach[part.kind] * size

/** A contact on a shoulder of its planet, from left to right. */
export function contactAt(place: Place, at: number, count: number): Point {
  const turned = ((at - (count - 1) / 2) * 76 * Math.PI) / 180
  const far = 37 * place.size
  return beside(place, far * Math.sin(turned), far * Math.cos(turned))
}

/** How far a contact reaches from its middle. */
export const contactReach = 12

/** The sign of who rules a planet, between the contacts. */
export const badgeAt = (place: Place): Point => beside(place, 0, 27 * place.size)

/** The middle of the name of a planet. All others have theirs where there is room. */
export function nameAt(place: Place): Point | null {
  const { size, away, part } = place
  return part.kind === 'planet' ? beside(place, 0, (away.y < 0 ? 58 : 60) * size) : null
}
