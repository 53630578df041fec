import {
  below,
  between,
  clouds,
  crowns,
  high,
  mesas,
  peaks,
  rock,
  rolling,
  specks,
  towers,
  waves,
  wide,
} from './land'
import { bar, box, ellipse, poly } from './outline'
import type { Scene as SceneId } from '../generated/protocol'
import type { Scatter } from './scatter'

/** Three bands before a sky with one disc. Drawn on 300×150; bands may have openings. */
export interface Scene {
  sky: 'day' | 'night'
  disc: { x: number; y: number; r: number }
  far: string
  middle: string
  near: string
  specks?: string
}

type Painter = (chance: Scatter) => Scene

const dunes: Painter = (chance) => ({
  sky: 'day',
  disc: { x: 196, y: 62, r: 38 },
  far: rolling(chance, 100, 26, 3),
  middle: rolling(chance, 116, 22, 2.5),
  near: rolling(chance, 133, 16, 2),
})

const canyon: Painter = (chance) => ({
  sky: 'day',
  disc: { x: 190, y: 44, r: 26 },
  far: mesas(chance, 112, 62, 4),
  middle: mesas(chance, 124, 44, 3),
  near: mesas(chance, 134, 10, 5),
})

const cityStacks: Painter = (chance) => ({
  sky: 'night',
  disc: { x: 192, y: 52, r: 40 },
  far: towers(chance, 120, 80, 20),
  middle: towers(chance, 128, 56, 26),
  near: towers(chance, 138, 18, 44),
  specks: specks(chance, 14, 60),
})

const ice: Painter = (chance) => ({
  sky: 'day',
  disc: { x: 198, y: 46, r: 24 },
  far: peaks(chance, 112, 66, 4),
  middle: peaks(chance, 124, 38, 5),
  near: peaks(chance, 138, 14, 7),
})

const jungle: Painter = (chance) => {
  const trunks = [0, 1, 2, 3, 4, 5].map((at) => {
    const x = 12 + at * 54 + between(chance, -14, 14)
    return box(x, -high, between(chance, 5, 10), 2 * high)
  })
  return {
    sky: 'day',
    disc: { x: 194, y: 56, r: 34 },
    far: crowns(chance, 96, 26) + trunks.join(''),
    middle: crowns(chance, 118, 20),
    near: fronds(chance),
  }
}

/** Leaves like blades, in tufts along the lower edge. */
function fronds(chance: Scatter): string {
  let path = below(-5, 138, wide + 5, 138)
  for (let x = 0; x < wide + 10; x += between(chance, 18, 30)) {
    for (const lean of [-16, -7, 3, 13]) {
      const tip = x + lean + between(chance, -3, 3)
      const top = 138 - between(chance, 10, 20)
      path += `M${x - 4} 142C${x - 3} 132 ${tip - 2} ${top + 6} ${tip} ${top}C${tip + 2} ${top + 8} ${x + 4} 132 ${x + 4} 142Z`
    }
  }
  return path
}

const sea: Painter = (chance) => ({
  sky: 'day',
  disc: { x: 196, y: 74, r: 42 },
  far: below(-5, 98, wide + 5, 98) + island(between(chance, 20, 70)),
  middle: waves(chance, 116, 7, 46),
  near: waves(chance, 134, 10, 64),
})

function island(x: number): string {
  return `M${x} 99C${x + 12} 84 ${x + 20} 88 ${x + 28} 74C${x + 34} 66 ${x + 42} 80 ${x + 52} 84C${x + 62} 87 ${x + 72} 94 ${x + 80} 99Z`
}

const dock: Painter = (chance) => {
  const x = between(chance, 20, 60)
  const crane = [
    poly(x, 150, x + 6, 34, x + 12, 34, x + 18, 150),
    box(x - 22, 30, 92, 6),
    poly(x + 3, 30, x + 9, 14, x + 15, 30),
    bar(x + 9, 16, x + 66, 32, 2),
    box(x + 56, 36, 2, 22),
    box(x + 49, 58, 16, 11),
  ]
  return {
    sky: 'day',
    disc: { x: 204, y: 58, r: 34 },
    far: towers(chance, 116, 40, 30) + below(-5, 112, wide + 5, 112),
    middle: crane.join('') + stacked(chance),
    near: below(-5, 132, wide + 5, 132) + piles(chance),
  }
}

