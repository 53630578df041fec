import { expect, it } from 'vitest'
import type { View } from '../../generated/outer-rim'
import { words } from '../words'
import { foeSide } from './sides'
import { fewThings } from './testing'

const view = { players: [], patrols: [] } as unknown as View

it('calls an enemy what its card calls it', () => {
  const things = fewThings()
  const cards = things.components.cards
  const [named, plain] = [cards.length, 0]
  cards.push({ ...cards[plain]!, enemy: 'dragonsnake' })
  expect(foeSide(things, view, { enemy: named }).name).toBe('dragonsnake')
  expect(foeSide(things, view, { enemy: plain }).name).toBe(words.stage.enemy)
})
