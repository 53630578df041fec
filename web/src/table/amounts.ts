import type { Amount, Text } from '../generated/protocol'

/** How much of one thing there is among amounts. */
export const amountOf = (amounts: readonly Amount[] | undefined, glyph: string): number =>
  (amounts ?? []).reduce((sum, one) => (one.glyph === glyph ? sum + one.number : sum), 0)

/** Amounts as they are drawn: each number with its sign. */
export const amountsDrawn = (amounts: readonly Amount[] | undefined): Text =>
  (amounts ?? []).flatMap(({ number, glyph }) => [{ number }, { glyph }])
