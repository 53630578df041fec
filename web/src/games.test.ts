import { expect, test } from 'vitest'
import { gameIds, gameOf, offeredBy } from './games'
import type { GameInfo } from './generated/protocol'

const game = (id: string, more: Partial<GameInfo> = {}): GameInfo => ({
  id,
  title: '',
  blurb: '',
  minutes: null,
  sides: [],
  seats: [],
  options: [],
  setup: {},
  ...more,
})

test('whoever comes is offered every game but the examples', () => {
  const offered = offeredBy([game('chess'), game('sabacc', { example: true }), game('go')])
  expect(offered.map(({ game }) => game.id)).toEqual(['chess', 'go'])
})

test('a board is a component, loaded when it is asked for', async () => {
  expect(gameIds.length).toBeGreaterThan(1)
  for (const id of gameIds) expect(typeof (await gameOf(id).board())).toBe('function')
})

test('a game without a folder of its own is played on the plain board', async () => {
  const [plain, other] = await Promise.all(['chess', 'constructor'].map((id) => gameOf(id).board()))
  expect(typeof plain).toBe('function')
  expect(other).toBe(plain)
  for (const id of gameIds) expect(await gameOf(id).board()).not.toBe(plain)
})
