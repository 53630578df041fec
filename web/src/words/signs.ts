import { words } from '../words'

/** What a sign is called by who reads it aloud. */
export const signName = (sign: string): string =>
  (words.signs as Partial<Record<string, string>>)[sign] ?? sign
