import { expect, it } from 'vitest'
import type { RuleInfo } from '../generated/protocol'
import { guideOf, inChapters } from './chapters'

const topic = (name: string): [string, RuleInfo[]] => [name, []]

it('puts topics in the order of play, and those without a place at the end', () => {
  const topics = ['ambitions', 'combat', 'encounters', 'movement', 'planning'].map(topic)
  const order = inChapters('outer-rim', topics).map(([chapter, about]) => [
    chapter,
    ...about.map(([name]) => name),
  ])
  expect(order).toEqual([
    ['planning', 'planning', 'movement'],
    ['encounter', 'encounters'],
    ['dice', 'combat'],
    ['more', 'ambitions'],
  ])
})

it('loses no topic of a game that has no order', () => {
  expect(inChapters('coaxium', [topic('sale')])).toEqual([['more', [topic('sale')]]])
})

it('begins with the aim, then the steps of a turn', () => {
  const steps = (game: string) => guideOf(game).map(([chapter]) => chapter)
  expect(steps('outer-rim')).toEqual(['aim', 'planning', 'action', 'encounter', 'dice'])
  expect(steps('deckbuilding')).toEqual(['aim', 'start', 'play', 'buy', 'attack', 'end'])
})
