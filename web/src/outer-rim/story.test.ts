import { describe, expect, it } from 'vitest'
import type { CardPart, ContactPart, Event } from '../generated/outer-rim'
import type { Logged } from '../generated/protocol'
import { fact } from '../table/testing'
import type { Parts } from './causes'
import { bySource, risesOf, storyOf } from './story'

/** Some cards, by number. */
const [crate, bounty, luxury, chat, job] = [0, 1, 2, 3, 4]
const parts = {
  cards: [
    { kind: 'cargo', home: { market: 'cargo' } },
    { kind: 'bounty', home: { market: 'bounty' } },
    { kind: 'crew', home: { market: 'luxury' } },
    { kind: null, home: { databank: 1 } },
    { kind: null, home: { databank: 2 } },
  ] as CardPart[],
  contacts: [{ databank: [chat] }] as ContactPart[],
} satisfies Parts

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
const action: Event = { 'step-began': { player: 0, step: 'action' } }
const fame = (total: number, change = 1, player = 0): Event => ({ fame: { player, change, total } })
const delivered = (card: number): Event => ({ delivered: { player: 0, card } })
const bought = (card: number): Event => ({ bought: { player: 0, card, price: 12 } })
const gained = (card: number): Event => ({ gained: { player: 0, card, bought: true } })
const paid = (player: number): Event => ({ credits: { player, change: -8, why: 'cost' } })
const won: Event = {
  'combat-won': { attacker: 0, foe: { patrol: 'hutt' }, attacker_won: true, damage: [2, 2] },
}
const goal: Event = { 'goal-completed': { player: 0, ship: true } }
const destroyed: Event = { 'patrol-eliminated': { faction: 'hutt', level: 2 } }

const sources = (...log: Logged<Event>[]) => risesOf(log, parts).map(({ source }) => source)
const reasons = (...log: Logged<Event>[]) =>
  risesOf(log, parts).map(({ text }) =>
    text?.map((run) => ('words' in run ? run.words : '')).join(),
  )

describe('what fame came of', () => {
  it('is what was done, with its turn', () => {
    const log = [
      entry(began(1), delivered(crate), fame(1)),
      entry(began(3), delivered(bounty), fame(3, 2)),
      entry({ 'job-completed': { player: 0, card: job } }, fame(4)),
    ]
    expect(risesOf(log, parts)).toMatchObject([
      { turn: 1, total: 1, source: 'cargo', text: [{ words: 'delivered' }] },
      { turn: 3, total: 3, source: 'bounty' },
      { turn: 3, total: 4, source: 'job', text: [{ words: 'job-completed' }] },
    ])
  })

  it('is never what somebody else did in the turn before', () => {
    const eliminated: Event = { eliminated: { player: 0, contact: 12 } }
    const log = entry(began(19), eliminated, fame(2), began(20, 1), paid(1), fame(4, 1, 1))
    expect(sources(log)).toEqual(['bounty', 'paid'])
    expect(reasons(log)).toEqual(['eliminated', 'credits'])
  })

  it('is the luxury, also if something had to go for it first', () => {
    const full = [
      entry(began(23), action, bought(luxury)),
      entry({ discarded: { player: 0, card: crate } }, gained(luxury), fame(3)),
    ]
    expect(sources(...full)).toEqual(['luxury'])
    expect(reasons(...full)).toEqual(['bought'])
  })

  it('is no purchase that was no luxury', () => {
    expect(sources(entry(began(1), bought(crate), fame(1)))).toEqual(['other'])
  })

  it('is lost with the luxury that brought it', () => {
    const sold: Event = { bartered: { player: 0, card: luxury, worth: 3 } }
    expect(risesOf([entry(began(1), sold, fame(4, -1))], parts)).toMatchObject([
      { change: -1, source: 'luxury' },
    ])
  })

  it('is a patrol that was beaten; a goal reached thereby pays only its own', () => {
    const log = entry(began(29), won, goal, fame(5), destroyed, fame(6))
    expect(sources(log)).toEqual(['goal', 'patrol'])
    expect(reasons(log)).toEqual(['goal-completed', 'combat-won'])
  })

  it('is an encounter, told by what succeeded in it', () => {
    const drawn: Event = { 'encounter-drawn': { player: 0, deck: 0, card: 9, section: 0 } }
    const passed: Event = {
      'test-result': { player: 0, skill: 'strength', level: 1, passed: true },
    }
    const met: Event = { 'databank-resolved': { player: 0, card: chat } }
    expect(sources(entry(began(1), drawn), entry(passed, fame(1)))).toEqual(['encounter'])
    expect(reasons(entry(began(1), drawn), entry(passed, fame(1)))).toEqual(['test-result'])
    expect(sources(entry(began(1), met, passed, fame(1)))).toEqual(['encounter'])
  })

  it('is the job also while it is being done', () => {
    const begun: Event = { 'databank-resolved': { player: 0, card: job } }
    const passed: Event = {
      'test-result': { player: 0, skill: 'influence', level: 1, passed: true },
    }
    expect(sources(entry(began(1), begun), entry(passed, fame(1)))).toEqual(['job'])
  })

  it('is not what a step before this one was about', () => {
    expect(sources(entry(began(1), delivered(crate)), entry(action, fame(1)))).toEqual(['other'])
  })

  it('is counted once if it was taken back and done again', () => {
    const log = [entry(began(1)), entry(delivered(crate), fame(1))]
    const back = { ...entry(), did: 'undo' as const, to: log[0]?.position ?? 0 }
    expect(sources(...log, back)).toEqual([])
    expect(sources(...log, back, entry(delivered(bounty), fame(1)))).toEqual(['bounty'])
  })

  it('is summed by source, the largest first', () => {
    const log = [entry(began(1), delivered(crate), fame(1), delivered(bounty), fame(3, 2))]
    expect(bySource(risesOf(log, parts), 0)).toEqual([
      { source: 'bounty', fame: 2 },
      { source: 'cargo', fame: 1 },
    ])
    expect(bySource(risesOf(log, parts), 1)).toEqual([])
  })
})

describe('the story', () => {
  it('leaves out what a luxury lost and brought again on the way', () => {
    const moved: Event = { moved: { player: 0, from: 1, to: 2, directly: false } }
    const log = [
      entry(began(1), moved, fame(1)),
      entry(began(3), moved, fame(0, -1), moved, fame(1), delivered(crate), fame(2)),
    ]
    expect(storyOf(risesOf(log, parts)).map(({ source, total }) => [source, total])).toEqual([
      ['luxury', 1],
      ['cargo', 2],
    ])
  })
})
