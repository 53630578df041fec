import { expect, it } from 'vitest'
import { spoken } from '../../cards/runs'
import type { Text } from '../../generated/protocol'
import { briefOf } from './brief'

const reward: Text = [
  { words: ': +', tight: true },
  { number: 9000, tight: true },
  { glyph: 'credits' },
  { words: ',', tight: true },
  { number: 2 },
  { glyph: 'fame' },
  { words: ',', tight: true },
  { glyph: 'syndicate' },
  { words: ', lose', tight: true },
  { glyph: 'hutt' },
]
const said = (text: Text) => briefOf(text).gets.map((get) => spoken(get.text))

it('tells what is to be done from what there is to get', () => {
  const { need, gets } = briefOf([{ glyph: 'ground' }, { number: 2 }, ...reward])
  expect(need).toEqual({ fight: 'ground', strength: 2 })
  expect(gets.map(({ faction }) => faction)).toEqual([null, null, 'syndicate', 'hutt'])
  expect(briefOf([{ space: ['kessel', 'Kessel'] }, ...reward]).need).toEqual({ place: 'Kessel' })
})

it('gives every gain its sign', () => {
  const text: Text = [{ space: ['kessel', 'Kessel'] }, ...reward]
  expect(said(text)).toEqual(['+9,000 credits', '+2 fame', '+syndicate', '− hutt'])
})

it('keeps what a faction thinks in words', () => {
  const text: Text = [
    { space: ['ryloth', 'Ryloth'] },
    { words: ': +', tight: true },
    { number: 2, tight: true },
    { glyph: 'fame' },
    { words: ',', tight: true },
    { glyph: 'rebel' },
    { words: 'positive' },
  ]
  expect(said(text)).toEqual(['+2 fame', 'rebel positive'])
})

it('gives each of several abilities its line', () => {
  const text: Text = [
    { words: '+' },
    { number: 1, tight: true },
    { glyph: 'ship' },
    { words: '· their' },
    { glyph: 'ship' },
    { words: ':', tight: true },
    { number: -1 },
    { words: 'die' },
  ]
  expect(briefOf(text).need).toBeNull()
  expect(said(text)).toEqual(['+1 ship', 'their ship: -1 die'])
})

it('sets the values of a ship side by side', () => {
  const text: Text = [
    { number: 2 },
    { glyph: 'ship' },
    { words: ',', tight: true },
    { number: 5 },
    { glyph: 'hull' },
  ]
  expect(briefOf(text).row).toBe(true)
  expect(said(text)).toEqual(['2 ship', '5 hull'])
})
