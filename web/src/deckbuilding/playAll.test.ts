import { describe, expect, it } from 'vitest'
import { plainPlays, playAllPlan } from './playAll'
import { asked } from './testing'

const play = (card: number, at: string) => ({ choice: { play: card }, at })
const plays = asked([
  { ...play(3, 'shuttle#3'), alike: [{ card: 'shuttle#4' }] },
  play(7, 'stormtrooper#7'),
  { ...play(9, 'inquisitor#9'), role: 'step' },
  { choice: { buy: 29 }, at: 'bossk#29' },
])

describe('play all', () => {
  it('takes every card whose play asks nothing, with its twins, and no other', () => {
    expect([...plainPlays(plays)]).toEqual(['shuttle#3', 'shuttle#4', 'stormtrooper#7'])
    expect(plainPlays(null).size).toBe(0)
  })

  it('plays one after another what is offered of them', () => {
    const plan = playAllPlan(plainPlays(plays))
    expect(plan(plays)?.choice).toEqual({ play: 3 })
    expect(plan(asked([play(4, 'shuttle#4')]))?.choice).toEqual({ play: 4 })
  })

  it('does not play what was drawn on the way, and ends at a question', () => {
    const plan = playAllPlan(plainPlays(plays))
    expect(plan(asked([play(11, 'shuttle#11')]))).toBeNull()
    expect(plan(asked([{ choice: { option: 0 } }], 'triggers'))).toBeNull()
  })
})
