import { render } from '@testing-library/svelte'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import Glyph from './Glyph.svelte'
import { glyphId, glyphs } from './glyphs'

it('has a drawing for every sign the texts of the game speak of', () => {
  const folder = '../content/deckbuilding/text/en'
  const files = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const texts = files.join('\n')
  const sentences = texts.split('\n').filter((line) => !line.startsWith('#'))
  const spoken = [...sentences.join('\n').matchAll(/<([a-z-]+)>/g)].map(([, name]) => name ?? '')
  expect(spoken.length).toBeGreaterThan(0)
  for (const name of new Set(spoken)) expect(glyphId(name), name).toBeDefined()
})

it('has factions, skills, die faces, decks and what is done', () => {
  const needed =
    'empire imperial rebel hutt syndicate neutral influence knowledge piloting stealth strength tactics tech hit crit focus blank bounty cargo gear-and-mod job luxury ships crew gear mod ground ship health hull hyperdrive credits fame secret illegal attack resources force repair exile draw hit-points damage undo log lock check chevron discard deck base unit cost target'
  for (const name of needed.split(' ')) expect(glyphId(name), name).toBeDefined()
})

it('knows every sign the pages ask for by name', () => {
  const pages = import.meta.glob<string>('../**/*.svelte', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const asked = Object.values(pages).flatMap((page) => [
    ...page.matchAll(/<Glyph\s[^>]*?name="([a-z-]+)"/g),
  ])
  expect(asked.length).toBeGreaterThan(5)
  for (const [, name = ''] of asked) expect(glyphId(name), name).toBeDefined()
})

it('puts one sprite into the page, however many signs are drawn', () => {
  const first = render(Glyph, { name: 'attack', label: 'Attack' })
  render(Glyph, { name: 'resource' })
  expect(document.querySelectorAll('symbol')).toHaveLength(Object.keys(glyphs).length)
  expect(first.getByRole('img', { name: 'Attack' }).querySelector('use')).not.toBeNull()
  const pointed = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '')
  for (const target of pointed) expect(document.querySelector(target), target).not.toBeNull()
})

it('says the name of a sign it does not know', () => {
  const { getByText } = render(Glyph, { name: 'bantha-milk' })
  expect(getByText('bantha-milk')).toBeTruthy()
})
