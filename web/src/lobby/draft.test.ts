import { expect, test } from 'vitest'
import type { GameInfo } from '../generated/protocol'
import { setupFor, sideOf } from '../games'
import {
  contentOf,
  meantBy,
  optionsOf,
  ownSeat,
  recast,
  seated,
  seatNames,
  seatsFor,
  setupOf,
  shutBy,
  sittersOf,
  unusual,
  usual,
} from './draft'

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
  sides: [
    { id: 'empire', player: 'Empire', scene: '', setup: {}, seats: 2, suggested: true },
    {
      id: 'rebel',
      player: 'Rebels',
      scene: '',
      setup: { sides: ['rebel', 'empire'] },
      seats: 2,
      suggested: true,
    },
  ],
  seats: both,
  setup: { sides: ['empire', 'rebel'], mode: 'beginner', pay_off: false },
  options: [
    {
      key: 'side',
      name: '',
      help: '',
      seating: true,
      only_with: null,
      unless: [],
      choices: [choice({}), choice({ sides: ['rebel', 'empire'] }, ['Rebels', 'Empire'])],
    },
    {
      key: 'mode',
      name: '',
      help: '',
      seating: false,
      only_with: null,
      unless: [],
      choices: [choice({ mode: 'full-galaxy' }), choice({})],
    },
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
  expect(setupFor(game, sideOf(game, 'Empire')!)).toEqual(game.setup)
  expect(setupFor(game, sideOf(game, 'Rebels')!)).toMatchObject({
    sides: ['rebel', 'empire'],
    mode: 'beginner',
  })
})

const rim: GameInfo = {
  ...game,
  id: 'outer-rim',
  seats: ['Player 1', 'Player 2'],
  setup: { players: 2, rival: null },
  options: [
    {
      key: 'players',
      name: '',
      help: '',
      seating: false,
      only_with: null,
      unless: [],
      choices: [choice({ players: 1 }, ['Player 1']), choice({}, ['Player 1', 'Player 2'])],
    },
    {
      key: 'rival',
      name: '',
      help: '',
      seating: false,
      unless: [],
      only_with: ['players', [0]],
      choices: [choice({}), choice({ players: 1, rival: 'bossk' }, ['Player 1'])],
    },
  ],
}

test('an option that needs another choice is neither asked nor heard without it', () => {
  expect(meantBy(rim, { players: 1, rival: 1 }).map(({ key }) => key)).toEqual(['players'])
  expect(setupOf(rim, { players: 1, rival: 1 })).toEqual({ players: 2, rival: null })
  expect(setupOf(rim, { players: 0, rival: 1 })).toEqual({ players: 1, rival: 'bossk' })
})

test('nobody is played twice', () => {
  expect(recast(['han', 'boba', 'jyn'], 0, 'jyn')).toEqual(['jyn', 'boba', 'han'])
  expect(recast(['han', 'boba'], 1, 'bossk')).toEqual(['han', 'bossk'])
})

test('people and machines become seats', () => {
  const seats = seatsFor(both, ['random', 'greedy'], [])
  expect(sittersOf(seats)).toEqual([{ kind: 'person' }, { kind: 'bot', level: 'greedy' }])
  expect(ownSeat(seats)).toBe(0)
})

test('nobody sits on two seats', () => {
  const seats = seatsFor(both, ['greedy'], [])
  expect(seated(seats, 1, 'me').map(({ who }) => who)).toEqual(['friend', 'me'])
  expect(ownSeat(seated(seats, 0, 'machine'))).toBeNull()
})

test('an option may bring more seats, or other names for them', () => {
  const three = ['Player 1', 'Player 2', 'Player 3']
  const players = {
    key: 'players',
    name: '',
    help: '',
    seating: false,
    only_with: null,
    unless: [],
    choices: [choice({}), choice({ n: 3 }, three)],
  }
  const names = ['Han', 'Lando']
  const cast = {
    key: 'cast',
    name: '',
    help: '',
    seating: false,
    only_with: null,
    unless: [],
    choices: [choice({}), choice({ cast: 1 }, names)],
  }
  const large: GameInfo = { ...game, options: [cast, players] }
  expect(seatNames(large, {})).toEqual(both)
  expect(seatNames(large, { cast: 1 })).toEqual(names)
  expect(seatNames(large, { cast: 1, players: 1 })).toEqual(three)
})

test('who sits already stays when seats are added', () => {
  const two = seated(seatsFor(both, ['greedy'], []), 1, 'friend')
  const three = seatsFor([...both, 'Hutts'], ['greedy'], two)
  expect(three.map(({ who }) => who)).toEqual(['me', 'friend', 'machine'])
})

const named: GameInfo = {
  ...game,
  options: [
    {
      key: 'mode',
      name: 'Bases',
      help: '',
      seating: false,
      only_with: null,
      unless: [],
      choices: [
        { ...choice({ mode: 'full-galaxy' }), name: 'Full galaxy' },
        { ...choice({}), name: 'Beginner' },
      ],
    },
    {
      key: 'pay-off',
      name: 'Buying away',
      help: '',
      seating: false,
      only_with: null,
      unless: [],
      choices: [
        { ...choice({}), name: 'No' },
        { ...choice({ pay_off: true }), name: 'Yes' },
      ],
    },
  ],
}

test('what is not usual is told with the name of its option', () => {
  expect(unusual(named, usual(named))).toEqual([])
  expect(unusual(named, { mode: 0, 'pay-off': 1 })).toEqual([
    'Bases: Full galaxy',
    'Buying away: Yes',
  ])
})

const option = (key: string, unless: GameInfo['options'][number]['unless'], yes: object) => ({
  key,
  name: key,
  help: '',
  seating: false,
  only_with: null,
  unless,
  choices: [choice({}, rim.seats), { ...choice({ ...yes }, rim.seats), name: 'yes' }],
})

const boxed: GameInfo = {
  ...rim,
  options: [
    ...rim.options.slice(0, 1),
    option('boxes', [{ option: 'players', choices: [0], why: 'alone' }], { with: ['more'] }),
    option('favors', [{ option: 'boxes', choices: [0], why: 'no box' }], { favors: true }),
  ],
}

test('what another choice shuts says why, and what it shuts in turn does too', () => {
  expect(shutBy(boxed, { players: 1, boxes: 1, favors: 1 })).toEqual({})
  expect(shutBy(boxed, { players: 1, boxes: 0, favors: 1 })).toEqual({ favors: 'no box' })
  const alone = { players: 0, boxes: 1, favors: 1 }
  expect(shutBy(boxed, alone)).toEqual({ boxes: 'alone', favors: 'no box' })
  expect(setupOf(boxed, alone)).toEqual({ players: 1, rival: null })
  expect(unusual(boxed, { players: 1, boxes: 0, favors: 1 })).toEqual([])
})

test('boxes that are shut lay nothing on the table', () => {
  const [players, boxes, favors] = boxed.options
  const more = { ...boxes!, choices: boxes!.choices.map((each) => ({ ...each, content: 'abc' })) }
  const game = { ...boxed, options: [players!, more, favors!] }
  expect(contentOf(game, { players: 1, boxes: 1 })).toBe('abc')
  expect(contentOf(game, { players: 0, boxes: 1 })).toBeUndefined()
})
