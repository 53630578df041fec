/** What of the talk at tables was read in this browser, and whom its player does not want to hear. */
import type { ChatLine, Seat } from '../generated/protocol'
import { load, store } from './seats'

const KEY = 'cantina.chat'

interface Kept {
  /** The last line that was read, by table. */
  seen: Record<string, number>
  /** Who is muted: a table and a seat there. */
  muted: string[]
}

function read(): Kept {
  try {
    const kept = JSON.parse(load(KEY) ?? '{}') as Partial<Kept> | null
    const seen = typeof kept?.seen === 'object' && kept.seen ? kept.seen : {}
    return { seen, muted: Array.isArray(kept?.muted) ? kept.muted : [] }
  } catch {
    // Not ours, or cut short: as if nothing had been read.
    return { seen: {}, muted: [] }
  }
}

class Heeding {
  #kept = $state.raw(read())

  seenAt(table: string): number {
    return this.#kept.seen[table] ?? 0
  }

  /** All up to this line was read. */
  see(table: string, n: number) {
    if (n <= this.seenAt(table)) return
    this.#keep({ seen: { ...this.#kept.seen, [table]: n } })
  }

  isMuted(table: string, seat: Seat): boolean {
    return this.#kept.muted.includes(`${table}/${seat}`)
  }

  mute(table: string, seat: Seat, isMuted: boolean) {
    const others = this.#kept.muted.filter((one) => one !== `${table}/${seat}`)
    this.#keep({ muted: isMuted ? [...others, `${table}/${seat}`] : others })
  }

  /** How much others said that was not read. */
  unread(table: string, chat: ChatLine[], me: Seat | null): number {
    const seen = this.seenAt(table)
    return chat.filter(({ n, seat }) => n > seen && seat !== me && !this.isMuted(table, seat))
      .length
  }

  #keep(changed: Partial<Kept>) {
    this.#kept = { ...this.#kept, ...changed }
    store(KEY, JSON.stringify(this.#kept))
  }
}

export const heeding = new Heeding()
