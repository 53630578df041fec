import { expect, it } from 'vitest'
import type { Price, Text } from '../../generated/protocol'
import { dueOf } from './due'

const ship = (name: string): Text => [{ card: [name.toLowerCase(), name] }]
const priced = (amount: number, old: string): Price => ({
  on: { pile: 'ship' },
  amount,
  text: [],
  gives: ship(old),
})

it('is what is printed where nothing else is known', () => {
  expect(dueOf(4000, undefined, 5000)).toEqual({
    printed: 4000,
    amount: 4000,
    tradedIn: null,
    short: 0,
  })
})

it('names the ship that goes for a new one', () => {
  const due = dueOf(10000, priced(0, 'Aggressor'), 5000)
  expect(due).toMatchObject({ printed: 10000, amount: 0, tradedIn: ship('Aggressor') })
})

it('says how much I lack of what I would pay, not of what is printed', () => {
  expect(dueOf(20000, priced(5000, 'YV-666'), 2000)?.short).toBe(3000)
})

it('is nothing yet for a ship of my choice', () => {
  expect(dueOf(null, undefined, 5000)).toBeNull()
})
