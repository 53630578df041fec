import { words } from '../words'
import type { Act } from './acts.svelte'

/** What an armed act would bring, in words. */
export function barrierWords(act: Act, alone: boolean): string {
  const what = {
    none: '',
    reveals: words.table.reveals,
    random: words.table.random,
    'passes-the-turn': words.table.passesTheTurn,
  }[act.barrier]
  return alone || act.barrier === 'none' ? what : `${what} ${words.table.cannotTakeBack}`
}
