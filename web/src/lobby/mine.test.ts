import { afterEach, expect, test, vi } from 'vitest'
import type { Info } from './api'
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
  outcome: null,
  commitment: '',
}

const serve = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  )

afterEach(() => vi.unstubAllGlobals())

test('whose move it is, and against whom', async () => {
  serve(200, running)
  const { mine } = await lookUp([held])
  expect(mine[0]).toMatchObject({ standing: 'your-move', against: 'greedy' })
  serve(200, { ...running, decides: 1 })
  expect((await lookUp([held])).mine[0]?.standing).toBe('their-move')
})

test('a place belongs to the player, wherever that player sits', async () => {
  serve(200, { ...running, state: 'finished', decides: null, outcome: { places: [2, 1] } })
  expect((await lookUp([held])).mine[0]?.standing).toBe('won')
  serve(200, { ...running, state: 'finished', decides: null, outcome: { places: [1, 2] } })
  expect((await lookUp([held])).mine[0]?.standing).toBe('lost')
})

test('tables of another server are set apart', async () => {
  serve(404, { error: { code: 'unknown-table', message: 'no' } })
  expect(await lookUp([held])).toEqual({ mine: [], unknown: [held] })
})

test('a table played by other rules is listed as such', async () => {
  serve(409, { error: { code: 'other-rules', message: 'no' } })
  expect((await lookUp([held])).mine[0]?.standing).toBe('other-rules')
})

test('a server that is gone is no list at all', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('failed')))
  await expect(lookUp([held])).rejects.toMatchObject({ code: 'server-gone' })
})
