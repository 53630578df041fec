import { figures } from '../art/figures'
import { props } from '../art/props'
import { scenes } from '../art/scenes'
import type { Figure, Prop, Scene } from '../generated/protocol'

export const sceneIds = Object.keys(scenes) as Scene[]
export const figureIds = Object.keys(figures) as Figure[]
export const propIds = Object.keys(props) as Prop[]

/** The colours a poster can have, in the order they are shown. */
export const factions = ['empire', 'rebel', 'neutral', 'hutt', 'syndicate'] as const

/** The faction of the picture at this place in a row of pictures. */
export function factionAt(place: number): (typeof factions)[number] {
  return factions[place % 3] ?? 'neutral'
}

/** One of a list, going round. */
export function around<T>(list: readonly T[], place: number): T {
  const found = list[place % list.length]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}
