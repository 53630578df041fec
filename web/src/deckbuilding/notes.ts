import type { InPlayView } from '../generated/deckbuilding'
import { words } from './words'

/** A word on a card in play: that it attacks. */
export function noteOf({ duty }: InPlayView): string | undefined {
  return typeof duty === 'object' ? words.deckbuilding.attack : undefined
}
