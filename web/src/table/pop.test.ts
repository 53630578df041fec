import { expect, it } from 'vitest'
import type { On } from '../generated/protocol'
import { popOf } from './pop'

const placeOf = (on: On) => ('card' in on ? on.card : null)

it('lets a loss and a gain rise from what they happened to', () => {
  const hoth = { on: { card: 'hoth' }, worth: [{ glyph: 'hit-points', number: -3 }] }
  expect(popOf(hoth, placeOf)).toEqual({ place: 'hoth', text: '−3', tone: 'harm' })
  const atSt = { on: { card: 'at-st#50' }, worth: [{ glyph: 'attack', number: 2 }] }
  expect(popOf(atSt, placeOf)).toEqual({ place: 'at-st#50', text: '+2', tone: 'good' })
})

it('lets nothing rise where nothing was gained, or nothing is drawn', () => {
  expect(popOf({ on: { card: 'hoth' } }, placeOf)).toBeNull()
  expect(popOf({ worth: [{ glyph: 'attack', number: 2 }] }, placeOf)).toBeNull()
  const unseen = { on: { die: 1 }, worth: [{ glyph: 'attack', number: 2 }] }
  expect(popOf(unseen, placeOf)).toBeNull()
})
