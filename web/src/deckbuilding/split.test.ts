import { describe, expect, it } from 'vitest'
import { proposed, rest, splitPlan } from './split'
import { asked } from './testing'

const ships = [
  { card: 1, id: 'a', room: 4, proposed: 2 },
  { card: 2, id: 'b', room: 3, proposed: 3 },
]

it('begins with what the server proposes', () => {
  expect([...proposed(ships)]).toEqual([
    [1, 2],
    [2, 3],
  ])
})

it('counts what is not dealt yet, and what is too much', () => {
  expect(rest(5, proposed(ships))).toBe(0)
  expect(rest(5, new Map([[1, 4]]))).toBe(1)
  expect(rest(5, new Map([[1, 7]]))).toBe(-2)
})

describe('answering ship by ship', () => {
  const plan = splitPlan(new Map([[1, 2]]))
  const about = (card: number) =>
    asked([{ choice: { assign: [card, 1] } }, { choice: { assign: [card, 2] } }], {
      spread: { left: 5, ship: card },
    })

  it('gives the amount that was set', () => {
    expect(plan(about(1))?.choice).toEqual({ assign: [1, 2] })
  })

  it('ends where something else is asked', () => {
    expect(plan(about(9))).toBeNull()
    expect(plan(asked([{ choice: 'pass' }], 'triggers'))).toBeNull()
  })
})
