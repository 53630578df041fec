import { expect, it } from 'vitest'
import { linesOf, linesOfWords } from './lines'

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
