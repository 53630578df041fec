import { expect, it } from 'vitest'
import { spoken } from '../../cards/runs'
import type { Text } from '../../generated/protocol'
import { goalOf } from './goal'

const ability: Text = [{ words: 'Once each turn: reroll' }, { number: 1 }, { words: 'die.' }]

it('says how often something is to be done', () => {
  const goal: Text = [
    { words: 'Goal: Gain the reward of' },
    { number: 2 },
    { words: 'bounties. Then gain' },
    { number: 1 },
    { glyph: 'fame' },
  ]
  const { text, of } = goalOf({ rules: [ability, goal] })
  expect(spoken(text)).toBe('Gain the reward of 2 bounties. Then gain 1 fame')
  expect(of).toBe(2)
})

it('is none on a sheet without one', () => {
  expect(goalOf({ rules: [ability] })).toEqual({ text: [], of: null })
})
