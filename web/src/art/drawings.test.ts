import { describe, expect, it } from 'vitest'
import { compose } from './compose'
import { figures } from './figures'
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

  it.each(Object.entries(figures))('draws %s within its frame', (_, figure) => {
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

  it('gives a card the same picture always, and two cards two', () => {
    const art = { scene: 'dunes', figure: 'hood', prop: 'crate' } as const
    expect(compose(art, 'x-wing')).toEqual(compose(art, 'x-wing'))
    expect(compose(art, 'x-wing').scene.far).not.toBe(compose(art, 'y-wing').scene.far)
  })
})
