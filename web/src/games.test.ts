import { expect, test } from 'vitest'
import { gameIds, gameOf, playable } from './games'
import type { GameInfo } from './generated/protocol'

const game = (id: string): GameInfo => ({
  id,
  title: '',
  blurb: '',
  minutes: null,
  sides: [],
  seats: [],
  options: [],
  setup: {},
})

test('only what has a board here is offered', () => {
  const offered = playable([game('chess'), game('deckbuilding'), game('constructor')])
  expect(offered.map(({ game }) => game.id)).toEqual(['deckbuilding'])
  expect(gameOf('chess')).toBeUndefined()
})

test('a board is a component, loaded when it is asked for', async () => {
  for (const id of gameIds) expect(typeof (await gameOf(id)?.board())).toBe('function')
})
