import { describe, expect, it } from 'vitest'
import type { Components } from '../../generated/outer-rim'
import { berthsAt, labelsOf } from './docks'
import { contactAt, field, layGalaxy, nameAt, reachOf, type Point } from './place'
import { printedMap } from './testing'

const map = printedMap() as Components

/** Every order of some things. */
function orders<T>(things: T[]): T[][] {
  if (things.length < 2) return [things]
  return things.flatMap((first, at) =>
    orders(things.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  )
}

const everyOrder = orders([1, 2, 3, 4, 5, 6])
const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const pairs = <T>(things: T[]) =>
  things.flatMap((one, at) => things.slice(at + 1).map((other) => [one, other] as const))

/** A letter of a name is at most so wide and so high, with some air. */
const letter = { width: 6.6, height: 15 }

function nameBox(place: Parameters<typeof nameAt>[0]) {
  const at = nameAt(place)
  if (!at) return null
  const half = (place.part.name.length * letter.width * place.size) / 2
  const high = (letter.height * place.size) / 2
  return {
    name: place.part.name,
    left: at.x - half,
    right: at.x + half,
    top: at.y - high,
    bottom: at.y + high,
  }
}

/** A laptop, and a screen with more room. */
const heights = [field.height, 372]

describe.each(heights)('the galaxy, %i high, in each of the 720 orders of its tiles', (height) => {
  it('reads the whole map', () => {
    expect(map.spaces).toHaveLength(52)
    expect(map.tiles).toHaveLength(8)
    expect(layGalaxy(map, [1, 2, 3, 4, 5, 6], height).lanes).toHaveLength(2 + 6 * 8 + 7 * 2)
    expect(everyOrder).toHaveLength(720)
  })

  it('keeps every two spaces 30 pixels apart', () => {
    for (const order of everyOrder) {
      const { places } = layGalaxy(map, order, height)
      const near = pairs(places).filter(([one, other]) => far(one, other) < 30)
      expect(near.map(([one, other]) => `${one.part.name} ${other.part.name}`)).toEqual([])
    }
  })

  it('lets no two names meet, and none leave the field', () => {
    for (const order of everyOrder) {
      const boxes = layGalaxy(map, order, height).places.flatMap((place) => nameBox(place) ?? [])
      const meeting = pairs(boxes).filter(
        ([one, other]) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      expect(meeting).toEqual([])
      for (const { left, right, top, bottom } of boxes) {
        expect(left).toBeGreaterThan(0)
        expect(right).toBeLessThan(field.width)
        expect(top).toBeGreaterThan(0)
        expect(bottom).toBeLessThan(height)
      }
    }
  })

  it('joins every tile to the next with two lanes', () => {
    for (const order of everyOrder) {
      const { places, lanes } = layGalaxy(map, order, height)
      const longest = Math.max(...lanes.map(([one, other]) => far(places[one]!, places[other]!)))
      expect(longest).toBeLessThan(130)
    }
  })
})

describe('what lies at a space', () => {
  const galaxy = layGalaxy(map, [1, 2, 3, 4, 5, 6])
  const { places } = galaxy

  it('has a berth of its own for every ship and every patrol', () => {
    for (const place of places) {
      for (const [one, other] of pairs(berthsAt(place, 8, galaxy))) {
        expect(far(one, other)).toBeGreaterThan(18)
      }
    }
  })

  it('lets the first pieces stand at their space, and on no other', () => {
    for (const place of places) {
      for (const berth of berthsAt(place, 2, galaxy)) {
        expect(far(berth, place)).toBeLessThan(reachOf(place) + 34)
        const others = places.filter(({ space }) => space !== place.space)
        const nearest = Math.min(...others.map((other) => far(berth, other) - reachOf(other)))
        expect(nearest).toBeGreaterThan(6)
      }
    }
  })

  it('leaves the mark of a navpoint free, and other pieces alone', () => {
    const navpoints = places.filter(({ part }) => part.kind === 'navpoint')
    for (const place of navpoints) {
      const berths = berthsAt(place, 2, galaxy)
      for (const berth of berths) expect(far(berth, place)).toBeGreaterThan(reachOf(place) + 15)
      const [patrol] = berths
      for (const ship of berthsAt(place, 1, galaxy, [patrol!]))
        expect(far(ship, patrol!)).toBeGreaterThan(20)
    }
  })

  it('has its name on no planet and on no piece, if it is small', () => {
    const small = places.filter(({ part }) => part.kind !== 'planet')
    for (const place of small) {
      const docks = berthsAt(place, 1, galaxy).map((berth) => ({ ...berth, place }))
      const { x, y } = labelsOf([place.space], galaxy, docks).get(place.space)!
      const half = place.part.name.length * 3
      const meets = (at: Point, reach: number) =>
        Math.hypot(Math.max(0, Math.abs(at.x - x) - half), Math.max(0, Math.abs(at.y - y) - 5)) <
        reach
      const planets = places.filter(({ part }) => part.kind === 'planet')
      const hidden = planets.filter((planet) => meets(planet, reachOf(planet)))
      expect(hidden.map(({ part }) => `${part.name} under ${place.part.name}`)).toEqual([])
      expect(docks.filter((dock) => meets(dock, 9))).toEqual([])
    }
  })

  it('puts contacts on the side away from the lanes', () => {
    const tatooine = places.find(({ part }) => part.id === 'tatooine')!
    const naboo = places.find(({ part }) => part.id === 'naboo')!
    expect(contactAt(tatooine, 0, 2).y).toBeLessThan(tatooine.y)
    expect(contactAt(naboo, 0, 2).y).toBeGreaterThan(naboo.y)
    expect(contactAt(naboo, 0, 2).x).toBeLessThan(contactAt(naboo, 1, 2).x)
  })
})
