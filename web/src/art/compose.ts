import type { Art } from '../generated/protocol'
import { figures, type Figure } from './figures'
import { props } from './props'
import { scatter, type Scatter } from './scatter'
import { scenes, type Scene } from './scenes'

/** Where the figure and the prop stand in the part of a poster that every frame shows. */
const figureX = 126
const propX = 214
const propY = 109
const propScale = 0.92

/** Sets the parts of a poster: the figure on one side, disc and prop on the other. */
export function compose(art: Art, seed: string) {
  const chance = scatter(`${seed}/${art.scene}`)
  const scene = scenes[art.scene](chance)
  const figure = figures[art.figure]
  const prop = props[art.prop]
  return {
    scene,
    disc: disc(scene, chance),
    turn: chance() < 0.5 ? 'translate(300 0) scale(-1 1)' : undefined,
    figure: { ...figure, at: place(figure, chance) },
    prop: { ...prop, at: `translate(${propX} ${propY}) scale(${propScale})` },
  }
}

function disc(scene: Scene, chance: Scatter) {
  const { x, y, r } = scene.disc
  return { x: x + 16 * (chance() - 0.5), y: y + 8 * (chance() - 0.5), r }
}

/**
 * Busts grow from the lower edge; what stands is rooted in the nearest band; the rest flies. None
 * exactly where the next card has it.
 */
function place({ width, pose, turn }: Figure, chance: Scatter): string {
  const left = figureX - width / 2 + 10 * (chance() - 0.5)
  const top = { bust: 50, stands: 36, flies: 10 + 10 * chance() }[pose]
  const turned =
    turn === undefined ? '' : ` rotate(${turn + 24 * (chance() - 0.5)} ${width / 2} 50)`
  return `translate(${left} ${top})${turned}`
}
