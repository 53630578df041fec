import type { Art } from '../generated/protocol'

/** What flies under each flag; the higher the level, the nearer it has come. */
const fleets: Partial<Record<string, Pick<Art, 'figure' | 'prop'>>> = {
  hutt: { figure: 'capital-bulb', prop: 'horn-cup' },
  imperial: { figure: 'capital-wedge', prop: 'medal' },
  rebel: { figure: 'fighter-cross', prop: 'flag' },
  syndicate: { figure: 'capital-fork', prop: 'chain' },
}

const places = ['orbit', 'nebula', 'asteroids', 'orbit'] as const

/** The picture of a patrol, whose token has none: its name is `patrol-faction-level`. */
export function patrolArt(id: string, printed: Art): Art {
  const [, faction = '', level = ''] = /^patrol-([a-z]+)-(\d)$/.exec(id) ?? []
  const fleet = fleets[faction]
  const scene = places[Number(level) - 1]
  return fleet && scene ? { scene, ...fleet } : printed
}