/** Boxes of freight on each other along the quay. */
function stacked(chance: Scatter): string {
  let path = ''
  for (let x = 176; x < wide; x += 25) {
    const rows = 1 + Math.floor(chance() * 2.4)
    for (let row = 0; row < rows; row += 1) path += box(x, 119 - row * 14, 23, 13)
  }
  return path + below(-5, 124, wide + 5, 124)
}

/** The posts ships are made fast to. */
function piles(chance: Scatter): string {
  let path = ''
  for (let x = between(chance, 4, 20); x < wide; x += 44) path += box(x, 124, 7, 20, 2)
  return path
}

const cantina: Painter = (chance) => {
  const wall = poly(-5, -high, wide + 5, -high, wide + 5, high + 5, -5, high + 5)
  const arches = [4, 100, 196, 292].map((middle) => arch(middle - 39, 116, 78, 92))
  const bottles = [...Array(16).keys()].map((at) => {
    const x = 14 + at * 18 + between(chance, -4, 4)
    return bottle(x, 116, between(chance, 12, 20))
  })
  return {
    sky: 'night',
    disc: { x: 196, y: 68, r: 28 },
    far: wall + arches.join(''),
    middle: below(-5, 116, wide + 5, 116) + bottles.join('') + lamps(chance),
    near: below(-5, 130, wide + 5, 130),
  }
}

/** An opening with a round top, written against the clock so that it stays open. */
function arch(x: number, floor: number, w: number, h: number): string {
  const r = w / 2
  const shoulder = floor - h + r
  const k = r * 0.5523
  return (
    `M${x} ${floor}L${x + w} ${floor}L${x + w} ${shoulder}` +
    `C${x + w} ${shoulder - k} ${x + r + k} ${shoulder - r} ${x + r} ${shoulder - r}` +
    `C${x + r - k} ${shoulder - r} ${x} ${shoulder - k} ${x} ${shoulder}Z`
  )
}

function bottle(x: number, floor: number, h: number): string {
  return poly(
    x,
    floor,
    x,
    floor - h * 0.6,
    x + 2,
    floor - h * 0.75,
    x + 2,
    floor - h,
    x + 5,
    floor - h,
    x + 5,
    floor - h * 0.75,
    x + 7,
    floor - h * 0.6,
    x + 7,
    floor,
  )
}

function lamps(chance: Scatter): string {
  const x = between(chance, 60, 90)
  const lamp = (at: number, drop: number) =>
    box(at - 0.7, -5, 1.4, drop + 5) +
    poly(at - 10, drop + 9, at - 4, drop, at + 4, drop, at + 10, drop + 9)
  return lamp(x, 18) + lamp(x + 92, 26) + lamp(x + 168, 14)
}

const hangar: Painter = (chance) => {
  const wall = poly(-5, -high, wide + 5, -high, wide + 5, high + 5, -5, high + 5)
  const opening = poly(270, 112, 238, 26, 62, 26, 30, 112)
  const ribs = [0, 1, 2].map((at) => {
    const y = 4 + at * 8
    return poly(46 - at * 2, y, 254 + at * 2, y, 254 + at * 2, y + 3, 46 - at * 2, y + 3)
  })
  return {
    sky: 'night',
    disc: { x: 196, y: 76, r: 42 },
    far: wall + opening,
    middle:
      ribs.join('') +
      poly(270, 112, 238, 26, 245, 26, 290, 124, 10, 124, 55, 26, 62, 26, 30, 112) +
      crates(chance),
    near: below(-5, 124, wide + 5, 124),
    specks: specks(chance, 16, 90),
  }
}

function crates(chance: Scatter): string {
  const x = between(chance, 226, 244)
  return box(x, 106, 20, 18) + box(x + 22, 110, 15, 14) + box(x + 4, 93, 14, 12)
}

