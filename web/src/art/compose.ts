import type { Art } from '../generated/protocol'
import type { Figure } from './figures'
import { drawn } from './guises'
import { props } from './props'
import { scatter, type Scatter } from './scatter'
import { scenes, type Scene } from './scenes'

/** Where the figure and the prop stand in the part of a poster that every frame shows. */
const figureX = 126
const propX = 199
const propY = 109
const propScale = 0.92
/** Where a prop stands that the card is about: clear of the cost, on whichever side that is. */
const thing = { x: 104, y: 40, scale: 2.4 }
/** Wider ones are drawn smaller, so that frames lose nothing of them. */
const widest = 128
/** The corner that the cost of a card lies over, with some air, as the narrowest frame shows it. */
const corner = { x: 102, y: 62 }

/** Where a figure stands: its upper left, how large, how far turned, and whether it looks back. */
export interface Stand {
  x: number
  y: number
  scale: number
  turn: number
  back: boolean
}

/** Sets the parts of a poster: the figure on one side, disc and prop on the other. */
export function compose(art: Art, seed: string, faction: string) {
  const chance = scatter(`${seed}/${art.scene}`)
  const scene = scenes[art.scene](chance)
  const figure = drawn(art.figure, faction)
  const { stand, mirrored } = layout(figure, chance)
  return {
    scene,
    disc: disc(scene, chance),
    mirror: mirrored ? 'translate(300 0) scale(-1 1)' : undefined,
    figure: { ...figure, at: spelled(figure, stand) },
    /** Where a square frame begins that shows the whole figure, and beyond it what it looks at. */
    square: mirrored ? 300 - figureX - 80 : figureX - 70,
    prop: { ...props[art.prop], at: `translate(${propX} ${propY}) scale(${propScale})` },
    thing: { ...props[art.prop], at: `translate(${thing.x} ${thing.y}) scale(${thing.scale})` },
  }
}

/** On which side the figure stands is chance, unless it would lie under the cost. */
export function layout(figure: Figure, chance: Scatter) {
  const stand = place(figure, chance)
  const hidden = points(figure, stand).some(inCorner)
  return { stand, mirrored: hidden || chance() < 0.5 }
}

export const inCorner = ([x, y]: [number, number]) => x < corner.x && y < corner.y

function disc(scene: Scene, chance: Scatter) {
  const { x, y, r } = scene.disc
  return { x: x + 16 * (chance() - 0.5), y: y + 8 * (chance() - 0.5), r }
}

/**
 * Busts grow from the lower edge, some nearer than others; what stands is rooted in the nearest
 * band; the rest flies, one way or the other. None exactly where the next card has it.
 */
function place({ width, pose, turn }: Figure, chance: Scatter): Stand {
  const near = pose === 'bust' ? 0.96 + 0.16 * chance() : 1
  const scale = Math.min(near, widest / width)
  const foot = { bust: 152, stands: 138, flies: 104 + 10 * chance() }[pose]
  return {
    x: figureX - (width * scale) / 2 + 8 * (chance() - 0.5),
    y: foot - 102 * scale,
    scale,
    turn: turn === undefined ? 0 : turn + 24 * (chance() - 0.5),
    back: pose === 'flies' && chance() < 0.5,
  }
}

function spelled({ width }: Figure, { x, y, scale, turn, back }: Stand): string {
  const facing = back ? ` translate(${width} 0) scale(-1 1)` : ''
  return `translate(${x} ${y}) scale(${scale})${facing} rotate(${turn} ${width / 2} 50)`
}

/** The points of a figure's outline where they come to lie. */
export function points(
  { solid, width }: Figure,
  { x, y, scale, turn, back }: Stand,
): [number, number][] {
  const numbers = (solid.match(/-?[\d.]+/g) ?? []).map(Number)
  const angle = (turn * Math.PI) / 180
  const middle = width / 2
  const placed: [number, number][] = []
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [dx, dy] = [(numbers[at] ?? 0) - middle, (numbers[at + 1] ?? 0) - 50]
    const across = dx * Math.cos(angle) - dy * Math.sin(angle)
    const down = 50 + dx * Math.sin(angle) + dy * Math.cos(angle)
    placed.push([x + scale * (middle + (back ? -across : across)), y + scale * down])
  }
  return placed
}
