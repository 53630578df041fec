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

/** One of each kind and faction after another, so that the first row shows how many there are. */
export function mixed(sheets: readonly Sheet[]): Sheet[] {
  const groups = new Map<string, Sheet[]>()
  for (const sheet of sheets) {
    const kind = `${sheet.front.kind}/${sheet.front.faction}`
    groups.set(kind, [...(groups.get(kind) ?? []), sheet])
  }
  const left = [...groups.values()]
  const order: Sheet[] = []
  while (order.length < sheets.length) {
    for (const group of left) order.push(...group.splice(0, 1))
  }
  return order
}
