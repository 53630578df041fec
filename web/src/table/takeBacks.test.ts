import { expect, it } from 'vitest'
import type { Did } from '../generated/protocol'
import { stretches } from './lines'
import { none, takenBack } from './takeBacks'

const entry = (position: number, by: number, did: Did = 'choose') => ({
  position,
  by,
  did,
  events: [],
  lines: [],
})

const log = [entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0, 'undo'), entry(5, 0)]

it('takes back whatever came after the position it led to', () => {
  expect([...takenBack(log, new Map([[4, 0]]))]).toEqual([1, 2, 3])
})

it('takes back at least the last choice where it is not known where it led', () => {
  expect([...takenBack(log, none)]).toEqual([2, 3])
})

it('goes on from there when something else is taken back', () => {
  const again = [...log, entry(6, 0, 'undo')]
  const backs = new Map([
    [4, 1],
    [6, 1],
  ])
  expect([...takenBack(again, backs)]).toEqual([2, 3, 4, 5])
})

it('parts what was taken back from what was not', () => {
  const line = (position: number) => ({
    id: `${position}`,
    position,
    by: 0,
    did: 'choose' as const,
    text: [],
    event: null,
  })
  const parts = stretches([1, 2, 3, 4].map(line), new Set([2, 3]))
  expect(parts.map(({ isGone, lines }) => [isGone, lines.length])).toEqual([
    [false, 1],
    [true, 2],
    [false, 1],
  ])
})
