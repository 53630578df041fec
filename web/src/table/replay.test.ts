import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fresh, Info, Logged, Past, Seat } from '../generated/protocol'
import { Replay } from './replay.svelte'
import { Table, type GameTypes } from './table.svelte'

const last = 6
/** Turns begin at 1 and 4. */
const entry = (position: number): Logged => ({
  position,
  by: position === 0 ? null : 0,
  did: position === 0 ? 'setup' : 'choose',
  facts: [1, 4].includes(position) ? [{ event: 'begins', gist: 'turn' }] : [],
})
const log = Array.from({ length: last + 1 }, (_, position) => entry(position))
const info = { table: '9e87', game: 'toy', state: 'finished', seats: [] } as unknown as Info

/** Every seat sees its own number on the table, and is asked something. */
const pastAt = (position: number, seat: Seat | null): Past => ({
  ...entry(position),
  last,
  view: { turn: position, seenBy: seat },
  decision: { seat: 0, prompt: 'play', text: [], choices: [] },
  undo: 'free',
  turn: position,
  outcome: null,
})

let asked: [number, Seat | null][]
let table: Table<GameTypes>
let replay: Replay<GameTypes>
let refuses = false

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  refuses = false
  table = new Table({ say: () => false, pause: () => 0 })
  replay = new Replay(table, {
    fresh: { seat: 1, table: info, players: [], position: last } as unknown as Fresh,
    log,
    past: (position, seat) => {
      asked.push([position, seat])
      return refuses ? Promise.reject(new Error('gone')) : Promise.resolve(pastAt(position, seat))
    },
  })
})

afterEach(() => {
  replay.pause()
  vi.useRealTimers()
})

describe('a game that is watched again', () => {
  it('shows a position, what had happened by then, and nothing to decide', async () => {
    await replay.go(3)
    expect(table.now).toMatchObject({ position: 3, view: { seenBy: 1 }, undo: null })
    expect(table.now?.decision).toEqual({ seat: 0 })
    expect(table.decision).toBeNull()
    expect(table.log.map(({ position }) => position)).toEqual([0, 1, 2, 3])
  })

  it('is seen from every seat, and by who looks on', async () => {
    await replay.go(2)
    await replay.seeAs(0)
    expect(table.now?.view).toMatchObject({ seenBy: 0 })
    expect(table.seat).toBe(0)
    await replay.seeAs(null)
    expect(table.now?.view).toMatchObject({ seenBy: null })
    expect(replay.position).toBe(2)
  })

  it('goes step by step, no further than it went', async () => {
    await replay.go(0)
    await replay.step(-1)
    expect(table.now?.position).toBe(0)
    await replay.step(1)
    expect(table.latest?.position).toBe(1)
    await replay.step(last)
    expect(table.now?.position).toBe(last)
    expect(table.latest).toBeNull()
  })

  it('goes from turn to turn', async () => {
    await replay.go(2)
    await replay.turn(1)
    expect(replay.position).toBe(4)
    await replay.turn(1)
    expect(replay.position).toBe(last)
    await replay.turn(-1)
    await replay.turn(-1)
    expect(replay.position).toBe(1)
  })

  it('asks for a position once, and for none that was passed over', async () => {
    const first = replay.go(1)
    void replay.go(2)
    void replay.go(5)
    await first
    expect(asked).toEqual([
      [1, 1],
      [5, 1],
    ])
    await replay.go(1)
    expect(asked).toHaveLength(2)
    expect(table.now?.position).toBe(1)
  })

  it('plays to its end and stops there', async () => {
    await replay.go(4)
    replay.toggle()
    await vi.advanceTimersByTimeAsync(10)
    expect(table.now?.position).toBe(5)
    await vi.advanceTimersByTimeAsync(1300)
    expect(table.now?.position).toBe(last)
    expect(replay.playing).toBe(false)
  })

  it('plays faster if it is to', async () => {
    await replay.go(0)
    replay.speed = 4
    replay.toggle()
    await vi.advanceTimersByTimeAsync(1000)
    expect(replay.position).toBe(4)
  })

  it('says why a position cannot be shown, and stays where it was', async () => {
    await replay.go(1)
    refuses = true
    await replay.go(2)
    expect(replay.failure?.message).toBe('gone')
    expect(table.now?.position).toBe(1)
    refuses = false
    await replay.go(2)
    expect(replay.failure).toBeNull()
    expect(table.now?.position).toBe(2)
  })
})
