import { expect, it } from 'vitest'
import type { Text } from '../../generated/protocol'
import { briefOf } from './brief'
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
  const reward: Text = [
    { words: ': +', tight: true },
    { number: 10000, tight: true },
    { glyph: 'credits' },
  ]
  const deal = briefOf([{ space: ['kafrene', 'The Ring of Kafrene'] }, ...reward])
  expect(linesOfCard('Black Market Deal', deal)).toBe(5)
  expect(linesOfCard('Wanted', briefOf([{ space: ['kessel', 'Kessel'] }, ...reward]))).toBe(3)
})

it('gives each thing an ability does lines of its own', () => {
  const ability = briefOf([
    { words: '+' },
    { number: 2, tight: true },
    { glyph: 'ship' },
    { words: '· combat won: against patrol: +' },
    { number: 1, tight: true },
    { glyph: 'fame' },
  ])
  expect(linesOfCard('Proton Torpedoes', ability)).toBe(6)
})
