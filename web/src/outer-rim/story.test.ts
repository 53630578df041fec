import { describe, expect, it } from 'vitest'
import type { Event } from '../generated/outer-rim'
import type { Logged } from '../generated/protocol'
import { bySource, risesOf, turningPoints } from './story'

const entry = (position: number, ...events: Event[]): Logged<Event> => ({
  position,
  by: 0,
  did: 'choose',
  events,
  lines: events.map((event) => [{ words: Object.keys(event)[0] ?? '' }]),
})
const began = (turn: number): Event => ({ 'turn-began': { player: 0, turn, extra: false } })
const fame = (total: number, change = 1): Event => ({ fame: { player: 0, change, total } })
const partOf = (card: number) =>
  ({
    kind: card === 9 ? 'bounty' : 'cargo',
    home: { market: card === 7 ? 'luxury' : 'cargo' },
  }) as never

describe('how fame came', () => {
  const log = [
    entry(1, began(1), { delivered: { player: 0, card: 1 } }, fame(1)),
    entry(2, began(3), { delivered: { player: 0, card: 9 } }, fame(3, 2)),
    entry(3, { 'goal-completed': { player: 0, ship: false } }, fame(4)),
    entry(4, fame(5)),
  ]

  it('is told with its turn and its source', () => {
    expect(risesOf(log, partOf, [5])).toMatchObject([
      { turn: 1, total: 1, source: 'cargo' },
      { turn: 3, total: 3, source: 'bounty', text: [{ words: 'delivered' }] },
      { turn: 3, total: 4, source: 'goal' },
      { turn: 3, total: 5, source: 'other', text: [{ words: 'fame' }] },
    ])
  })

  it('of a goal is only what the goal pays, whatever was going on', () => {
    const goal: Event = { 'goal-completed': { player: 0, ship: true } }
    const both = [entry(1, { delivered: { player: 0, card: 9 } }, goal, fame(1), fame(3, 2))]
    expect(risesOf(both, partOf, [3]).map(({ source }) => source)).toEqual(['goal', 'bounty'])
  })

  it('is summed by source, the largest first', () => {
    expect(bySource(risesOf(log, partOf, [5]), 0)[0]).toEqual({ source: 'bounty', fame: 2 })
    expect(bySource(risesOf(log, partOf, [5]), 1)).toEqual([])
  })

  it('counts once what was taken back and done again', () => {
    const again = [...log.slice(0, 1), entry(5, began(1), fame(1))]
    expect(risesOf(again, partOf, [1])).toHaveLength(1)
  })

  it('does not count what was taken back for good', () => {
    expect(risesOf(log, partOf, [3]).map(({ total }) => total)).toEqual([1, 3])
  })

  it('falls and rises again', () => {
    const lost = [...log, entry(5, fame(3, -2)), entry(6, fame(4))]
    expect(risesOf(lost, partOf, [4]).map(({ total }) => total)).toEqual([1, 3, 4, 5, 3, 4])
  })

  it('comes of a purchase only if that was a luxury', () => {
    const bought = (card: number): Event => ({ bought: { player: 0, card, price: 1 } })
    const sources = (card: number) =>
      risesOf([entry(1, began(1), bought(card), fame(1))], partOf, [1]).map(({ source }) => source)
    expect(sources(7)).toEqual(['luxury'])
    expect(sources(1)).toEqual(['other'])
  })

  it('is lost with the luxury that brought it', () => {
    const sold: Event = { bartered: { player: 0, card: 7, worth: 3 } }
    const rises = risesOf([...log, entry(5, sold, fame(4, -1))], partOf, [4])
    expect(rises.at(-1)).toMatchObject({ change: -1, source: 'luxury' })
  })

  it('has its turning points in order', () => {
    expect(turningPoints(risesOf(log, partOf, [5]), 2).map(({ total }) => total)).toEqual([3, 5])
  })
})
