import { between } from './land'
import { poly } from './outline'
import { scatter, type Scatter } from './scatter'

/** Worlds that are somebody’s base. */
export const bases = [
  'alderaan',
  'bespin',
  'corellia',
  'coruscant',
  'dagobah',
  'dantooine',
  'death-star',
  'endor',
  'hoth',
  'jedha',
  'kafrene',
  'kessel',
  'lothal',
  'mon-cala',
  'mustafar',
  'ord-mantell',
  'rodia',
  'sullust',
  'tatooine',
  'yavin-4',
] as const

/** The planets with colours of their own: each has two of them in tokens.css. */
export const named = [...bases, 'cantonica', 'naboo', 'nal-hutta', 'ryloth', 'takodana'] as const

/** The same worlds as the second game calls them. */
const alsoCalled: Partial<Record<string, (typeof named)[number]>> = {
  'mon-calamari': 'mon-cala',
  'ring-of-kafrene': 'kafrene',
}

/** A planet, drawn round 0 0 with a radius of 100. */
export interface Planet {
  /** The ground and the bands, as values of CSS. */
  ground: string
  band: string
  bands: string
  /** Whether somebody built it: straight seams, and a dish. */
  made: boolean
  ringed: boolean
}

/** How a base's planet looks; one that has no colours here takes them from two that do. */
export function planet(called: string): Planet {
  const id = alsoCalled[called] ?? called
  const chance = scatter(`${id}/planet`)
  const known = (named as readonly string[]).includes(id)
  const [one, other] = known ? [id, id] : twoOf(chance)
  const made = id === 'death-star'
  return {
    ground: `var(--planet-${one}-ground)`,
    band: `var(--planet-${other}-band)`,
    bands: made ? seams() : wavy(chance),
    made,
    ringed: id === 'kafrene',
  }
}

function twoOf(chance: Scatter): [string, string] {
  const one = Math.floor(chance() * named.length)
  const step = 1 + Math.floor(chance() * (named.length - 1))
  return [named[one] ?? named[0], named[(one + step) % named.length] ?? named[0]]
}

/** Four bands across the disc, each with a swell of its own. */
function wavy(chance: Scatter): string {
  return [-72, -30, 14, 56]
    .map((middle) => {
      const half = between(chance, 8, 14)
      const [top, foot] = [swell(chance), swell(chance)]
      return stripe(
        (x) => middle - half + top(x),
        (x) => middle + half + foot(x),
      )
    })
    .join('')
}

/** The line round a station, and two thinner ones. */
function seams(): string {
  const straight = (from: number, to: number) =>
    stripe(
      () => from,
      () => to,
    )
  return straight(-2, 8) + straight(-46, -43) + straight(50, 53)
}

function swell(chance: Scatter): (x: number) => number {
  const [height, length, start] = [
    between(chance, 4, 8),
    between(chance, 22, 40),
    between(chance, 0, 6),
  ]
  return (x) => height * Math.sin(x / length + start)
}

/** What lies between two lines, as far as it is on the disc. */
function stripe(top: (x: number) => number, foot: (x: number) => number): string {
  const steps = 28
  const upper: number[] = []
  const lower: number[] = []
  for (let at = 0; at <= steps; at += 1) {
    const angle = (at / steps) * Math.PI
    const [x, reach] = [-100 * Math.cos(angle), 100 * Math.sin(angle)]
    const onDisc = (y: number) => Math.max(-reach, Math.min(reach, y))
    upper.push(round(x), round(onDisc(top(x))))
    lower.unshift(round(x), round(onDisc(foot(x))))
  }
  return poly(...upper, ...lower)
}

const round = (value: number) => Math.round(value * 10) / 10
