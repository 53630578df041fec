import type { Face } from '../generated/protocol'

/** The colours in which each character's patch is painted: people without a faction have some too. */
const palettes: Partial<Record<string, string>> = {
  'boba-fett': 'imperial',
  bossk: 'hutt',
  'doctor-aphra': 'rebel',
  'han-solo': 'neutral',
  'ig-88': 'neutral',
  'jyn-erso': 'rebel',
  'ketsu-onyo': 'syndicate',
  'lando-calrissian': 'imperial',
}

/** In which faction's colours to paint a face: its own, or those that suit the character. */
export function palette({ id, faction }: { id: string; faction: string }): string {
  return palettes[id.replace(/-flipped$/, '')] ?? faction
}

/** What is drawn of somebody on a patch, by the number of the player if they are one. */
export const portrait = (face: Face, at?: number) => ({
  art: face.art,
  seed: face.id,
  faction: palette(face),
  ...(at !== undefined && { seat: at + 1 }),
})
