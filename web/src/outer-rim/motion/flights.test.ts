import { expect, it } from 'vitest'
import type { Event } from '../../generated/outer-rim'
import { famesOf, flightsOf } from './flights'

const flew = (player: number, from: number, to: number): Event => ({
  moved: { player, from, to, flown: 1 },
})
const patrolled = (from: number, to: number): Event => ({
  'patrol-moved': { faction: 'hutt', from, to, directly: false },
})

it('joins the steps of a journey, whatever happened in between', () => {
  const events = [flew(0, 1, 2), patrolled(9, 8), flew(0, 2, 5), patrolled(8, 7), flew(1, 3, 4)]
  expect(flightsOf(events)).toEqual([
    { of: { ship: 0 }, spaces: [1, 2, 5] },
    { of: { patrol: 'hutt' }, spaces: [9, 8, 7] },
    { of: { ship: 1 }, spaces: [3, 4] },
  ])
})

it('shows only the last journey of a ship that was moved elsewhere in between', () => {
  expect(flightsOf([flew(0, 1, 2), flew(0, 7, 8)])).toEqual([{ of: { ship: 0 }, spaces: [7, 8] }])
})

it('lets a star fly only for fame that was won', () => {
  const fame = (change: number): Event => ({
    fame: { player: 1, change, total: 4, because: { source: 'job', bearer: 'rule' } },
  })
  expect(famesOf([fame(2), fame(-1)])).toEqual([{ player: 1, total: 4 }])
})
