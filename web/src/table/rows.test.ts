import { describe, expect, it } from 'vitest'
import type { Fact, Text } from '../generated/protocol'
import type { Line } from './lines'
import { isLong, ownersOf, rowsAbout, rowsOf } from './rows'
import { fact } from './testing'

let number = 0
const line = (kind: string, text: Text, more: Partial<Fact<string>> = {}, position = 1) => ({
  id: String(number++),
  position,
  by: 0,
  did: 'choose' as const,
  text,
  fact: fact(kind, { line: text, sign: 'rebel', ...more }),
})
const words = (words: string): Text => [{ words }]
const turnOf = (of: number, position = 1) =>
  line(`turn ${of}`, words(`Turn of ${of}`), { gist: 'turn', of }, position)

const drew = (position: number) => line('drew', words('Drew a card.'), {}, position)
const played = (key: string, position: number) =>
  line('played', [{ words: 'Played' }, { card: [key, 'Shuttle'] }], {}, position)
const gained = (number: number, position: number) =>
  line('gain', words('Gained'), { result: true, worth: [{ glyph: 'resource', number }] }, position)

const told = (lines: Line<string>[]) =>
  rowsOf(lines).map(({ line, times, gains }) => [line.fact?.event, times, gains])

describe('the rows of the log', () => {
  it('count what repeats', () => {
    expect(told([drew(1), drew(1), drew(2), line('attack', words('Attacked'))])).toEqual([
      ['drew', 3, []],
      ['attack', 1, []],
    ])
  })

  it('tell what came of a deed with it, and add it up over alike ones', () => {
    const lines = [played('shuttle#1', 1), gained(1, 1), played('shuttle#2', 2), gained(1, 2)]
    expect(told(lines)).toEqual([['played', 2, [{ glyph: 'resource', number: 2 }]]])
  })

  it('leave a gain alone that came of nothing before it', () => {
    expect(told([turnOf(0), gained(1, 1)])).toHaveLength(2)
    expect(told([drew(1), gained(1, 2)])).toHaveLength(2)
  })

  it('tell by itself what came of a line that is left out', () => {
    expect(
      told([drew(1), line('planned', words('Plans'), { gist: 'idle' }), gained(1, 1)]),
    ).toEqual([
      ['drew', 1, []],
      ['gain', 1, []],
    ])
  })

  it('stay the same under earlier headings when something is added', () => {
    const lines = [turnOf(0, 1), played('shuttle#1', 1), gained(1, 1), turnOf(1, 2), drew(2)]
    const before = rowsOf(lines)
    const now = rowsOf([...lines, drew(2)])
    expect(now.slice(0, 2).every((row, at) => row === before[at])).toBe(true)
    expect(now.at(-1)?.times).toBe(2)
  })

  it('of one player have no headings under which nothing stands, but for the last', () => {
    const lines = [turnOf(0, 1), turnOf(0, 2), drew(2), turnOf(0, 3)]
    const rows = rowsAbout(rowsOf(lines), 0, ownersOf(lines))
    expect(rows.map(({ line }) => line.position)).toEqual([2, 2, 3])
  })

  it('of one player are their deeds, and what nobody did in their turn, whoever decided', () => {
    const deed = (kind: string, of?: number) =>
      line(kind, words(kind), of === undefined ? {} : { of })
    const lines = [
      turnOf(0),
      deed('drew 0', 0),
      turnOf(1),
      deed('drew 1', 1),
      deed('fell'),
      deed('hurt 0', 0),
    ]
    const about = (player: number) =>
      rowsAbout(rowsOf(lines), player, ownersOf(lines)).map(({ line }) => line.fact?.event)
    expect(about(0)).toEqual(['turn 0', 'drew 0', 'turn 1', 'hurt 0'])
    expect(about(1)).toEqual(['turn 1', 'drew 1', 'fell'])
  })

  it('tell of a way only its end, unless another way comes between', () => {
    const way = (kind: string, of: number) => line(kind, words(kind), { gist: 'way', of })
    const lines = [way('Lothal', 0), way('Naboo', 0), way('Kessel', 1), way('Ryloth', 0)]
    expect(told(lines).map(([event]) => event)).toEqual(['Naboo', 'Kessel', 'Ryloth'])
  })

  it('never merge two headings', () => {
    expect(told([turnOf(0), turnOf(0)])).toHaveLength(2)
  })
})

it('knows a paragraph from a line', () => {
  expect(isLong([{ words: 'Drew a card.' }])).toBe(false)
  expect(isLong([{ words: 'Drew a card. '.repeat(12) }])).toBe(true)
})
