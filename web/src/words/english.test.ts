// @vitest-environment node
import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import {
  argumentsOf,
  apartIn,
  compiled,
  messagesOf,
  sourceOf,
  speaking,
  typed,
} from '../../scripts/messages.mjs'
import { pseudo, strange } from '../../scripts/pseudo.mjs'
import english from './en.ftl'
import gallery from './en.ftl?gallery'
import named from './en.ftl?named'
import rules from './en.ftl?rules'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const source = speaking().map(sourceOf).join('\n')
const messages = messagesOf(source)

/** What the boards say, and what the start page says of their games. */
const boards = import.meta.glob<object>('../*/en.ftl', { eager: true, import: 'default' })
const games = import.meta.glob<object>(['../*/en.ftl', '!./en.ftl'], {
  eager: true,
  import: 'default',
  query: '?games',
})
const late = [gallery, named, rules] as object[]
const parts = [english as object, ...late, ...Object.values(boards)]

type Said = string | ((told: object) => string)
const said = Object.assign({}, ...parts) as Record<string, unknown>
// Of each game one part, under the same name.
said.games = Object.assign({}, ...Object.values(games).map((one) => (one as typeof said).games))
const inEnglish = (id: string): Said => {
  let at: unknown = said
  for (const key of id.split('_')) at = (at as Record<string, unknown>)[key]
  return at as Said
}

/** What a message may be told: different counts, and names. */
const told = (count: number) => (pattern: (typeof messages)[number][1]) =>
  Object.fromEntries(
    [...argumentsOf(pattern)].map(([name, type]) => [
      name,
      type === 'number' ? count : `<${name}>`,
    ]),
  )
const tellings = [0, 1, 2, 1234].map(told)

const bundleOf = (text: string) => {
  const bundle = new FluentBundle('en', { useIsolating: false })
  expect(bundle.addResource(new FluentResource(text))).toEqual([])
  return (id: string, told: Record<string, string | number>) => {
    const errors: Error[] = []
    const said = bundle.formatPattern(bundle.getMessage(id)?.value ?? '', told, errors)
    expect(errors, id).toEqual([])
    return said
  }
}

it('says everything that a board says beside that board', () => {
  expect(speaking()).toContain('words')
  expect(speaking().length).toBeGreaterThan(1)
  const ids = messages.map(([id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it.each(speaking())('has types for every message of %s: else run `npm run words`', (name) => {
  expect(read(`../${name}/messages.ts`)).toBe(typed(sourceOf(name), apartIn(name)))
})

it.each(speaking())('stands in alphabetical order in %s', (name) => {
  const ids = messagesOf(sourceOf(name)).map(([id]) => id.toLowerCase())
  expect(ids).toEqual(ids.toSorted())
})

it('is compiled to what Fluent says', () => {
  const says = bundleOf(source)
  for (const [id, pattern] of messages)
    for (const telling of tellings) {
      const told = telling(pattern)
      const message = inEnglish(id)
      const said = typeof message === 'string' ? message : message(told)
      expect(said, id).toBe(says(id, told))
    }
})

it('puts no message that a page says later into the first one', () => {
  const carried = Object.keys(english as object)
  expect(carried).toContain('home')
  for (const part of late) for (const key of Object.keys(part)) expect(carried).not.toContain(key)
})

it.each([
  ['words = half a { message', 'not a message'],
  ['home = one\nhome_title = two', 'stands above'],
  ['home_title = one\nhome_title = two', 'twice'],
  ['home_title = one\n    .tip = two', 'a text alone'],
])('refuses what no page could say: %s', (text, why) => {
  expect(() => compiled(text)).toThrow(why)
})

const letters = (text: string) =>
  [...text.replace(/<\w+>/g, '')].filter((one) => /\p{L}/u.test(one))

it('is said in the pseudo-language with an accent on every letter, and a third longer', () => {
  const [says, strangely] = [bundleOf(source), bundleOf(pseudo(source))]
  for (const [id, pattern] of messages)
    for (const telling of tellings) {
      const told = telling(pattern)
      const [was, is] = [says(id, told), strangely(id, told)].map(letters) as [string[], string[]]
      expect(is.join(''), id).not.toMatch(/[a-z]/i)
      expect(is.length, id).toBeGreaterThanOrEqual((was.length * 4) / 3)
    }
})

it('tells the pseudo-language things in another order', () => {
  const made = pseudo('a = { $n } of { $all }\nb = { $n } { $n ->\n    [one] x\n   *[other] y\n}\n')
  const says = bundleOf(made)
  expect(says('a', { n: 1, all: 2 })).toBe(`2 ${strange('of')} 1`)
  expect(says('b', { n: 1 })).toBe(`1 ${strange('x')}`)
})
