import type { Fresh, Logged, Past, Seat } from '../generated/protocol'
import { asFailure, type Failure } from '../tables'
import { entryOf, type GameTypes, type Present, type Table } from './table.svelte'

/** What is watched again. */
export interface Source {
  /** The table as it is now. */
  fresh: Fresh
  /** All that happened, from the set-up on, as this viewer was told. */
  log: Logged[]
  past: (position: number, seat: Seat | null) => Promise<Past>
}

/** How long a step stays at the usual speed, in milliseconds. */
const stays = 1200
/** So many positions are kept at hand. */
const most = 64

export const speeds = [1, 2, 4]

/** A game that is watched again: one position after the other, from any seat. */
export class Replay<G extends GameTypes> {
  /** Where one is, or goes to. */
  position = $state(0)
  /** From whose place it is seen; none is who looks on. */
  seat = $state.raw<Seat | null>(null)
  speed = $state(1)
  playing = $state(false)
  failure = $state.raw<Failure | null>(null)
  readonly last: number
  /** The positions at which turns begin. */
  readonly turns: number[]

  #source: Source
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn by what is at hand
  #kept = new Map<string, Promise<Past>>()
  #drawn: { position: number; seat: Seat | null } | null = null
  #drawing: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly table: Table<G>,
    source: Source,
  ) {
    this.#source = source
    this.last = source.fresh.position
    this.seat = source.fresh.seat
    this.turns = source.log
      .filter(({ facts }) => facts.some(({ gist }) => gist === 'turn'))
      .map(({ position }) => position)
    table.replay = this
  }

  /** The table that is watched, as it is now. */
  get info() {
    return this.#source.fresh.table
  }

  go(position: number): Promise<void> {
    this.position = Math.max(0, Math.min(this.last, Math.round(position)))
    return this.#draw()
  }

  /** Goes so many steps on, or back. */
  step(by: number): Promise<void> {
    this.pause()
    return this.go(this.position + by)
  }

  /** Goes where a turn begins: the next one, or the one before. */
  turn(by: 1 | -1): Promise<void> {
    this.pause()
    const next =
      by > 0
        ? this.turns.find((position) => position > this.position)
        : this.turns.findLast((position) => position < this.position)
    return this.go(next ?? (by > 0 ? this.last : 0))
  }

  /** Sees it from somebody's place. */
  seeAs(seat: Seat | null): Promise<void> {
    this.seat = seat
    return this.#draw()
  }

  /** Plays what follows, from the start if there is nothing; or stops doing so. */
  toggle() {
    if (this.playing) this.pause()
    else {
      this.playing = true
      void this.go(this.position < this.last ? this.position + 1 : 0)
    }
  }

  pause() {
    this.playing = false
    clearTimeout(this.#timer)
  }

  /** Draws what is wanted; who moves on meanwhile sees the last that they wanted. */
  #draw(): Promise<void> {
    this.#drawing ??= this.#drawAll().finally(() => (this.#drawing = null))
    return this.#drawing
  }

  async #drawAll() {
    clearTimeout(this.#timer)
    this.failure = null
    try {
      while (this.#drawn?.position !== this.position || this.#drawn.seat !== this.seat) {
        const { position, seat } = this
        const past = await this.#past(position, seat)
        this.#show(past, seat)
      }
    } catch (error) {
      this.failure = asFailure(error)
      this.pause()
      return
    }
    if (this.playing && this.position < this.last) {
      void this.#past(this.position + 1, this.seat).catch(() => {})
      this.#timer = setTimeout(() => void this.go(this.position + 1), stays / this.speed)
    } else this.playing = false
  }

  #show(past: Past, seat: Seat | null) {
    const { position } = past
    const before = this.#source.log.filter((entry) => entry.position < position)
    this.table.recall({
      seat,
      info: this.#source.fresh.table,
      players: this.#source.fresh.players,
      log: [...before, entryOf(past)] as Logged<G['event']>[],
      isNext: this.#drawn?.seat === seat && this.#drawn.position === position - 1,
      now: past as unknown as Present<G>,
    })
    this.#drawn = { position, seat }
  }

  #past(position: number, seat: Seat | null): Promise<Past> {
    const name = `${position}/${seat ?? ''}`
    const kept = this.#kept.get(name) ?? this.#source.past(position, seat)
    this.#kept.delete(name)
    this.#kept.set(name, kept)
    kept.catch(() => this.#kept.delete(name))
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest)
    return kept
  }
}

/** What the keys do while a game is watched again. */
export function keysOf<G extends GameTypes>(replay: Replay<G>): Record<string, () => void> {
  return {
    ArrowLeft: () => void replay.step(-1),
    ArrowRight: () => void replay.step(1),
    PageUp: () => void replay.turn(-1),
    PageDown: () => void replay.turn(1),
    Home: () => void replay.step(-replay.last),
    End: () => void replay.step(replay.last),
    ' ': () => replay.toggle(),
  }
}
