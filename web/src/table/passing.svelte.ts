import type { WindowName } from '../generated/protocol'

/** A window that is passed by itself. */
export interface LetPass extends WindowName {
  /** The one turn in which it is; none if always. */
  turn: number | null
}

interface Kept {
  table: string
  windows: LetPass[]
}

const KEY = 'cantina.passing'
/** Of so many tables it is remembered; who plays at more has long forgotten it, too. */
const mostTables = 20

/** The standing answers of this browser at one table: in these windows its player does without. */
export class Passing {
  #windows = $state.raw<LetPass[]>([])
  #table: string | null

  /** Without a table nothing outlasts the page. */
  constructor(table: string | null = null) {
    this.#table = table
    this.#windows = read().find((kept) => kept.table === table)?.windows ?? []
  }

  /** What is passed by itself in a turn. */
  in(turn: number): LetPass[] {
    return this.#windows.filter((window) => window.turn === null || window.turn === turn)
  }

  /** Whether a window is passed by itself in a turn. */
  passes(id: string, turn: number): boolean {
    return this.in(turn).some((window) => window.id === id)
  }

  /** Passes a window from now on: in one turn, or always. */
  add({ id, name }: WindowName, turn: number | null) {
    this.#keep([...this.#windows.filter((window) => window.id !== id), { id, name, turn }])
  }

  /** Asks about a window again. */
  remove(id: string) {
    this.#keep(this.#windows.filter((window) => window.id !== id))
  }

  #keep(windows: LetPass[]) {
    this.#windows = windows
    const table = this.#table
    if (table === null) return
    const others = read().filter((kept) => kept.table !== table)
    const all = windows.length > 0 ? [{ table, windows }, ...others] : others
    try {
      localStorage.setItem(KEY, JSON.stringify(all.slice(0, mostTables)))
    } catch {
      // Full or forbidden: it then lasts as long as the page.
    }
  }
}

/** What is remembered, the last used table first. What cannot be read is left out. */
function read(): Kept[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKept) : []
  } catch {
    // Unreadable or forbidden: as if nothing had ever been set.
    return []
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { table, windows } = value as Record<string, unknown>
  return typeof table === 'string' && Array.isArray(windows) && windows.every(isLetPass)
}

function isLetPass(value: unknown): value is LetPass {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, turn } = value as Record<string, unknown>
  const isTurn = turn === null || typeof turn === 'number'
  return typeof id === 'string' && typeof name === 'string' && isTurn
}
