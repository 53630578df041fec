import { afterEach, expect, it, vi } from 'vitest'
import { sample } from '../gallery/sample'
import { Faces, loadFaces } from './faces.svelte'

afterEach(() => vi.unstubAllGlobals())

it('finds a face by id and by the key of a card on the table', () => {
  const faces = new Faces('deckbuilding', [sample])
  expect(faces.get('sample')).toBe(sample)
  expect(faces.get('sample#12')).toBe(sample)
  expect(faces.get('other#1')).toBeUndefined()
})

it('explains only the words that stand on a face', () => {
  const means = [{ words: 'Out of the game.' }]
  const exile = { word: 'Exile', means, rule: 'glossary-exile/x', on: ['sample'] }
  const other = { ...exile, word: 'Repair', on: ['another'] }
  const faces = new Faces('deckbuilding', [sample], null, [exile, other])
  expect(faces.explained(sample)).toEqual([exile])
})

it('asks the server once, and again after a failure', async () => {
  const answers = [
    new Response('', { status: 503 }),
    Response.json({ content: 'x', faces: [sample] }),
  ]
  const fetched = vi.fn(async () => answers.shift())
  vi.stubGlobal('fetch', fetched)
  await expect(loadFaces('some-game')).rejects.toMatchObject({ code: 'server-gone' })
  const faces = await loadFaces('some-game')
  expect(faces.get('sample')?.name).toBe(sample.name)
  expect(await loadFaces('some-game')).toBe(faces)
  expect(fetched).toHaveBeenCalledTimes(2)
})
