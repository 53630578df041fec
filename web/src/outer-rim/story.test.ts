import { describe, expect, it } from 'vitest'
import type { Event, Source } from '../generated/outer-rim'
import type { Logged } from '../generated/protocol'
import { fact } from '../table/testing'
import { bySource, risesOf, storyOf } from './story'

let position = 0
const entry = (...events: Event[]): Logged<Event> => ({
  position: (position += 1),
  by: 0,
  did: 'choose',
  facts: events.map((event) => fact(event)),
})
const began = (turn: number, player = 0): Event => ({
  'turn-began': { player, turn, extra: false },
})
const fame = (source: Source, total: number, change = 1, player = 0): Event => ({
  fame: { player, change, total, because: { source, bearer: 'rule' } },
})

const sources = (...log: Logged<Event>[]) => risesOf(log).map(({ source }) => source)

describe('what fame came of', () => {
  it('is what it says, with its turn and its line', () => {
    const log = [entry(began(1), fame('cargo', 1)), entry(began(3), fame('bounty', 3, 2))]
    expect(risesOf(log)).toMatchObject([
      { turn: 1, total: 1, source: 'cargo', text: [{ words: 'fame' }] },
      { turn: 3, total: 3, source: 'bounty' },
    ])
  })

  it('is counted once if it was taken back and done again', () => {
    const log = [entry(began(1)), entry(fame('cargo', 1))]
    const back = { ...entry(), did: 'undo' as const, to: log[0]?.position ?? 0 }
    expect(sources(...log, back)).toEqual([])
    expect(sources(...log, back, entry(fame('bounty', 1)))).toEqual(['bounty'])
  })

  it('is summed by source, the largest first', () => {
    const log = [entry(began(1), fame('cargo', 1), fame('bounty', 3, 2))]
    expect(bySource(risesOf(log), 0)).toEqual([
      { source: 'bounty', fame: 2 },
      { source: 'cargo', fame: 1 },
    ])
    expect(bySource(risesOf(log), 1)).toEqual([])
  })
})

describe('the story', () => {
  it('leaves out what a luxury lost and brought again on the way', () => {
    const log = [
      entry(began(1), fame('luxury', 1)),
      entry(began(3), fame('luxury', 0, -1), fame('luxury', 1), fame('cargo', 2)),
    ]
    expect(storyOf(risesOf(log)).map(({ source, total }) => [source, total])).toEqual([
      ['luxury', 1],
      ['cargo', 2],
    ])
  })
})
