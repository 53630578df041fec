import { expect, it } from 'vitest'
import { filtered, options } from './filter'
import type { Face } from '../generated/protocol'
import { samples } from './sample'

it('lets through what fits both questions', () => {
  const names = (faction: string, kind: string) =>
    filtered(samples, { faction, kind, deck: 'all', named: '' }).map(({ id }) => id)
  expect(names('all', 'all')).toHaveLength(samples.length)
  expect(names('empire', 'all')).toEqual(['sample-ship'])
  expect(names('empire', 'base')).toEqual([])
})

it('finds a card by words of its name, in any order', () => {
  const [face] = samples
  const named = face!.name.toUpperCase().split(' ').reverse().join(' ')
  const found = filtered(samples, { faction: 'all', kind: 'all', deck: 'all', named })
  expect(found).toContain(face)
  expect(filtered(samples, { faction: 'all', kind: 'all', deck: 'all', named: 'zzz' })).toEqual([])
})

it('finds a card by words that only its rules have', () => {
  const [face] = samples
  const rules: Face['rules'] = [[{ words: 'Take a droid from another player.' }]]
  const cards = [...samples.slice(1), { ...face!, rules }]
  const wanted = { faction: 'all', kind: 'all', deck: 'all', named: 'another player' }
  expect(filtered(cards, wanted).map(({ id }) => id)).toEqual([face!.id])
})

it('offers what occurs', () => {
  expect(options(samples, 'kind')).toEqual(['all', 'unit', 'ship', 'base'])
})
