import { describe, expect, it } from 'vitest'
import { spoken } from '../cards/runs'
import type { Text } from '../generated/protocol'
import type { Line } from './lines'
import {
  isLong,
  ownersOf,
  rowsAbout,
  rowsOf,
  unstopped,
  withoutSubject,
  type Telling,
} from './rows'

const telling: Telling<string> = {
  isHeading: (event) => event === 'turn',
  isSilent: () => false,
  isIdle: (event) => event === 'planned',
  isResult: (event) => event === 'gain',
  isLoud: (event) => event === 'attack',
  signOf: () => 'rebel',
}

let number = 0
const line = (event: string | null, text: Text, position = 1): Line<string> => ({
  id: String(number++),
  position,
  by: 0,
  did: 'choose',
  text,
  event,
})

const drew = (position: number) => line('drew', [{ words: 'Drew a card.' }], position)
const played = (key: string, position: number) =>
  line('played', [{ words: 'Played' }, { card: [key, 'Shuttle'] }], position)
const gained = (amount: number, position: number) =>
  line('gain', [{ words: 'Gained' }, { number: amount }, { glyph: 'resource' }], position)

const told = (lines: Line<string>[]) =>
  rowsOf(lines, telling).map(({ line, times, gains }) => [line.event, times, gains])

describe('the rows of the log', () => {
  it('count what repeats', () => {
    expect(told([drew(1), drew(1), drew(2), line('attack', [{ words: 'Attacked' }])])).toEqual([
      ['drew', 3, []],
      ['attack', 1, []],
    ])
  })

  it('tell what came of a deed with it, and add it up over alike ones', () => {
    const lines = [played('shuttle#1', 1), gained(1, 1), played('shuttle#2', 2), gained(1, 2)]
    expect(told(lines)).toEqual([['played', 2, [{ glyph: 'resource', amount: 2 }]]])
  })

  it('leave a gain alone that came of nothing before it', () => {
    expect(told([line('turn', [{ words: 'Turn 3' }], 1), gained(1, 1)])).toHaveLength(2)
    expect(told([drew(1), gained(1, 2)])).toHaveLength(2)
  })

  it('tell by itself what came of a line that is left out', () => {
    expect(told([drew(1), line('planned', [{ words: 'Plans' }]), gained(1, 1)])).toEqual([
      ['drew', 1, []],
      ['gain', 1, []],
    ])
  })

  it('stay the same under earlier headings when something is added', () => {
    const turn = (position: number) => line('turn', [{ words: `Turn ${position}` }], position)
    const lines = [turn(1), played('shuttle#1', 1), gained(1, 1), turn(2), drew(2)]
    const before = rowsOf(lines, telling)
    const now = rowsOf([...lines, drew(2)], telling)
    expect(now.slice(0, 2).every((row, at) => row === before[at])).toBe(true)
    expect(now.at(-1)?.times).toBe(2)
  })

  it('of one player have no headings under which nothing stands, but for the last', () => {
    const turn = (position: number) => line('turn', [{ words: 'Turn' }], position)
    const lines = [turn(1), turn(2), drew(2), turn(3)]
    const rows = rowsAbout(rowsOf(lines, telling), 0, ownersOf(lines, telling))
    expect(rows.map(({ line }) => line.position)).toEqual([2, 2, 3])
  })

  it('of one player are their deeds, and what nobody did in their turn, whoever decided', () => {
    const lines = ['turn 0', 'drew 0', 'turn 1', 'drew 1', 'fell', 'hurt 0'].map((event) =>
      line(event, [{ words: event }]),
    )
    const solo: Telling<string> = {
      ...telling,
      isHeading: (event) => event.startsWith('turn'),
      seatOf: (event) => (/\d/.test(event) ? Number(event.at(-1)) : null),
    }
    const about = (player: number) =>
      rowsAbout(rowsOf(lines, solo), player, ownersOf(lines, solo)).map(({ line }) => line.event)
    expect(about(0)).toEqual(['turn 0', 'drew 0', 'turn 1', 'hurt 0'])
    expect(about(1)).toEqual(['turn 1', 'drew 1', 'fell'])
  })

  it('tell at once what happened to several cards alike', () => {
    const came = (name: string) => line('came', [{ card: [name, name] }, { words: 'came.' }])
    const rows = rowsOf([came('X-Wing'), came('Y-Wing'), came('Z-95'), drew(1)], telling)
    expect(rows.map(({ line }) => spoken(line.text))).toEqual([
      'X-Wing, Y-Wing, Z-95 came.',
      'Drew a card.',
    ])
  })

  it('never merge two headings', () => {
    const turn = () => line('turn', [{ words: 'Turn' }])
    expect(told([turn(), turn()])).toHaveLength(2)
  })
})

it('knows a paragraph from a line', () => {
  expect(isLong([{ words: 'Drew a card.' }])).toBe(false)
  expect(isLong([{ words: 'Drew a card. '.repeat(12) }])).toBe(true)
})

it('leaves out the full stop', () => {
  expect(unstopped([{ words: 'Played' }, { number: 2 }, { words: '.' }])).toEqual([
    { words: 'Played' },
    { number: 2 },
  ])
  expect(unstopped([{ words: 'Drew a card.' }])).toEqual([{ words: 'Drew a card' }])
})

it.each([
  ['The Rebels played', 'Played'],
  ['The Rebels’ base took', 'The Rebels’ base took'],
  ['Ann drew a card.', 'Drew a card.'],
  ['A card of the Rebels fell', 'A card of the Rebels fell'],
])('leaves out who is shown by a sign: %s', (words, shorter) => {
  expect(withoutSubject([{ words }], ['Rebels', 'Ann'])).toEqual([{ words: shorter }])
})