const bridge: Painter = (chance) => {
  const wall = poly(-5, -high, wide + 5, -high, wide + 5, high + 5, -5, high + 5)
  const panes = [
    poly(66, 22, 4, 40, -2, 106, 56, 106),
    poly(142, 18, 74, 20, 66, 106, 138, 106),
    poly(226, 20, 158, 18, 162, 106, 234, 106),
    poly(296, 40, 234, 22, 244, 106, 302, 106),
  ]
  let desks = below(-5, 118, wide + 5, 118)
  for (let x = 8; x < wide; x += 58) {
    const top = between(chance, 100, 106)
    desks += poly(x, 120, x + 6, top, x + 38, top, x + 44, 120)
  }
  return {
    sky: 'night',
    disc: { x: 198, y: 62, r: 32 },
    far: wall + panes.join(''),
    middle: desks,
    near: below(-5, 140, 60, 130, 240, 130, wide + 5, 140),
    specks: specks(chance, 30, 104),
  }
}

const asteroids: Painter = (chance) => {
  const field = (count: number, top: number, bottom: number, size: number) =>
    [...Array(count).keys()]
      .map((at) => {
        const x = (at + between(chance, 0.1, 0.9)) * (wide / count)
        return rock(chance, x, between(chance, top, bottom), size * between(chance, 0.5, 1))
      })
      .join('')
  return {
    sky: 'night',
    disc: { x: 194, y: 56, r: 36 },
    far: field(9, 14, 100, 11),
    middle: field(6, 92, 128, 18),
    near: field(5, 138, 150, 30) + below(-5, 142, wide + 5, 142),
    specks: specks(chance, 40, 120),
  }
}

const orbit: Painter = (chance) => {
  const x = between(chance, 110, 190)
  return {
    sky: 'night',
    disc: { x: 204, y: 38, r: 20 },
    far: ellipse(x, 330, 340, 244),
    middle: ellipse(x + 6, 340, 330, 236),
    near: ellipse(x + 14, 356, 320, 232),
    specks: specks(chance, 46, 100),
  }
}

const nebula: Painter = (chance) => {
  const tilt = between(chance, 14, 30)
  return {
    sky: 'night',
    disc: { x: 200, y: 46, r: 22 },
    far: clouds(chance, 74, 74 + tilt, 26),
    middle: clouds(chance, 112 + tilt / 3, 104, 22),
    near: clouds(chance, 132, 142, 18),
    specks: specks(chance, 46, 90),
  }
}

const ruin: Painter = (chance) => {
  const column = (x: number, left: number, right: number) =>
    poly(x - 7, 122, x - 6, left, x + 6, right, x + 7, 122)
  const broken = [16, 52, 88].map((x) => {
    const top = between(chance, 40, 96)
    const slant = between(chance, 2, 7)
    return column(x, top + slant, top - slant)
  })
  // Two that still carry what lay on them, and one that fell.
  const gate = column(238, 46, 46) + column(280, 46, 46) + box(224, 38, 70, 9) + box(230, 32, 40, 6)
  const x = between(chance, 30, 60)
  const temple = poly(
    x,
    122,
    x + 40,
    66,
    x + 58,
    66,
    x + 58,
    56,
    x + 82,
    56,
    x + 82,
    66,
    x + 100,
    66,
    x + 140,
    122,
  )
  return {
    sky: 'day',
    disc: { x: 186, y: 60, r: 34 },
    far: temple + rolling(chance, 116, 14, 3),
    middle: below(-5, 120, wide + 5, 120) + broken.join('') + gate,
    near: rubble(chance),
  }
}

/** Steps and broken blocks. */
function rubble(chance: Scatter): string {
  let path = below(-5, 136, wide + 5, 136)
  for (let x = between(chance, 0, 20); x < wide; x += between(chance, 34, 60)) {
    const h = between(chance, 5, 12)
    path += poly(x, 138, x + 2, 136 - h, x + between(chance, 10, 18), 134 - h, x + 22, 138)
  }
  return path
}

/** Who paints each scene. */
export const scenes: Record<SceneId, Painter> = {
  dunes,
  canyon,
  'city-stacks': cityStacks,
  ice,
  jungle,
  sea,
  dock,
  cantina,
  hangar,
  bridge,
  asteroids,
  orbit,
  nebula,
  ruin,
}
