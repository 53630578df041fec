import { expect, test } from 'vitest'
import type { GameInfo } from './api'
import { setupFor } from './catalog'
import { firstSeats, optionsOf, ownSeat, seated, setupOf, sittersOf, usual } from './draft'

const both = ['Empire', 'Rebels']
const choice = (setup: Record<string, unknown>, seats = both) => ({
  name: '',
  help: '',
  setup,
  default: Object.keys(setup).length === 0,
  seats,
})

const game: GameInfo = {
  id: 'deckbuilding',
  title: '',
  blurb: '',
  minutes: [20, 45],
  seats: both,
  setup: { sides: ['empire', 'rebel'], mode: 'beginner', pay_off: false },
  options: [
    {
      key: 'side',
      name: '',
      help: '',
      choices: [choice({}), choice({ sides: ['rebel', 'empire'] }, ['Rebels', 'Empire'])],
    },
    { key: 'mode', name: '', help: '', choices: [choice({ mode: 'full-galaxy' }), choice({})] },
  ],
}

test('who sits where is not asked twice', () => {
  expect(optionsOf(game).map(({ key }) => key)).toEqual(['mode'])
})

test('the usual choice is the one the server marks', () => {
  expect(usual(game)).toEqual({ mode: 1 })
  expect(setupOf(game, usual(game))).toEqual(game.setup)
})

test('a chosen option changes its part of the set-up and nothing else', () => {
  const setup = { sides: ['empire', 'rebel'], mode: 'full-galaxy', pay_off: false }
  expect(setupOf(game, { mode: 0 })).toEqual(setup)
})

test('playing a side at once puts it on the first seat', () => {
  expect(setupFor(game, 'Empire')).toEqual(game.setup)
  expect(setupFor(game, 'Rebels')).toMatchObject({ sides: ['rebel', 'empire'], mode: 'beginner' })
})

test('people and machines become seats', () => {
  const seats = firstSeats(game, ['random', 'greedy'])
  expect(sittersOf(seats)).toEqual([{ kind: 'person' }, { kind: 'bot', level: 'greedy' }])
  expect(ownSeat(seats)).toBe(0)
})

test('nobody sits on two seats', () => {
  const seats = firstSeats(game, ['greedy'])
  expect(seated(seats, 1, 'me').map(({ who }) => who)).toEqual(['friend', 'me'])
  expect(ownSeat(seated(seats, 0, 'machine'))).toBeNull()
})
