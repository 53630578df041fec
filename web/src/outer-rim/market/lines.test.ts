import { expect, it } from 'vitest'
import type { Outline, Text } from '../../generated/protocol'
import { linesOf, linesOfCard, linesOfWords } from './lines'

it('breaks between words only where it must', () => {
  expect(linesOfWords('Temple Raid', 11)).toBe(1)
  expect(linesOfWords('Temple Raid', 10)).toBe(2)
  expect(linesOfWords('Stolen Imperial Codes', 10)).toBe(3)
  expect(linesOfWords('Stolen Imperial Codes', 15)).toBe(2)
})

it('reckons with a word that is longer than a line', () => {
  expect(linesOfWords('Holo-Disguise', 9)).toBe(2)
  expect(linesOfWords('Holocron', 0)).toBe(8)
})

it('keeps together what is one thing', () => {
  expect(linesOf([9, 4], 14)).toBe(1)
  expect(linesOf([9, 4, 4], 14)).toBe(2)
})

it('counts the lines of a card: its name, where to, what there is to get', () => {
  const text: Text = [{ words: '+' }, { number: 10000 }, { glyph: 'credits' }]
  const to = (name: string): Outline => ({
    need: [{ words: '→' }, { space: [name, name] }],
    gets: [{ text }],
    row: true,
  })
  expect(linesOfCard('Black Market Deal', to('The Ring of Kafrene'))).toBe(5)
  expect(linesOfCard('Wanted', to('Kessel'))).toBe(3)
})

it('gives each thing an ability does lines of its own', () => {
  const gets: Outline['gets'] = [
    { text: [{ words: '+' }, { number: 2 }, { glyph: 'ship' }] },
    {
      text: [{ words: 'Combat won: against patrol: +' }, { number: 1 }, { glyph: 'fame' }],
    },
  ]
  expect(linesOfCard('Proton Torpedoes', { gets, row: false })).toBe(6)
})
