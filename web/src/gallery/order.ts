import type { Face } from '../generated/protocol'
import { alphabetically } from '../words/format'

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

/** The sheets of each deck by name; the decks in the order in which the game names them. */
export function byDeck(sheets: readonly Sheet[]): [string, Sheet[]][] {
  const decks = new Map<string, Sheet[]>()
  for (const sheet of sheets) {
    const { deck } = sheet.front
    decks.set(deck, [...(decks.get(deck) ?? []), sheet])
  }
  return [...decks].map(([deck, sheets]) => [
    deck,
    sheets.toSorted((one, other) => alphabetically(one.front.name, other.front.name)),
  ])
}
