import { describe, expect, it } from 'vitest'
import type { Event, Player } from '../generated/deckbuilding'
import type { Logged } from '../generated/protocol'
import { fact } from '../table/testing'
import { destroyedBases, milestones } from './story'
import { position } from './testing'

const entry = (at: number, by: number, ...events: Event[]): Logged<Event> => ({
  position: at,
  by,
  did: 'choose',
  facts: events.map((event) => fact(event)),
})

it('says when each base fell, and of one before the log began only that it did', () => {
  const fall = entry(5, 0, { 'base-destroyed': { player: 'rebel', base: 10, turn: 3 } })
  const victory = [
    { base: 10, id: 'dantooine' },
    { base: 11, id: 'hoth' },
  ]
  expect(destroyedBases(position({}, { victory }), [fall])).toEqual([
    { turn: null, by: 'empire', base: 'hoth' },
    { turn: 3, by: 'empire', base: 'dantooine' },
  ])
})

const fell = (turn: number | null, by: Player, base: string) => ({ turn, by, base })
const places = (fallen: ReturnType<typeof fell>[], by: Player, turns: number) =>
  milestones(fallen, by, turns).map(({ base, at }) => [base, Math.round(at * 100)])

describe('the line of turns', () => {
  it('sets each base where its turn is', () => {
    const fallen = [
      fell(1, 'rebel', 'lothal'),
      fell(6, 'rebel', 'kessel'),
      fell(11, 'rebel', 'endor'),
    ]
    expect(places(fallen, 'rebel', 11)).toEqual([
      ['lothal', 0],
      ['kessel', 50],
      ['endor', 100],
    ])
  })

  it('has only what that side destroyed', () => {
    const fallen = [fell(3, 'empire', 'hoth'), fell(6, 'rebel', 'kessel')]
    expect(places(fallen, 'empire', 11)).toEqual([['hoth', 20]])
  })

  it('keeps bases of neighbouring turns apart, and in order, up to the end', () => {
    const fallen = [
      fell(2, 'empire', 'hoth'),
      fell(3, 'empire', 'jedha'),
      fell(20, 'empire', 'sullust'),
      fell(21, 'empire', 'bespin'),
    ]
    expect(places(fallen, 'empire', 21)).toEqual([
      ['hoth', 5],
      ['jedha', 19],
      ['sullust', 86],
      ['bespin', 100],
    ])
  })

  it('puts what the log no longer tells at the end', () => {
    expect(places([fell(null, 'rebel', 'rodia')], 'rebel', 9)).toEqual([['rodia', 100]])
    expect(places([fell(1, 'rebel', 'rodia')], 'rebel', 1)).toEqual([['rodia', 100]])
  })
})
