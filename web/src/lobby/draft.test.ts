import { expect, test } from 'vitest'
import {
  ownSeat,
  seated,
  setupOf,
  sittersOf,
  usual,
  type DraftSeat,
  type GameOption,
} from './draft'

const bases: GameOption = {
  key: 'mode',
  name: 'Bases',
  help: '',
  choices: [
    { key: 'all', name: 'All ten', help: '', setup: { mode: 'full-galaxy', goal: 4 } },
    { key: 'first', name: 'Beginner', help: '', setup: { mode: 'beginner', goal: null } },
  ],
}

const game = {
  id: 'deckbuilding',
  title: '',
  setup: { mode: 'beginner', goal: null, pay_off: false },
  options: [bases],
}

const seats: DraftSeat[] = [
  { who: 'me', level: 'greedy' },
  { who: 'machine', level: 'greedy' },
]

test('the usual choice is what the set-up of the game says', () => {
  expect(usual(game, bases)).toBe('first')
})

test('chosen options change the set-up and nothing else in it', () => {
  expect(setupOf(game, { mode: 'all' })).toEqual({ mode: 'full-galaxy', goal: 4, pay_off: false })
  expect(setupOf(game, {})).toEqual(game.setup)
})

test('people and machines become seats', () => {
  expect(sittersOf(seats)).toEqual([{ kind: 'person' }, { kind: 'bot', level: 'greedy' }])
  expect(ownSeat(seats)).toBe(0)
})

test('nobody sits on two seats', () => {
  const moved = seated(seats, 1, 'me')
  expect(moved.map(({ who }) => who)).toEqual(['friend', 'me'])
  expect(ownSeat(seated(seats, 0, 'machine'))).toBeNull()
})
