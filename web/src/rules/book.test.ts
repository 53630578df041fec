import { expect, test } from 'vitest'
import type { RuleInfo } from '../generated/protocol'
import { byTopic, ruleCalled, rulesAddress, search } from './book'

const entry = (id: string, text: string, more: Partial<RuleInfo> = {}): RuleInfo => ({
  id,
  aliases: [],
  box: 'base',
  box_name: 'Base',
  topic: '',
  name: '',
  text,
  note: null,
  source: '',
  designed: false,
  ...more,
})

const stop = entry('movement/stop-at-patrol', 'A hunted ship stops where a patrol is.')
const hull = entry('defeat/hull-reached', 'Damage as high as the hull defeats the ship.', {
  aliases: ['ships/hull-is-damage-limit'],
})
const patrols = entry('patrols/spawn', 'A patrol comes to its gate.', {
  note: 'It may stop there.',
})
const book = [hull, stop, patrols]

test('every word must occur, and rules that are called so come first', () => {
  expect(search(book, 'Patrol STOP')).toEqual([stop, patrols])
  expect(search(book, 'patrol banana')).toEqual([])
  expect(search(book, ' ')).toEqual(book)
})

test('a rule is found by its id and by a former one', () => {
  expect(ruleCalled(book, 'defeat/hull-reached')).toBe(hull)
  expect(ruleCalled(book, 'ships/hull-is-damage-limit')).toBe(hull)
  expect(ruleCalled(book, 'defeat/by-boredom')).toBeUndefined()
})

test('rules stand under their topics', () => {
  expect(byTopic(book).map(([topic, rules]) => [topic, rules.length])).toEqual([
    ['defeat', 1],
    ['movement', 1],
    ['patrols', 1],
  ])
  expect(rulesAddress('outer-rim', stop.id)).toBe('/rules/outer-rim/movement/stop-at-patrol')
})
