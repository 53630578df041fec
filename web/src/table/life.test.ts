import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatLine, Info, Said, Seat } from '../generated/protocol'
import { Life } from './life.svelte'
import { Table, type GameTypes } from './table.svelte'
import { untold, unkeyed } from './testing'

const line = (n: number, seat: Seat = 0): ChatLine => ({
  ...{ n, seat, at: 1000 * n, name: 'Ann' },
  text: `line ${n}`,
})
const numbers = ({ chat }: Life) => chat.map(({ n }) => n)

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(50_000)
})

afterEach(() => vi.useRealTimers())

describe('a clock', () => {
  const clocks = { left: [60_000, 90_000], gained: null, out: null }

  it('runs by the time of the server, for who decides', () => {
    const life = new Life()
    expect(life.left(0)).toBeNull()
    life.now = 1_000_000
    life.look({ ...clocks, runs: { seat: 0, since: 990_000, until: 1_050_000 } }, [])
    expect(life.left(0)).toBe(50_000)
    expect(life.left(1)).toBe(90_000)
    vi.advanceTimersByTime(20_000)
    expect(life.left(0)).toBe(30_000)
    vi.advanceTimersByTime(60_000)
    expect(life.left(0)).toBe(0)
  })

  it('stands still while it does not run', () => {
    const life = new Life()
    life.look({ ...clocks, runs: null }, [])
    vi.advanceTimersByTime(20_000)
    expect(life.left(0)).toBe(60_000)
  })
})

describe('what is said', () => {
  it('is heard once, in order, and known of before', () => {
    const life = new Life()
    life.look(null, [line(3), line(4)])
    life.hear(line(4))
    life.hear(line(5))
    expect(life.hasEarlier).toBe(true)
    life.recall([line(1), line(2), line(3)])
    expect(numbers(life)).toEqual([1, 2, 3, 4, 5])
    expect(life.hasEarlier).toBe(false)
  })

  it('stays when the line comes back, unless something between was missed', () => {
    const life = new Life()
    life.look(null, [line(1), line(2)])
    life.look(null, [line(2), line(3)])
    expect(numbers(life)).toEqual([1, 2, 3])
    life.look(null, [line(8)])
    expect(numbers(life)).toEqual([8])
  })
})

describe('a table', () => {
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', taken: true, player: `${seat}` }))
  const info = { table: 'aa', seats } as unknown as Info
  let said: Said[]
  let table: Table<GameTypes>

  beforeEach(() => {
    said = []
    table = new Table({ say: (what) => said.push(unkeyed(what)) > 0, pause: () => 0 })
    const now = { view: null, decision: null, undo: null, turn: 1, outcome: null }
    table.hear({ fresh: { ...untold, table: info, position: 7, ...now } })
  })

  it('hears who comes and goes', () => {
    table.hear({ presence: { seat: 1, here: false, since: 9 } })
    expect(table.info?.seats[1]?.presence).toEqual({ here: false, since: 9 })
    expect(table.info?.seats[0]?.presence).toBeUndefined()
  })

  it('says what is no part of the game while an act is on its way', () => {
    table.concede()
    table.talk('Well played')
    table.react('thanks')
    table.standIn(1)
    table.leave()
    table.comeBack()
    expect(said.slice(1)).toEqual([
      { chat: { text: 'Well played' } },
      { react: { reaction: 'thanks' } },
      { 'stand-in': { seat: 1, position: 7 } },
      { leave: {} },
      { return: {} },
    ])
  })
})
