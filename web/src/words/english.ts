/** What the messages in English are compiled to (`scripts/messages.mjs`). */
const numbers = new Intl.NumberFormat('en')
const plurals = new Intl.PluralRules('en')

export const value = (told: string | number): string =>
  typeof told === 'number' ? numbers.format(told) : told

/** The text that stands for what was told: for itself, for its kind of number, or for any other. */
export function among(told: string | number, texts: Record<string, string>, other: string): string {
  const kind = typeof told === 'number' ? plurals.select(told) : ''
  return texts[told] ?? texts[kind] ?? other
}
