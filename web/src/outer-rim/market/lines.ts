import { plain, wordLengths } from '../../cards/runs'
import type { Outline, Text } from '../../generated/protocol'

/** How many lines things of these lengths take where so many letters stand beside each other. */
export function linesOf(lengths: readonly number[], across: number): number {
  let [lines, used] = [0, Infinity]
  for (const length of lengths) {
    const goesOn = used + 1 + length <= across
    used = goesOn ? used + 1 + length : length
    // What is too long for a line goes on in the next.
    lines += goesOn ? 0 : Math.max(1, Math.ceil(length / Math.max(1, across)))
  }
  return lines
}

/** The same of words. */
export const linesOfWords = (words: string, across: number) => linesOf(wordLengths(words), across)

/** So many letters stand beside each other on a card of the market. */
const across = 14

/** How many lines a card of the market takes: its name, what it needs, and what there is to get. */
export function linesOfCard(name: string, { need, gets, row }: Outline): number {
  const where = need ? linesOf(lengthsIn(need), across) : 0
  const got = gets.map(({ text }) => lengthsIn(text))
  // Short things stand side by side, each as a whole; else each thing has lines of its own.
  const lines = row ? [got.map(sum)] : got
  return linesOfWords(name, across) + where + sum(lines.map((one) => linesOf(one, across)))
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

/** A sign is about as wide as two letters, and stays with its number. */
function lengthsIn(text: Text): number[] {
  const lengths: number[] = []
  for (const run of text) {
    if ('glyph' in run) lengths.push(2 + (lengths.pop() ?? 0))
    else lengths.push(...wordLengths(plain(run)))
  }
  return lengths
}
