import { describe, expect, it } from 'vitest'
import type { Event } from '../generated/outer-rim'
import type { Logged } from '../generated/protocol'
import { fact } from '../table/testing'
import { sinceTurnOf } from './since'

const told = (log: Logged<Event>[], player: number, ...gone: number[]) =>
  sinceTurnOf(log, player, new Set(gone))

const log = (...events: Event[]) => [
  { position: 1, by: 0, did: 'choose' as const, facts: events.map((event) => fact(event)) },
]
const began = (player: number): Event => ({ 'turn-began': { player, turn: 1, extra: false } })
const ended = (player: number): Event => ({ 'turn-ended': { player } })
const fame = (player: number, total: number): Event => ({
  fame: { player, change: 1, total, because: { source: 'job', bearer: 'rule' } },
})

describe('what happened since my last turn', () => {
  it('is nothing before I had one', () => {
    expect(told(log(began(1), fame(1, 1), ended(1)), 0)).toBeNull()
  })

  it('counts what the others gained and what was done to me', () => {
    const since = told(
      log(
        began(0),
        fame(0, 1),
        ended(0),
        began(1),
        fame(1, 1),
        { credits: { player: 1, change: 3, why: 'income' } },
        { credits: { player: 1, change: -1, why: 'price' } },
        { suffered: { player: 0, body: 'ship', amount: 2 } },
        ended(1),
        began(0),
        fame(0, 2),
      ),
      0,
    )
    expect(since?.deeds).toMatchObject([
      { player: 0, fame: 0, credits: 0, damage: 2 },
      { player: 1, fame: 1, credits: 2000, damage: 0 },
    ])
  })

  it('goes on counting while others play', () => {
    const since = told(log(began(0), ended(0), began(1), fame(1, 1)), 0)
    expect(since?.deeds).toMatchObject([{ player: 1, fame: 1 }])
  })

  it('tells of a patrol where it is in the end', () => {
    const patrol = (to: number): Event => ({
      'patrol-moved': { faction: 'hutt', from: 1, to, directly: false },
    })
    const since = told(log(ended(0), patrol(4), patrol(7)), 0)
    expect(since?.patrols).toEqual([{ faction: 'hutt', space: 7 }])
  })

  it('knows nothing of what was taken back', () => {
    const entry = (position: number, ...events: Event[]) => ({ ...log(...events)[0]!, position })
    const taken = [entry(1, ended(0)), entry(2, fame(1, 1)), entry(3, fame(2, 1))]
    expect(told(taken, 0, 2)?.deeds.map(({ player }) => player)).toEqual([2])
  })

  it('tells what somebody got from what they delivered or completed', () => {
    const bought: Event = { bought: { player: 1, card: 3, price: 2 } }
    const gained: Event = { gained: { player: 1, card: 3, bought: true } }
    const delivered: Event = { delivered: { player: 1, card: 4 } }
    const completed: Event = { 'job-completed': { player: 1, card: 5 } }
    const since = told(log(ended(0), bought, gained, delivered, completed), 0)
    expect(since?.deeds).toMatchObject([{ player: 1, got: [3], delivered: [4], completed: [5] }])
  })

  it('names whom somebody caught', () => {
    const captured: Event = { captured: { player: 1, contact: 7, bounty: 3 } }
    expect(told(log(ended(0), captured), 0)?.deeds).toMatchObject([{ player: 1, caught: [7] }])
  })
})
