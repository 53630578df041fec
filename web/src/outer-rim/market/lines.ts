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
export const linesOfWords = (words: string, across: number) =>
  linesOf(
    words.split(' ').map(({ length }) => length),
    across,
  )
