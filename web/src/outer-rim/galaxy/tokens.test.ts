import { expect, it } from 'vitest'
import type { View } from '../../generated/outer-rim'
import { goalTokensOf } from './tokens'

const table = (own: number[], goals: number[]) =>
  ({
    players: [{ tokens: own }, { tokens: [] }],
    rivals: [{ player: 1, goals }],
  }) as unknown as View
const on = (view: View, space: number) => [...(goalTokensOf(view).get(space) ?? [])]

it('shows where a rival heads for', () => {
  expect(on(table([], [4, 7]), 4)).toEqual([1])
  expect(on(table([], [4, 7]), 5)).toEqual([])
})

it('names everybody once whose token lies there', () => {
  expect(on(table([4], [4, 4]), 4)).toEqual([0, 1])
})

it('needs no rival', () => {
  expect(on({ ...table([4], []), rivals: [] }, 4)).toEqual([0])
})
