import { expect, it } from 'vitest'
import type { View } from '../generated/outer-rim'
import { berthsOf, huntsOf } from './hunts'
import { fewThings } from './stages/testing'

const things = fewThings()
const contacts = [
  { berth: 2, may_be: [0, 1] },
  { berth: 5, may_be: [1] },
  { berth: 7, may_be: [] },
]

const seen = (you: number | null, hunts: (number | null)[]) =>
  ({
    you,
    contacts,
    players: [{ assets: hunts.map((hunts, card) => ({ card, hunts })) }],
  }) as unknown as View

it('looks for somebody wherever they may be', () => {
  const view = seen(0, [])
  expect([...berthsOf(view, 1)]).toEqual([2, 5])
  expect([...berthsOf(view, 0)]).toEqual([2])
  expect([...berthsOf(view, 3)]).toEqual([])
})

it('hunts whom my own cards name, and nobody for who looks on', () => {
  const hunted = huntsOf(seen(0, [null, 0]), things)
  expect(hunted.map(({ card, berths }) => [card, ...berths])).toEqual([[1, 2]])
  expect(hunted[0]?.face).toBe(things.contact(0))
  expect(huntsOf(seen(null, [0]), things)).toEqual([])
})
