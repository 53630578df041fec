import { words } from '../words'
import type { Act } from './acts.svelte'
import { enumerated } from '../words/format'

/** What an armed act would bring, in words; `asked` are those who would have to agree to take it back. */
export function barrierWords(act: Act, asked: string[]): string {
  const what = {
    none: '',
    reveals: words.table.reveals,
    random: words.table.random,
    'passes-the-turn': words.table.passesTheTurn,
  }[act.barrier]
  if (act.barrier === 'none' || asked.length === 0) return what
  const back = words.table.takenBackIf({ n: asked.length, names: enumerated(asked) })
  return `${what} ${back}`
}
