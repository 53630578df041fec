import type { Player } from '../generated/deckbuilding'

/** How a card lies in the galaxy row. */
export type Facing = 'toward-me' | 'toward-them' | 'sideways'

/** Toward the side that may purchase it; neutral cards lie sideways. */
export function facingOf(faction: string, side: Player): Facing {
  if (faction === 'neutral') return 'sideways'
  return faction === side ? 'toward-me' : 'toward-them'
}
