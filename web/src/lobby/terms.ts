/** What is agreed on about a table besides its game. */
import type { Clock } from '../generated/protocol'
import type { Terms } from '../tables'
import { words } from '../words'

export const usualTerms: Terms = { clock: null, private: false, chat_open: false }

const live = (minutes: number, increment_s: number): Clock => ({
  live: { bank_s: minutes * 60, increment_s },
})
const slow = (days: number): Clock => ({ slow: { days } })

/** The clocks that are offered; the first is none. */
export const clocks: (Clock | null)[] = [
  null,
  live(10, 10),
  live(30, 20),
  slow(1),
  slow(3),
  slow(7),
]

export function clockName(clock: Clock | null | undefined): string {
  if (!clock) return words.newTable.clocks.none
  if ('slow' in clock) return words.newTable.clocks.slow({ n: clock.slow.days })
  const { bank_s, increment_s } = clock.live
  return words.newTable.clocks.live({ minutes: Math.round(bank_s / 60), seconds: increment_s })
}
