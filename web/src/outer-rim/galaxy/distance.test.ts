import { expect, it } from 'vitest'
import { lanesApart } from './distance'

const lanes: [number, number][] = [
  [0, 1],
  [2, 1],
  [2, 3],
  [0, 4],
  [4, 3],
  [7, 8],
]

it('counts lanes in both directions, by the shortest way', () => {
  expect(lanesApart({ lanes }, 0, 0)).toBe(0)
  expect(lanesApart({ lanes }, 0, 2)).toBe(2)
  expect(lanesApart({ lanes }, 0, 3)).toBe(2)
  expect(lanesApart({ lanes }, 3, 0)).toBe(2)
})

it('knows that some spaces cannot be reached', () => {
  expect(lanesApart({ lanes }, 0, 8)).toBeNull()
})
