import type { Components, Faction, SpacePart } from '../../generated/outer-rim'

/** The galaxy is drawn on a field of this size, whatever the screen. */
export const field = { width: 1006, height: 372 }

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
}

export interface Galaxy {
  /** By the numbers of the spaces. */
  places: Place[]
  /** Pairs of adjacent spaces. */
  lanes: [number, number][]
  /** The outlines of the tiles from left to right, the ends included. */
  sectors: string[]
}

const centre = { x: 503, y: 1270 }
const radius = { middle: 1120, half: 112 }
/** The arc spans so many degrees over so many tiles, from so far into the left end. */
const arc = { degrees: 50, tiles: 7.16, from: 0.42 }

const turn = (u: number) =>
  ((-arc.degrees / 2 + (arc.degrees * (u - arc.from)) / arc.tiles) * Math.PI) / 180

/** A point of the arc: `u` counts tiles from the left, `v` runs from the outer edge to the inner. */
export function pointAt(u: number, v: number): Point {
  const [angle, far] = [turn(u), radius.middle - radius.half * v]
  return { x: centre.x + far * Math.sin(angle), y: centre.y - far * Math.cos(angle) }
}

/** Where every space lies when the tiles between the ends are in this order. */
export function layGalaxy(components: Components, tiles: number[]): Galaxy {
  const [leftEnd, rightEnd] = components.ends
  const order = [leftEnd, ...tiles, rightEnd]
  const places = components.spaces.map((part, space) => {
    const [u, v] = [order.indexOf(part.tile) + part.along / 100, part.across / 100]
    const [sin, cos] = [Math.sin(turn(u)), Math.cos(turn(u))]
    const outward = v < 0 ? 1 : -1
    return {
      space,
      part,
      ...pointAt(u, v),
      along: { x: cos, y: sin },
      away: { x: sin * outward, y: -cos * outward },
    }
  })
  return { places, lanes: lanesOf(components, order), sectors: order.map((_, at) => sector(at)) }
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
function sector(at: number): string {
  const last = arc.tiles + 2 * arc.from - 1
  const [left, right] = [Math.max(at, arc.from), Math.min(at + 1, last + 1 - arc.from)]
  const corner = (u: number, v: number) => {
    const { x, y } = pointAt(u, v)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const [outer, inner] = [radius.middle + radius.half, radius.middle - radius.half]
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

/** The berth of a player's ship, by the number of the player. Nobody moves when somebody comes. */
export function shipAt(place: Place, player: number): Point {
  const side = player % 2 === 0 ? -1 : 1
  const near = reach[place.part.kind] + 12
  if (place.part.kind === 'planet') return beside(place, side * 10.5, -near - (player > 1 ? 22 : 0))
  return beside(place, side * 9.5, player > 1 ? near : -near)
}

const factions: readonly Faction[] = ['hutt', 'imperial', 'rebel', 'syndicate']

/** The berth of a patrol: beside a planet, on a navpoint. */
export function patrolAt(place: Place, faction: Faction): Point {
  const at = factions.indexOf(faction)
  const side = at % 2 === 0 ? -1 : 1
  const second = at > 1
  if (place.part.kind === 'planet') return beside(place, side * (second ? 67 : 43), 10)
  return beside(place, side * (second ? 12 : 0), second ? 0 : side * 2)
}

/** A contact on a shoulder of its planet, from left to right. */
export function contactAt(place: Place, at: number, count: number): Point {
  const turned = ((at - (count - 1) / 2) * 76 * Math.PI) / 180
  return beside(place, 36 * Math.sin(turned), 36 * Math.cos(turned))
}

/** The sign of who rules a planet, between the contacts. */
export const badgeAt = (place: Place): Point => beside(place, 0, 27)

/** The middle of a name. Navpoints have none on the map. */
export function nameAt(place: Place): Point | null {
  if (place.part.kind === 'planet') return beside(place, 0, place.away.y < 0 ? 52 : 54)
  if (place.part.kind === 'maelstrom') return beside(place, 44, 26)
  return null
}
