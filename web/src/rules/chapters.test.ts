import { expect, it } from 'vitest'
import type { ChapterInfo, RuleInfo } from '../generated/protocol'
import { words } from '../words/late'
import { inChapters } from './chapters'

const topic = (name: string): [string, RuleInfo[]] => [name, []]
const chapter = (id: string, topics: string[]): ChapterInfo => ({
  id,
  name: id.toUpperCase(),
  guide: null,
  topics,
})

it('puts topics in the order of the chapters, and those without a place at the end', () => {
  const chapters = [
    chapter('planning', ['planning', 'movement']),
    chapter('patrols', ['patrols']),
    chapter('dice', ['combat']),
  ]
  const topics = ['ambitions', 'combat', 'movement', 'planning'].map(topic)
  const order = inChapters(chapters, topics).map(({ name, topics }) => [
    name,
    ...topics.map(([name]) => name),
  ])
  expect(order).toEqual([
    ['PLANNING', 'planning', 'movement'],
    ['DICE', 'combat'],
    [words.rules.more, 'ambitions'],
  ])
})

it('loses no topic of a game that has no chapters', () => {
  expect(inChapters([], [topic('sale')]).map(({ topics }) => topics)).toEqual([[topic('sale')]])
})
