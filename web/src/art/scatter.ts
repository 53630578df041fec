/** Chance without chance: the same word always gives the same numbers. */
export type Scatter = () => number

/** Numbers from 0 up to 1, made of a word: FNV-1a for the seed, then mulberry32. */
export function scatter(word: string): Scatter {
  let seed = 0x811c9dc5
  for (const letter of word) {
    seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
