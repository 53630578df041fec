import { beforeEach, expect, test } from 'vitest'
import type { GameInfo } from '../generated/protocol'
import { remember, remembered } from './remembered'
import { store } from './seats'

const choice = (setup: Record<string, unknown>) => ({
  name: '',
  help: '',
  setup,
  default: Object.keys(setup).length === 0,
  seats: ['One', 'Two'],
})

const game: GameInfo = {
  id: 'a-game',
  title: '',
  blurb: '',
  minutes: [1, 2],
  sides: [],
  seats: ['One', 'Two'],
  setup: {},
  options: [
    {
      key: 'map',
      name: '',
      help: '',
      seating: false,
      only_with: null,
      unless: [],
      choices: [choice({}), choice({ random: true })],
    },
  ],
}

beforeEach(() => store('cantina.setup.a-game', 'null'))

test('the first table is as usual', () => {
  expect(remembered(game, ['greedy'])).toEqual({ chosen: { map: 0 }, seats: [], cast: null })
})

test('the next table is set up as the last one was', () => {
  const last = {
    chosen: { map: 1 },
    seats: [{ who: 'machine' as const, level: 'greedy' }],
    cast: ['bossk'],
  }
  remember(game, last)
  expect(remembered(game, ['greedy'])).toEqual(last)
})

test('what a game no longer offers is as usual', () => {
  const seats = [{ who: 'machine' as const, level: 'gone' }]
  remember(game, { chosen: { map: 2, gone: 1 }, seats, cast: null })
  expect(remembered(game, ['greedy'])).toEqual({ chosen: { map: 0 }, seats: [], cast: null })
})

test('what cannot be read is nothing', () => {
  store('cantina.setup.a-game', '{"chosen')
  expect(remembered(game, ['greedy']).chosen).toEqual({ map: 0 })
})
