import type { Fault, Fresh, Said, Told } from '../generated/protocol'
import { tables, type Place, type Wire } from './index'

/** How the line to the table is. `refused` is final: nobody there wants this token. */
export type Status = 'connecting' | 'live' | 'lost' | 'refused'

/** What is heard of a table: the whole of it, and then each thing that happens. */
export type Heard = Exclude<Told, { welcome: unknown }> | { fresh: Fresh }

export interface Line {
  /** From where the table is seen; what opens the seat may be another one when the line comes back. */
  place: () => Place
  /** The last position that was told, so that only what came after it is told again; none at first. */
  since: () => number | null
  hear: (heard: Heard) => void
  /** What time it is where the tables are. */
  time?: (now: number) => void
  /** The line was cut; it comes back by itself. */
  cut: () => void
}

/** Told before the line is cut by who does not want this viewer any more. */
const endings = new Set<string>(['wrong-token', 'private'])

const soonest = 250
const latest = 8000

/** How long to wait before the next attempt: exponential backoff, with jitter for all who were cut off. */
export function patience(attempt: number, luck = Math.random()): number {
  const whole = Math.min(latest, soonest * 2 ** attempt)
  return whole / 2 + (whole / 2) * luck
}

/** One line to a table, which comes back by itself. */
export class Connection {
  status = $state<Status>('connecting')
  /** Why the line was refused. */
  fault = $state.raw<Fault | null>(null)

  #line: Line
  #wire: Wire
  /** What is told while the whole table is on its way: it follows on that. */
  #meanwhile: Heard[] | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #over = false

  constructor(line: Line) {
    this.#line = line
    this.#wire = this.#connect()
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
  }

  /** Says something; false if nobody is there to hear it. Nothing is said later unasked. */
  say(said: Said): boolean {
    return this.status === 'live' && this.#wire.say(said)
  }

  close() {
    this.#over = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    this.#wire.close()
  }

  #connect(): Wire {
    const ears = { hear: (told: Told) => this.#hear(told), cut: () => this.#lost() }
    return (this.#wire = tables.line(this.#line.place(), ears))
  }

  #hear(told: Told) {
    // Too many just now may be fewer in a moment; everything else stays as it is.
    if ('error' in told && this.status !== 'live' && told.error.code !== 'too-many') {
      this.status = 'refused'
      this.fault = told.error
      this.close()
    } else if ('welcome' in told) {
      this.#line.time?.(told.welcome.now)
      void this.#look()
    }
    // Who may not look any more is cut off: coming back shows whether another way in is kept here.
    else if ('error' in told && endings.has(told.error.code)) return
    else if (this.#meanwhile) this.#meanwhile.push(told)
    else this.#line.hear(told)
  }

  /** Looks at the whole table, and heeds what was told meanwhile. */
  async #look() {
    const meanwhile: Heard[] = []
    this.#meanwhile = meanwhile
    const fresh = await tables.fresh(this.#line.place(), this.#line.since()).catch(() => null)
    // Welcomed again, or cut, while it was on its way.
    if (this.#meanwhile !== meanwhile || this.#over) return
    this.#meanwhile = null
    if (!fresh) {
      this.#wire.close()
      return
    }
    this.status = 'live'
    this.#attempt = 0
    this.#line.hear({ fresh })
    for (const heard of meanwhile) {
      // What was known about the table before is older than what is seen now.
      if ('table' in heard && heard.table.position < fresh.position) continue
      this.#line.hear(heard)
    }
  }

  #lost() {
    if (this.#over) return
    this.#meanwhile = null
    if (this.status === 'live') this.#line.cut()
    if (this.status === 'live' || this.#attempt > 1) this.status = 'lost'
    this.#timer = setTimeout(() => this.#connect(), patience(this.#attempt++))
  }

  /** The network or the page came back: no reason to wait any longer. */
  #now = () => {
    if (this.#over || !this.#wire.isCut() || document.hidden) return
    clearTimeout(this.#timer)
    this.#attempt = 0
    this.#connect()
  }
}
