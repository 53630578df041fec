import { describe, expect, it } from 'vitest'
import { plainPlays, playAllPlan } from './playAll'
import { asked, position } from './testing'

const hand = [
  { card: 3, id: 'imperial-shuttle' },
  { card: 4, id: 'imperial-shuttle' },
  { card: 7, id: 'stormtrooper' },
  { card: 9, id: 'inquisitor' },
]
const view = position({}, { hand: 4, known_hand: hand })
const plays = asked([
  { choice: { play: 4 } },
  { choice: { play: 7 } },
  { choice: { play: 9 }, role: 'step' },
  { choice: { buy: 29 } },
])

describe('play all', () => {
  it('takes every card whose play asks nothing, with its twins, and no other', () => {
    expect([...plainPlays(plays, view)]).toEqual([3, 4, 7])
  })

  it('takes nothing where nothing is to be decided', () => {
    expect(plainPlays(null, view).size).toBe(0)
  })

  it('plays one after another what is offered of them', () => {
    const plan = playAllPlan(new Set([3, 4, 7]))
    expect(plan(plays)?.choice).toEqual({ play: 4 })
    expect(plan(asked([{ choice: { play: 3 } }]))?.choice).toEqual({ play: 3 })
  })

  it('does not play what was drawn on the way, and ends at a question', () => {
    const plan = playAllPlan(new Set([3]))
    expect(plan(asked([{ choice: { play: 11 } }]))).toBeNull()
    expect(plan(asked([{ choice: { option: 0 } }], 'triggers'))).toBeNull()
  })
})
