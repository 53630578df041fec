import { afterEach, expect, test, vi } from 'vitest'
import type { Info } from '../generated/protocol'
import { lookUp } from './mine'

const held = { table: 'aa', game: 'deckbuilding', seat: 0, token: 't', name: 'Ann', seen: 1 }

const running: Info = {
  table: 'aa',
  game: 'deckbuilding',
  setup: {},
  state: 'running',
  created: 1,
  content: '',
  seats: [
    { seat: 0, kind: 'person', name: 'Ann', taken: true, player: 'Rebels' },
    { seat: 1, kind: 'bot', level: 'greedy', taken: true, player: 'Empire' },
  ],
  position: 3,
  turn: 2,
  decides: 0,
  rivals: [],
  outcome: null,
  commitment: '',
  away: 90_000,
}

const serve = (...tables: unknown[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ now: 600_000, tables }))),
  )

const unasked = { since: null, deadline: null, unread: 0 }
const found = (info: Info, more = unasked as object) => ({
  ...{ seat: 0, your_turn: info.decides === 0, info },
  ...more,
})
const finished: Info = { ...running, state: 'finished', decides: null }

afterEach(() => vi.unstubAllGlobals())

test('whose move it is, and against whom', async () => {
  serve(found(running))
  const { mine } = await lookUp([held])
  expect(mine[0]).toMatchObject({ standing: 'your-move', against: 'Machine (greedy)' })
  serve(found({ ...running, decides: 1 }))
  expect((await lookUp([held])).mine[0]?.standing).toBe('their-move')
})

test('a rival without a seat is named as well', async () => {
  const alone = running.seats.slice(0, 1)
  serve(found({ ...running, game: 'outer-rim', rivals: ['Doctor Aphra'], seats: alone }))
  expect((await lookUp([{ ...held, game: 'outer-rim' }])).mine[0]?.against).toBe('Doctor Aphra')
})

test('a place belongs to the player, wherever that player sits', async () => {
  const placed = (places: number[], place: number): Info => {
    const [me, ...others] = finished.seats
    return { ...finished, outcome: { places }, seats: [{ ...me!, place }, ...others] }
  }
  serve(found(placed([2, 1], 1)))
  expect((await lookUp([held])).mine[0]?.standing).toBe('won')
  serve(found(placed([1, 2], 2)))
  expect((await lookUp([held])).mine[0]?.standing).toBe('lost')
  serve(found(placed([1, 1], 1)))
  expect((await lookUp([held])).mine[0]?.standing).toBe('tied')
})

test('tables of another server are set apart, and the others keep their places', async () => {
  const other = { ...held, table: 'bb' }
  serve({ table: 'bb', error: { code: 'unknown-table', message: 'no' } }, found(running))
  const looked = await lookUp([other, held])
  expect(looked.unknown).toEqual([other])
  expect(looked.mine.map((mine) => mine.held)).toEqual([held])
})

test('a table played by other rules is listed as such', async () => {
  serve(found({ ...running, read_only: 'other cards' }))
  expect((await lookUp([held])).mine[0]?.standing).toBe('other-rules')
  serve({ table: 'aa', error: { code: 'other-rules', message: 'no' } })
  expect((await lookUp([held])).mine[0]?.standing).toBe('other-rules')
})

test('without a seat the server is not asked', async () => {
  serve()
  expect(await lookUp([])).toEqual({ mine: [], unknown: [] })
  expect(fetch).not.toHaveBeenCalled()
})

test('a server that is gone is no list at all', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('failed')))
  await expect(lookUp([held])).rejects.toMatchObject({ code: 'server-gone' })
})

test('since when somebody is asked, how long they may think, and what was said', async () => {
  serve(found({ ...running, decides: 1 }, { since: 300_000, deadline: 660_000, unread: 2 }))
  expect((await lookUp([held])).mine[0]).toMatchObject({
    decides: 'Machine (greedy)',
    asked: 300_000,
    left: 60_000,
    unread: 2,
  })
})
