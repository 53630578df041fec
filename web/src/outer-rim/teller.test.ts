import { describe, expect, it } from 'vitest'
import type { Event } from '../generated/outer-rim'
import { fact, silent } from '../table/testing'
import { perSpace, tellerOf, type Listening } from './teller'

const teller = (listening: Partial<Listening>) =>
  tellerOf({
    pause: () => 1000,
    isStill: () => false,
    isStaged: () => false,
    holds: () => false,
    you: () => 0,
    ...listening,
  })

const moved = fact<Event>({ moved: { player: 1, from: 0, to: 1, flown: 1 } })
const because = { source: 'job', bearer: 'rule' } as const
const fame = fact<Event>({ fame: { player: 1, change: 1, total: 9, because } }, { gist: 'loud' })
const rolled = fact<Event>({ rolled: { of: 1, by: 1, purpose: { Test: 'tech' }, dice: [] } })
const began = fact<Event>({ 'turn-began': { player: 1, turn: 13, extra: false } }, { gist: 'turn' })
const unsaid = silent<Event>({ 'step-began': { player: 1, step: 'action' } })

describe('how long a fact stays', () => {
  it('depends on the pace where somebody else acts', () => {
    expect(teller({}).stays(rolled, 1)).toBeGreaterThan(teller({}).stays(moved, 1))
    expect(teller({ pause: () => 100 }).stays(rolled, 1)).toBeLessThan(teller({}).stays(rolled, 1))
  })

  it('is no time for what has no line', () => {
    expect(teller({}).stays(unsaid, 1)).toBe(0)
  })

  it('is no time for what I did at the table, but the next turn is announced', () => {
    expect(teller({}).stays(fame, 0)).toBe(0)
    expect(teller({}).stays(began, 0)).toBeGreaterThan(0)
  })

  it('is as long as a ship is seen to fly, of my own journey as well', () => {
    expect(teller({}).stays(moved, 0)).toBe(perSpace)
    expect(teller({ isStill: () => true }).stays(moved, 0)).toBe(0)
  })

  it('is no time on the stage for who wants no motion', () => {
    const staged = { isStaged: () => true }
    expect(teller(staged).stays(rolled, 0)).toBeGreaterThan(0)
    expect(teller({ ...staged, isStill: () => true }).stays(rolled, 0)).toBe(0)
  })
})
