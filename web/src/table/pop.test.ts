import { expect, it } from 'vitest'
import { popOf } from './pop'

it('lets a loss and a gain rise from what they happened to', () => {
  const hoth = { on: { card: 'hoth' }, worth: [{ glyph: 'hit-points', number: -3 }] }
  expect(popOf(hoth)).toEqual({ place: 'hoth', text: '−3', tone: 'harm' })
  const atSt = { on: { card: 'at-st#50' }, worth: [{ glyph: 'attack', number: 2 }] }
  expect(popOf(atSt)).toEqual({ place: 'at-st#50', text: '+2', tone: 'good' })
})

it('lets nothing rise where nothing was gained, or it happened to no thing', () => {
  expect(popOf({ on: { card: 'hoth' } })).toBeNull()
  expect(popOf({ worth: [{ glyph: 'attack', number: 2 }] })).toBeNull()
})
