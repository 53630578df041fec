import { expect, it } from 'vitest'
import { shared } from './shared'

const before = () => ({ turn: 1, row: [{ id: 'x-wing' }, { id: 'tie' }], base: { damage: null } })

it('is what was before if nothing changed', () => {
  const was = before()
  expect(shared(was, before())).toBe(was)
})

it('says what is now, and takes from before only what says the same', () => {
  const was = before()
  const next = { ...before(), turn: 2, row: [{ id: 'x-wing' }, { id: 'pilot' }] }
  const now = shared(was, next)
  expect(now).toEqual(next)
  expect(now.row[0]).toBe(was.row[0])
  expect(now.base).toBe(was.base)
})

it.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, [1]],
  [null, { a: 1 }],
  [{ a: 1 }, null],
])('of %j and %j takes nothing', (was, next) => {
  const now: unknown = shared(was, next)
  expect(now).toEqual(next)
  expect(now).not.toBe(was)
})
