/**
 * The seats this browser holds. A seat is a token that only its browser knows, so they are kept
 * here and nowhere else. Where storage is broken or forbidden they live as long as the page.
 */

const SEATS = 'cantina.seats'
const NAME = 'cantina.name'

/** A seat at a table. */
export interface HeldSeat {
  table: string
  game: string
  seat: number
  token: string
  name: string
  /** When this browser last had to do with it, in milliseconds since 1970. */
  seen: number
  /** Whether it is no longer to be listed. It is kept: who comes back to the table sits there. */
  away?: boolean
}

/** What storage would hold if it worked. */
const memory = new Map<string, string>()

/** What this browser keeps under a name. */
export function load(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    // Forbidden by the browser's settings: the page's own memory has to do.
    return memory.get(key) ?? null
  }
}

/** Keeps something under a name. */
export function store(key: string, value: string) {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // Full or forbidden: the page's own memory has to do.
  }
}

function isSeat(value: unknown): value is HeldSeat {
  if (typeof value !== 'object' || value === null) return false
  const { table, game, seat, token, name, seen } = value as Record<string, unknown>
  const strings = [table, game, token, name].every((text) => typeof text === 'string')
  return strings && typeof seat === 'number' && typeof seen === 'number'
}

function parse(text: string | null): unknown {
  if (text === null) return []
  try {
    return JSON.parse(text)
  } catch {
    // Not ours, or cut short: there is nothing in it to keep.
    return []
  }
}

/** All seats, the last used first. What cannot be read is left out. */
export function heldSeats(): HeldSeat[] {
  const stored = parse(load(SEATS))
  const seats = Array.isArray(stored) ? stored.filter(isSeat) : []
  return seats.sort((a, b) => b.seen - a.seen)
}

/** The seat held at a table; the last used one, if there are several. */
export function seatAt(table: string): HeldSeat | undefined {
  return heldSeats().find((held) => held.table === table)
}

/** Keeps a seat, or that it was used just now: then it is not put away any more. */
export function keepSeat(seat: Omit<HeldSeat, 'seen'>) {
  const others = heldSeats().filter((held) => !same(held, seat))
  store(SEATS, JSON.stringify([{ ...seat, seen: Date.now(), away: undefined }, ...others]))
}

/** Puts the seats at a table away, or takes them up again. */
export function putAway(table: string, away: boolean) {
  const seats = heldSeats().map((held) => (held.table === table ? { ...held, away } : held))
  store(SEATS, JSON.stringify(seats))
}

/** Forgets all seats held at a table, as when the server no longer knows it. */
export function forgetTable(table: string) {
  store(SEATS, JSON.stringify(heldSeats().filter((held) => held.table !== table)))
}

const same = (a: { table: string; seat: number }, b: { table: string; seat: number }) =>
  a.table === b.table && a.seat === b.seat

/** The name last given; empty before the first time. */
export const rememberedName = () => load(NAME) ?? ''

export const rememberName = (name: string) => store(NAME, name)
