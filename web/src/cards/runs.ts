import type { Run, Text } from '../generated/protocol'

/** The words of a run where there is nothing to draw with. */
export function plain(run: Run): string {
  if ('words' in run) return run.words
  if ('number' in run) return String(run.number)
  if ('glyph' in run) return run.glyph
  if ('card' in run) return run.card[1]
  if ('space' in run) return run.space[1]
  if ('seat' in run) return run.seat[1]
  return `(${run.rule})`
}

export interface Piece {
  run: Run
  /** Whether a space stands before it. */
  apart: boolean
  /** Whether the line may not break there: a number stays with its sign. */
  together: boolean
  /** What it says, without the space before it. */
  words: string
}

const clings = /^[.,:;!?)’]/
const holds = /[ (\n+]$/

/** Puts the spaces between runs as the server does when it writes a text in plain words. */
export function pieces(text: Text): Piece[] {
  let before = ''
  return text.map((run, at) => {
    const last = text[at - 1]
    const together = 'glyph' in run && last !== undefined && 'number' in last
    const said = plain(run)
    const apart = before !== '' && !holds.test(before) && !clings.test(said)
    const words = said.trimStart()
    before += (apart ? ' ' : '') + words
    return { run, apart, together, words }
  })
}

/** The whole text in plain words. */
export function spoken(text: Text): string {
  return pieces(text)
    .map(({ apart, words }) => (apart ? ' ' : '') + words)
    .join('')
}
