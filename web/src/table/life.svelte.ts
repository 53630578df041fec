import type { ChatLine, Clocks, Seat } from '../generated/protocol'
import { ticking } from './ticking.svelte'

/** What goes on at a table besides its game: whose time runs, and what is said. */
export class Life {
  clocks = $state.raw<Clocks | null>(null)
  chat = $state.raw<ChatLine[]>([])
  /** How far the clock of the server is ahead of this browser's. */
  #ahead = $state(0)

  /** Whether something was said before what is known. */
  readonly hasEarlier = $derived((this.chat[0]?.n ?? 1) > 1)

  /** The time by the server's clock, by which all others are told. */
  get now(): number {
    return ticking.now + this.#ahead
  }

  set now(now: number) {
    this.#ahead = now - Date.now()
  }

  /** How much time somebody has, in milliseconds; none where there is no clock. */
  left(seat: Seat): number | null {
    const runs = this.clocks?.runs
    if (runs?.seat === seat) return Math.max(0, runs.until - this.now)
    return this.clocks?.left[seat] ?? null
  }

  /** Sees what was said last; what is known of before stays, unless something between is missing. */
  look(clocks: Clocks | null, chat: ChatLine[]) {
    this.clocks = clocks
    const first = chat[0]?.n ?? 0
    const last = this.chat.at(-1)?.n ?? 0
    const known = first > last + 1 ? [] : this.chat
    this.chat = [...known.filter(({ n }) => n < first), ...chat]
  }

  hear(line: ChatLine) {
    if (line.n > (this.chat.at(-1)?.n ?? 0)) this.chat = [...this.chat, line]
  }

  /** Adds what was said before. */
  recall(earlier: ChatLine[]) {
    const first = this.chat[0]?.n ?? 0
    this.chat = [...earlier.filter(({ n }) => n < first), ...this.chat]
  }
}
