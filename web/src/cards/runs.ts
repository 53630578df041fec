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

export interface Piece {
  run: Run
  /** Whether a space stands before it. */
  apart: boolean
  /** What it says, without the space before it. */
  words: string
}

const clings = /^[.,:;!?)’]/
const holds = /[ (\n+]$/

/** Puts the spaces between runs as the server does when it writes a text in plain words. */
export function pieces(text: Text): Piece[] {
  let before = ''
  return text.map((run) => {
    const said = plain(run)
    const apart = before !== '' && !holds.test(before) && !clings.test(said)
    const words = said.trimStart()
    before += (apart ? ' ' : '') + words
    return { run, apart, words }
  })
}

/** Pieces between which no line may break: a number, its sign, the full stop after it. */
export function clusters(text: Text): Piece[][] {
  const found: Piece[][] = []
  for (const piece of pieces(text)) {
    const cluster = found.at(-1)
    const last = cluster?.at(-1)
    const [point, rest] = afterSign(piece, last)
    if (point) cluster?.push(point)
    if (!rest) continue
    const signOfNumber = 'glyph' in rest.run && last !== undefined && 'number' in last.run
    if (signOfNumber) cluster?.push(rest)
    else found.push([rest])
  }
  return found
}

/** Splits off the points that follow a sign directly: browsers would break the line there. */
function afterSign(piece: Piece, last: Piece | undefined): [Piece | undefined, Piece | undefined] {
  const follows = last !== undefined && 'glyph' in last.run && 'words' in piece.run
  const point = follows ? /^[.,:;!?)’]+/.exec(piece.words)?.[0] : undefined
  if (!point) return [undefined, piece]
  const rest = piece.words.slice(point.length)
  const part = (words: string) => ({ run: { words }, apart: false, words })
  return [part(point), rest === '' ? undefined : part(rest)]
}

/** The whole text in plain words. */
export function spoken(text: Text): string {
  return pieces(text)
    .map(({ apart, words }) => (apart ? ' ' : '') + words)
    .join('')
}

/** The parts of a text between marks. */
export function parted(text: Text, mark: string): Text[] {
  const parts: Run[][] = [[]]
  for (const run of text) {
    if (!('words' in run)) {
      parts.at(-1)?.push(run)
      continue
    }
    for (const [place, words] of run.words.split(mark).entries()) {
      if (place > 0) parts.push([])
      if (words.trim() !== '') parts.at(-1)?.push({ words: words.trim() })
    }
  }
  return parts.filter((part) => part.length > 0)
}
