import { describe, expect, it } from 'vitest'
import type { Event } from '../generated/deckbuilding'
import type { Logged } from '../generated/protocol'
import { fact } from '../table/testing'
import { counted, lastTurnOf } from './events'

const entry = (at: number, by: number, ...events: Event[]): Logged<Event> => ({
  position: at,
  by,
  did: 'choose',
  facts: events.map((event) => fact(event)),
})

const myBegin = entry(
  4,
  1,
  { 'turn-ended': { player: 'rebel' } },
  { 'turn-began': { player: 'empire', turn: 3 } },
)

describe('the last turn of the other', () => {
  const theirTurn = entry(
    1,
    0,
    { 'turn-ended': { player: 'empire' } },
    { 'turn-began': { player: 'rebel', turn: 2 } },
  )
  const play = {
    ...entry(2, 1),
    facts: [fact<Event>({ played: { player: 'rebel', card: 3 } }, { on: { card: 'shuttle#3' } })],
  }
  const blow = entry(3, 1, {
    'base-damaged': { player: 'empire', base: 1, amount: 7, prevented: 0 },
  })

  it('is what they played and what my base took', () => {
    const deeds = lastTurnOf([theirTurn, play, blow, blow, myBegin], 'rebel')
    expect(deeds).toEqual({ played: ['shuttle#3'], bought: [], damage: 14 })
  })

  it('ends with their turn, and has nothing of mine in it', () => {
    const deeds = lastTurnOf([theirTurn, myBegin, play, blow], 'rebel')
    expect(deeds).toEqual({ played: [], bought: [], damage: 0 })
    expect(lastTurnOf([play, blow], 'rebel').damage).toBe(0)
  })
})

it('counts what was played more than once', () => {
  expect(counted(['x-wing#1', 'shuttle#4', 'x-wing#2'])).toEqual([
    { id: 'x-wing', count: 2 },
    { id: 'shuttle', count: 1 },
  ])
})
