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

/** The same as runs, with what is to stand in the slots. */
export const filled = (said: string, drawn: Partial<Record<string, Text>>): Text =>
  partsOf(said).flatMap((part, place): Text => {
    if (place % 2 === 1) return drawn[part] ?? []
    const words = part.trim()
    return words === '' ? [] : [{ words }]
  })
