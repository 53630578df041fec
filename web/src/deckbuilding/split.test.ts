import { describe, expect, it } from 'vitest'
import { hits, propose, rest, splitPlan } from './split'
import { asked, position, ship } from './testing'

const ships = [
  { card: 1, id: 'a', room: 4 },
  { card: 2, id: 'b', room: 3 },
]

describe('the proposed split', () => {
  it('brings down the weakest ship first', () => {
    expect([...propose(5, ships)]).toEqual([
      [1, 2],
      [2, 3],
    ])
  })

  it('leaves nothing over', () => {
    expect(rest(5, propose(5, ships), ships)).toBe(0)
  })
})

it('counts what is not dealt yet, and what is too much', () => {
  expect(rest(5, new Map([[1, 4]]), ships)).toBe(1)
  expect(
    rest(
      5,
      new Map([
        [1, 4],
        [2, 3],
      ]),
      ships,
    ),
  ).toBe(-2)
})

it('spreads over the ship that is asked about and those after it, as far as they stand', () => {
  const theirs = [ship('a', 1, 4), ship('b', 2, 5, 2), ship('c', 3, 6)]
  expect(hits(position({}, {}, { ships: theirs }), 2)).toEqual([
    { card: 2, id: 'b', room: 3 },
    { card: 3, id: 'c', room: 6 },
  ])
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
