import type { Run, Text } from '../generated/protocol'
import { grouped } from '../words/format'
import { signName } from '../words/named'

/** The words of a run where there is nothing to draw with. */
export function plain(run: Run): string {
  if ('words' in run) return run.words
  if ('number' in run) return grouped(run.number)
  if ('glyph' in run) return signName(run.glyph)
  if ('card' in run) return run.card[1]
  if ('space' in run) return run.space[1]
  if ('seat' in run) return run.seat[1]
  return `(${run.rule})`
}

/** How long each word is, for who has to know how many lines they take. */
export const wordLengths = (words: string) => words.split(' ').map(({ length }) => length)

type Piece = Text[number]

/** Pieces between which no line may break: a number, its sign, the full stop after it. */
export function clusters(text: Text): Piece[][] {
  const found: Piece[][] = []
  for (const piece of text) {
    const last = found.at(-1)?.at(-1)
    const signOfNumber = last && 'number' in last && 'glyph' in piece
    const pointOfSign = last && 'glyph' in last && piece.tight
    if (signOfNumber || pointOfSign) found.at(-1)?.push(piece)
    else found.push([piece])
  }
  return found
}

/** The whole text in plain words. */
export const spoken = (text: Text): string =>
  text.reduce((said, run) => said + (said === '' || run.tight ? '' : ' ') + plain(run), '')
