/** What cards and the signs on them are called, where a table is shown or cards are. */
import named from './en.ftl?named'
import type { Words } from './messages'
import { spoken } from './tree'

const words = spoken(named as Pick<Words, 'named'>)
type Names = Partial<Record<string, string>>

/** What a sign is called by who reads it aloud. */
export const signName = (sign: string): string => (words.named.signs as Names)[sign] ?? sign

/** What a kind of card is called. */
export const kindName = (kind: string): string => (words.named.kinds as Names)[kind] ?? kind
