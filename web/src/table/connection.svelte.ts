import type { Fault, Said, Told } from '../generated/protocol'
import { language } from '../words/language.svelte'

/** How the line to the table is. `refused` is final: the server does not want this token. */
export type Status = 'connecting' | 'live' | 'lost' | 'refused'

export interface Line {
  /** Where the table is. */
  address: string
  /** The token of a seat, or none to look on. */
  token: string | null
  /** The last position that was told, so that only what came after it is told again; none at first. */
  since: () => number | null
  hear: (told: Told) => void
  /** The line was cut; it comes back by itself. */
  cut: () => void
}

const soonest = 250
const latest = 8000

/** How long to wait before the next attempt: doubling, and never the same for all who were cut off. */
export function patience(attempt: number, luck = Math.random()): number {
  const whole = Math.min(latest, soonest * 2 ** attempt)
  return whole / 2 + (whole / 2) * luck
}

/** One WebSocket a table, which comes back by itself. */
export class Connection {
  status = $state<Status>('connecting')
  /** Why the server refused the line. */
  fault = $state.raw<Fault | null>(null)

  #line: Line
  #socket: WebSocket | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #over = false

  constructor(line: Line) {
    this.#line = line
    this.#connect()
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
  }

  /** Says something; false if nobody is there to hear it. Nothing is said later unasked. */
  say(said: Said): boolean {
    if (this.status !== 'live' || this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(said))
    return true
  }

  close() {
    this.#over = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    this.#socket?.close()
  }

  #connect() {
    const socket = new WebSocket(this.#line.address)
    this.#socket = socket
    socket.onopen = () => {
      const { token, since } = this.#line
      const hello = { token, since: since(), ...(language.tag !== 'en' && { lang: language.tag }) }
      socket.send(JSON.stringify({ hello }))
    }
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data) as Told)
    socket.onclose = () => this.#lost()
  }

  #hear(told: Told) {
    if ('welcome' in told) {
      this.status = 'live'
      this.#attempt = 0
    }
    // Too many just now may be fewer in a moment; everything else stays as it is.
    if ('error' in told && this.status !== 'live' && told.error.code !== 'too-many') {
      this.status = 'refused'
      this.fault = told.error
      this.close()
      return
    }
    this.#line.hear(told)
  }

  #lost() {
    if (this.#over) return
    if (this.status === 'live') this.#line.cut()
    if (this.status === 'live' || this.#attempt > 1) this.status = 'lost'
    this.#timer = setTimeout(() => this.#connect(), patience(this.#attempt++))
  }

  /** The network or the page came back: no reason to wait any longer. */
  #now = () => {
    const waiting = this.#socket?.readyState === WebSocket.CLOSED
    if (this.#over || !waiting || document.hidden) return
    clearTimeout(this.#timer)
    this.#attempt = 0
    this.#connect()
  }
}
