import type { Face, FaceValue } from '../generated/protocol'
import { words } from '../words'

export interface Shown extends FaceValue {
  /** Whether it differs from what is printed. */
  changed: boolean
}

/** The values of a card as they are now. */
export function shownValues(face: Face, attack?: number): Shown[] {
  const shown = face.values.map((value) => {
    const number = value.glyph === 'attack' ? (attack ?? value.number) : value.number
    return { ...value, number, changed: number !== value.number }
  })
  const gained = attack !== undefined && attack > 0
  if (gained && !face.values.some(({ glyph }) => glyph === 'attack')) {
    shown.unshift({ glyph: 'attack', number: attack, label: 'attack', changed: true })
  }
  return shown
}

/** A card in one line, for those who hear it. */
export function cardLabel(face: Face, attack?: number, damage = 0): string {
  const values = shownValues(face, attack).map(({ number, label }) => `${number} ${label}`)
  const cost = face.cost === null ? [] : [`${words.cards.cost} ${face.cost}`]
  const hurt = damage > 0 ? [`${damage} ${words.cards.damage}`] : []
  return [face.name, ...cost, ...values, ...hurt].join(', ')
}
