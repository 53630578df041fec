/**
 * Sentences with something drawn in them: a message is told a slot where a name in bold or a card
 * shall stand, and what it says is taken apart there. So every language puts it where it belongs.
 */
import type { Text } from '../generated/protocol'

/** Stands in no text that anybody writes. */
const mark = '\uE000'

/** What a message is told where something is to be drawn. */
export const slot = (name: string | number) => `${mark}${name}${mark}`

/** What is said, and between it the names of the slots: every second one. */
export const partsOf = (said: string): string[] => said.split(mark)

/** The same as runs, with what is to stand in the slots, and blanks where the message has them. */
export function filled(said: string, drawn: Partial<Record<string, Text>>): Text {
  const text: Text = []
  let apart = true
  for (const [place, part] of partsOf(said).entries()) {
    const isSlot = place % 2 === 1
    const words = part.trim()
    const [first, ...rest] = isSlot ? (drawn[part] ?? []) : words === '' ? [] : [{ words }]
    apart ||= !isSlot && /^\s/.test(part)
    if (!first) continue
    text.push(apart ? first : { ...first, tight: true }, ...rest)
    apart = !isSlot && /\s$/.test(part)
  }
  return text
}
