import { describe, expect, it } from 'vitest'
import type { Event } from '../generated/deckbuilding'
import type { Logged } from '../generated/protocol'
import { popOf, sinceMyTurn, summary } from './events'
import { destroyedBases, hadTakeBacks, turningPoints } from './story'
import { position } from './testing'

const entry = (at: number, by: number, ...events: Event[]): Logged<Event> => ({
  position: at,
  by,
  did: 'choose',
  events,
  lines: events.map((event) => [{ words: Object.keys(event)[0] ?? '' }]),
})

const myEnd = entry(1, 0, { 'turn-ended': { player: 'empire' } })
const theirBlow = entry(
  2,
  1,
  { played: { player: 'rebel', card: 3 } },
  { 'base-damaged': { player: 'empire', amount: 7, prevented: 0 } },
)
const myDiscard = entry(3, 0, { discarded: { player: 'empire', card: 4, from: 'hand' } })
const myBegin = entry(
  4,
  1,
  { 'turn-ended': { player: 'rebel' } },
  { 'turn-began': { player: 'empire', turn: 3 } },
)

describe('what happened since my last turn', () => {
  it('is all of the other’s turn, also where I was asked in between', () => {
    const since = sinceMyTurn([myEnd, theirBlow, myDiscard, myBegin], 'empire', 0)
    expect(since.map(({ position }) => position)).toEqual([2, 3, 4])
  })

  it('is over when I act, and nothing in their turn', () => {
    const play = entry(5, 0, { played: { player: 'empire', card: 8 } })
    expect(sinceMyTurn([myEnd, theirBlow, myBegin, play], 'empire', 0)).toEqual([])
    expect(sinceMyTurn([myEnd, theirBlow], 'empire', 0)).toEqual([])
  })

  it('leaves out what can be seen anyway', () => {
    const lines = summary([theirBlow, myDiscard]).map(({ text }) => text)
    expect(lines).toEqual([[{ words: 'base-damaged' }], [{ words: 'discarded' }]])
  })
})

describe('the story of a game', () => {
  const fall = entry(5, 0, { 'base-destroyed': { player: 'rebel', base: 10 } })

  it('says when each base fell', () => {
    const view = position({}, { victory: [{ base: 10, id: 'dantooine' }] })
    expect(destroyedBases(view, [myEnd, myBegin, fall])).toEqual([
      { turn: 3, by: 'empire', base: 'dantooine' },
    ])
  })

  it('keeps the hardest blows and what fell, in order', () => {
    const points = turningPoints([myEnd, theirBlow, myBegin, fall], 2)
    expect(points.map(({ turn, line }) => [turn, line.position])).toEqual([
      [1, 2],
      [3, 5],
    ])
  })

  it('remembers that something was taken back', () => {
    expect(hadTakeBacks([myEnd])).toBe(false)
    expect(hadTakeBacks([myEnd, { ...myEnd, did: 'undo' }])).toBe(true)
  })
})

it('lets damage rise from what took it', () => {
  const damaged: Event = { 'base-damaged': { player: 'rebel', amount: 3, prevented: 0 } }
  expect(popOf(damaged, position())).toEqual({ place: 'dantooine', text: '−3', tone: 'harm' })
})
