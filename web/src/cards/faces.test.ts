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

it('asks the server once, and again after a failure', async () => {
  const answers = [
    new Response('', { status: 503 }),
    Response.json({ content: 'x', faces: [sample] }),
  ]
  const fetched = vi.fn(async () => answers.shift())
  vi.stubGlobal('fetch', fetched)
  await expect(loadFaces('some-game')).rejects.toThrow('503')
  const faces = await loadFaces('some-game')
  expect(faces.get('sample')?.name).toBe(sample.name)
  expect(await loadFaces('some-game')).toBe(faces)
  expect(fetched).toHaveBeenCalledTimes(2)
})
