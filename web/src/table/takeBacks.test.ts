import { expect, it } from 'vitest'
import type { Did } from '../generated/protocol'
import { stretches } from './lines'
import { takenBack } from './takeBacks'

const entry = (position: number, by: number, did: Did = 'choose', to?: number) => ({
  position,
  by,
  did,
  ...(to !== undefined && { to }),
  facts: [],
})

const log = [entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0, 'undo', 1), entry(5, 0)]

it('takes back whatever came after the position it led to', () => {
  expect([...takenBack(log)]).toEqual([2, 3])
})

it('takes back a take-back with what it led to, if one goes back further', () => {
  const again = [...log, entry(6, 0, 'undo', 0)]
  expect([...takenBack(again)].sort()).toEqual([1, 2, 3, 4, 5])
})

it('parts what was taken back from what was not', () => {
  const line = (position: number) => ({
    id: `${position}`,
    position,
    by: 0,
    did: 'choose' as const,
    text: [],
    fact: null,
  })
  const parts = stretches([1, 2, 3, 4].map(line), new Set([2, 3]))
  expect(parts.map(({ isGone, lines }) => [isGone, lines.length])).toEqual([
    [false, 1],
    [true, 2],
    [false, 1],
  ])
})
