import { expect, it } from 'vitest'
import { gridOf, pitch } from './fit'

const cell = { width: 187, height: 30, gap: 6 }
const room = { width: 760, height: 104 }

it('shows six choices in two columns of three', () => {
  expect(gridOf(1, room, cell, 2)).toEqual({ columns: 2, rows: 3 })
  expect(gridOf(6, room, cell, 2)).toEqual({ columns: 2, rows: 3 })
})

it('adds columns where more is to be chosen and there is room', () => {
  expect(gridOf(7, room, cell, 2)).toEqual({ columns: 3, rows: 3 })
  expect(gridOf(30, room, cell, 2)).toEqual({ columns: 3, rows: 3 })
})

it('keeps its columns where there is no room at all', () => {
  expect(gridOf(9, { width: 100, height: 10 }, cell, 2)).toEqual({ columns: 2, rows: 1 })
})

it('lays cards over each other where they do not fit', () => {
  expect(pitch(3, 500, 100, 10)).toBe(110)
  expect(pitch(9, 500, 100, 10)).toBe(50)
})
