import { expect, it } from 'vitest'
import { filtered, options } from './filter'
import { samples } from './sample'

it('lets through what fits both questions', () => {
  const names = (faction: string, kind: string) =>
    filtered(samples, { faction, kind }).map(({ id }) => id)
  expect(names('all', 'all')).toHaveLength(samples.length)
  expect(names('empire', 'all')).toEqual(['sample-ship'])
  expect(names('empire', 'base')).toEqual([])
})

it('offers what occurs', () => {
  expect(options(samples, 'kind')).toEqual(['all', 'unit', 'ship', 'base'])
})
