import type { Face } from '../generated/protocol'

/** A card, or a sheet with what is on its back. */
export interface Sheet {
  front: Face
  back: Face | null
}

const turned = '-flipped'

/** Cards one by one, and sheets that have two sides as one. */
export function sheetsOf(faces: readonly Face[]): Sheet[] {
  const byId = new Map(faces.map((face) => [face.id, face]))
  return faces.flatMap((face): Sheet[] => {
    const isBack = face.id.endsWith(turned) && byId.has(face.id.slice(0, -turned.length))
    return isBack ? [] : [{ front: face, back: byId.get(face.id + turned) ?? null }]
  })
}

/** So many cards in a row are told apart at a glance. */
const row = 10

/** What only the rules of a rival read: nobody has it in hand. */
const unseen = 'ai'

/**
 * One of each kind and faction after another, so that the first row shows how many there are; and no
 * figure near another like it, as long as there are others.
 */
export function mixed(sheets: readonly Sheet[]): Sheet[] {
  const groups = new Map<string, Sheet[]>()
  for (const sheet of sheets) {
    if (sheet.front.kind === unseen) continue
    const kind = `${sheet.front.kind}/${sheet.front.faction}`
    groups.set(kind, [...(groups.get(kind) ?? []), sheet])
  }
  const left = [...groups.values()]
  const order: Sheet[] = []
  while (left.some((group) => group.length > 0)) {
    for (const group of left) {
      const near = new Set(order.slice(-row).map(({ front }) => front.art.figure))
      const other = group.findIndex(({ front }) => !near.has(front.art.figure))
      order.push(...group.splice(Math.max(0, other), 1))
    }
  }
  return order
}
