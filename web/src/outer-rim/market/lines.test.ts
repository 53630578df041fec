import { expect, it } from 'vitest'
import { linesOf } from './lines'

it('breaks between words only where it must', () => {
  expect(linesOf('Temple Raid', 11)).toBe(1)
  expect(linesOf('Temple Raid', 10)).toBe(2)
  expect(linesOf('Stolen Imperial Codes', 10)).toBe(3)
  expect(linesOf('Stolen Imperial Codes', 15)).toBe(2)
})

it('reckons with a word that is longer than a line', () => {
  expect(linesOf('Holo-Disguise', 9)).toBe(2)
  expect(linesOf('Holocron', 0)).toBe(8)
})
