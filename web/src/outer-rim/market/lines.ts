/** How many lines words take where so many letters stand beside each other. */
export function linesOf(words: string, across: number): number {
  let [lines, used] = [0, Infinity]
  for (const { length } of words.split(' ')) {
    const goesOn = used + 1 + length <= across
    used = goesOn ? used + 1 + length : length
    // A word too long for a line goes on in the next.
    lines += goesOn ? 0 : Math.max(1, Math.ceil(length / Math.max(1, across)))
  }
  return lines
}
