import type { Art } from '../generated/protocol'
import { figures } from './figures'
import { landmarks } from './landmarks'
import { rolling, specks } from './land'
import type { Silhouette } from './outline'
import { scatter } from './scatter'
import { scenes } from './scenes'

/** Where the planet stands: higher than the picture, and cut by its right edge. */
const planetAt = { x: 236, y: 70, r: 83 }
/** The landmark stands before the planet's left limb, on the nearest band. */
const landmarkAt = { x: 95, y: 54, scale: 0.82 }

/** The parts of a base's poster: a planet, a strip of its ground, and what one knows it by. */
export function world(art: Art, id: string) {
  const chance = scatter(`${id}/${art.scene}`)
  const { x, y, scale } = landmarkAt
  return {
    specks: specks(chance, 44, 120),
    planet: `translate(${planetAt.x} ${planetAt.y}) scale(${planetAt.r / 100})`,
    hills: rolling(chance, 134, 14, 2.5),
    ground: scenes[art.scene](chance).near,
    landmark: landmarkOf(id, art),
    at: `translate(${x} ${y}) scale(${scale})`,
  }
}

/** A base without a landmark of its own is known by the figure in its data. */
function landmarkOf(id: string, art: Art): Silhouette {
  return (landmarks as Partial<Record<string, Silhouette>>)[id] ?? figures[art.figure]
}
