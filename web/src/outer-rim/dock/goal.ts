import { spoken } from '../../cards/runs'
import type { Face, Text } from '../../generated/protocol'
import { words } from '../words'

/** What a sheet strives for, without the word that says so, and how often that is to be done. */
export function goalOf({ rules }: Pick<Face, 'rules'>): { text: Text; of: number | null } {
  const begins = `${words.outerRim.goal}:`
  const found = rules.find((rule) => spoken(rule).startsWith(begins)) ?? []
  const [first, ...rest] = found
  const counted = found.find((run) => 'number' in run)
  return {
    text:
      first && 'words' in first
        ? [{ words: first.words.slice(begins.length).trimStart() }, ...rest]
        : found,
    of: counted?.number ?? null,
  }
}
