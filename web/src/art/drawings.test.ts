import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compose, inCorner, layout, points as placed } from './compose'
import { figures, type Figure } from './figures'
import { guises } from './guises'
import { landmarks } from './landmarks'
import { named, planet } from './planet'
import { props } from './props'
import { scatter } from './scatter'
import { scenes } from './scenes'

const listed = {
  scenes:
    'dunes canyon city-stacks ice jungle sea dock cantina hangar bridge asteroids orbit nebula ruin',
  figures:
    'hood helmet horns droid-head long-hair hat mask bare walker-two-legs walker-four-legs fighter-cross fighter-panels fighter-dart fighter-twin fighter-wedge freighter-disc freighter-long freighter-box capital-wedge capital-bulb capital-long capital-fork speeder-bike speeder-open beast-horned beast-long-neck station tower',
  props:
    'crate dice key crystal blaster-case map mug mask-prop chip cable antenna medal flag lamp helmet-prop holo-disc tool barrel goggles bell compass coin lock saber-hilt feather thermal-charge satchel book comlink horn-cup plant fuel-cell probe chain target-mark star-chart',
}

/** Every figure, and what some of them look like in other factions. */
const allFigures: [string, Figure][] = [
  ...Object.entries(figures),
  ...Object.entries(guises).flatMap(([figure, worn]) =>
    Object.entries(worn).map(([faction, drawing]): [string, Figure] => [
      `${figure} of ${faction}`,
      drawing as Figure,
    ]),
  ),
]

/** All points of a path, as pairs of numbers. */
function points(d: string): [number, number][] {
  const numbers = (d.match(/-?[\d.]+(e-?\d+)?|NaN|undefined/g) ?? []).map(Number)
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? NaN]] : []))
}

function isDrawn(d: string) {
  expect(points(d).length).toBeGreaterThan(2)
  expect(points(d).flat().every(Number.isFinite)).toBe(true)
}

describe('drawings', () => {
  it('has each of the listed scenes, figures and props, and no other', () => {
    expect(Object.keys(scenes).sort()).toEqual(listed.scenes.split(' ').sort())
    expect(Object.keys(figures).sort()).toEqual(listed.figures.split(' ').sort())
    expect(Object.keys(props).sort()).toEqual(listed.props.split(' ').sort())
  })

  it.each(Object.entries(scenes))('paints three bands before the sky of %s', (name, paint) => {
    const scene = paint(scatter(name))
    for (const band of [scene.far, scene.middle, scene.near]) isDrawn(band)
    expect(scene.disc.x, 'the disc is off centre').not.toBeCloseTo(150, -1)
  })

  it.each(allFigures)('keeps %s clear of the cost of a card', (name, figure) => {
    for (let card = 0; card < 60; card += 1) {
      const { stand, mirrored } = layout(figure, scatter(`${name} ${card}`))
      const seen = placed(figure, stand).map(([x, y]): [number, number] => [
        mirrored ? 300 - x : x,
        y,
      ])
      expect(seen.filter(inCorner)).toEqual([])
    }
  })

  it.each(allFigures)('draws %s within its frame', (_, figure) => {
    isDrawn(figure.solid)
    expect(figure.cuts).toBeLessThanOrEqual(3)
    for (const [x, y] of points(figure.solid)) {
      expect(x).toBeGreaterThanOrEqual(-10)
      expect(x).toBeLessThanOrEqual(figure.width + 10)
      expect(y).toBeGreaterThanOrEqual(-5)
      expect(y).toBeLessThanOrEqual(103)
    }
  })

  it.each(Object.entries(props))('draws %s within its frame', (_, prop) => {
    isDrawn(prop.solid)
    for (const [x, y] of points(prop.solid)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-5)
      expect(Math.max(x, y)).toBeLessThanOrEqual(45)
    }
  })

  it.each(Object.entries(landmarks))('draws the landmark of %s within its frame', (_, landmark) => {
    isDrawn(landmark.solid)
    expect(landmark.cuts).toBeLessThanOrEqual(3)
    for (const [x, y] of points(landmark.solid)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-8)
      expect(Math.max(x, y)).toBeLessThanOrEqual(106)
    }
  })

  it('has a planet in two colours for every base and every planet of the map', () => {
    const bases = readFileSync('../content/deckbuilding/base/bases.ron', 'utf8')
    const map = readFileSync('../content/outer-rim/base/map.ron', 'utf8')
    const ids = [
      ...[...bases.matchAll(/\bid: "([^"]+)"/g)].map(([, id = '']) => id),
      ...[...map.matchAll(/\bid: "([^"]+)", kind: Planet/g)].map(([, id = '']) => id),
    ]
    const tokens = readFileSync('src/tokens.css', 'utf8')
    expect(ids.length).toBeGreaterThan(30)
    const painted = new Set(ids.map((id) => planet(id).ground))
    expect(painted).toEqual(new Set(named.map((id) => `var(--planet-${id}-ground)`)))
    for (const id of named) {
      for (const part of ['ground', 'band']) expect(tokens).toContain(`--planet-${id}-${part}: #`)
    }
  })

  it('shows no figure on more than two cards of a faction', () => {
    const cards = ['starters', 'pilots', 'empire', 'rebel', 'neutral']
      .map((deck) => readFileSync(`../content/deckbuilding/base/${deck}.ron`, 'utf8'))
      .flatMap((entries) => [...entries.matchAll(/faction: (\w+)|figure: (\w+)/g)])
    const shown = new Map<string, number>()
    let faction = ''
    for (const [, side, figure] of cards) {
      if (side) faction = side
      else shown.set(`${faction} ${figure}`, (shown.get(`${faction} ${figure}`) ?? 0) + 1)
    }
    expect(shown.size).toBeGreaterThan(20)
    expect([...shown].filter(([, count]) => count > 2)).toEqual([])
  })

  it('colours an unknown planet like two known ones, always the same', () => {
    const moon = planet('salt-moon')
    expect(moon).toEqual(planet('salt-moon'))
    for (const [colour, part] of [
      [moon.ground, 'ground'],
      [moon.band, 'band'],
    ]) {
      expect(named.map((id) => `var(--planet-${id}-${part})`)).toContain(colour)
    }
    isDrawn(moon.bands)
  })

  it('gives a card the same picture always, and two cards two', () => {
    const art = { scene: 'dunes', figure: 'hood', prop: 'crate' } as const
    const picture = (id: string) => compose(art, id, 'rebel')
    expect(picture('x-wing')).toEqual(picture('x-wing'))
    expect(picture('x-wing').scene.far).not.toBe(picture('y-wing').scene.far)
  })
})
