import type { Run, Text } from '../../generated/protocol'

/** A text cut where a sentence or a remark ends, each without its full stop or dot. */
export function sentences(text: Text): Text[] {
  const found: Text[] = [[]]
  for (const run of text) {
    const parts = 'words' in run ? run.words.split(/\.\s+|\.$|;\s*|\s*·\s*/) : [null]
    parts.forEach((part, at) => {
      if (at > 0) found.push([])
      const piece: Run = part === null ? run : { words: part }
      if (part !== '') found.at(-1)?.push(piece)
    })
  }
  return found.filter(({ length }) => length > 0)
}
