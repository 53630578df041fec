import type { Face, FaceValue } from '../generated/protocol'
import { words } from '../words'
import { listed } from '../words/format'
import { signName } from '../words/named'

export interface Shown extends FaceValue {
  /** Whether it differs from what is printed. */
  changed: boolean
  /** What it was of, where only a part of it is left. */
  of?: number
}

/** What values are now, by their signs, where they may differ from what is printed. */
export type Now = Partial<Record<string, number>>

/** Of these, damage takes away. */
const endurance = new Set(['hit-points', 'health', 'hull'])

/** What people are good at. */
export const skills: ReadonlySet<string> = new Set([
  'influence',
  'knowledge',
  'piloting',
  'stealth',
  'strength',
  'tactics',
  'tech',
])

/** Whether it is there to withstand: nobody buys it, and it lies there until it falls. */
export const withstands = (face: Face): boolean =>
  face.cost === null && face.values.some(({ glyph }) => endurance.has(glyph))

/** The values of a card as they are now: of what it withstands, what the damage leaves. */
export function shownValues(face: Face, now: Now = {}, damage = 0): Shown[] {
  const shown = face.values.map((value): Shown => {
    if (endurance.has(value.glyph) && (damage > 0 || withstands(face))) {
      const number = Math.max(0, value.number - damage)
      return { ...value, number, changed: false, of: value.number }
    }
    const number = now[value.glyph] ?? value.number
    return { ...value, number, changed: number !== value.number }
  })
  const gained = Object.entries(now).flatMap(([glyph, number = 0]): Shown[] =>
    number > 0 && !face.values.some((value) => value.glyph === glyph)
      ? [{ glyph, number, label: signName(glyph), changed: true }]
      : [],
  )
  return [...gained, ...shown]
}

/** How much of its hit points a card has left, from 0 to 1, where that is to be seen. */
export function health(values: Shown[]): number | null {
  const left = values.find(({ of }) => of !== undefined)
  return left?.of ? left.number / left.of : null
}

/** A card in one line, for those who hear it. */
export function cardLabel(face: Face, now?: Now, damage = 0): string {
  const values = shownValues(face, now).map(({ number, label }) =>
    words.cards.value({ n: number, what: label }),
  )
  const cost = face.cost === null ? [] : [words.cards.costs({ n: face.cost })]
  const hurt = damage > 0 ? [words.cards.damaged({ n: damage })] : []
  return listed([face.name, ...cost, ...values, ...hurt])
}
