import { expect, it } from 'vitest'
import type { On } from '../generated/protocol'
import { byPlace, kindOf, placeOf, placesOf } from './places'

type Placed = { on?: On; alike?: On[] }

it('names a card as the server does, and all else by what it is', () => {
  expect(placeOf({ card: 'at-st#50' })).toBe('at-st#50')
  expect(placeOf({ space: 'kessel/2' })).toBe('space:kessel/2')
  expect(placeOf({ pile: 'pilots' })).toBe('pile:pilots')
  expect(placeOf({ seat: 0 })).toBe('seat:0')
  expect(placeOf({ die: 3 })).toBe('die:3')
  expect(placeOf(undefined)).toBeNull()
})

it('puts a choice on the thing and on those exactly like it', () => {
  const choice: Placed = { on: { card: 'pilot#1' }, alike: [{ card: 'pilot#4' }] }
  const nowhere: Placed = {}
  expect(byPlace([choice, nowhere], placesOf)).toEqual(
    new Map([
      ['pilot#1', [choice]],
      ['pilot#4', [choice]],
    ]),
  )
})

it('knows a kind with and without what it is about', () => {
  expect(kindOf('pass')).toBe('pass')
  expect(kindOf({ fly: 7 })).toBe('fly')
})
