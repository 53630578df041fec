import type { Price, Text } from '../../generated/protocol'

/** What a card of the market would cost me. */
export interface Due {
  printed: number
  /** What I would pay in credits. */
  amount: number
  /** The ship of mine that would go for it, where it is worth something. */
  tradedIn: Text | null
  /** How many credits I lack. */
  short: number
}

/** A card that stands for any ship costs what that ship does: nothing is due yet. */
export function dueOf(
  printed: number | null | undefined,
  price: Price | undefined,
  credits: number,
): Due | null {
  if (printed == null) return null
  const amount = price?.amount ?? printed
  return { printed, amount, tradedIn: price?.gives ?? null, short: Math.max(0, amount - credits) }
}
