import { beforeEach, expect, it } from 'vitest'
import { Passing } from './passing.svelte'

const rerolls = { id: 'rerolls', name: 'rerolls' }
const offers = { id: 'offers', name: 'offers' }

beforeEach(() => localStorage.clear())

it('is kept for each table by itself', () => {
  new Passing('one').add(rerolls, null)
  new Passing('two').add(offers, 3)
  expect(new Passing('one').in(1)).toEqual([{ ...rerolls, turn: null }])
  expect(new Passing('two').in(3)).toEqual([{ ...offers, turn: 3 }])
  expect(new Passing('two').in(4)).toEqual([])
})

it('has one answer a window, the last one', () => {
  const passing = new Passing('one')
  passing.add(rerolls, 2)
  passing.add(rerolls, null)
  expect(passing.in(7)).toEqual([{ ...rerolls, turn: null }])
  passing.remove('rerolls')
  expect(new Passing('one').in(7)).toEqual([])
})

it('asks about everything if what was kept cannot be read', () => {
  for (const text of ['{', '7', '[{"table":"one","windows":[{"id":1}]}]']) {
    localStorage.setItem('cantina.passing', text)
    expect(new Passing('one').in(1)).toEqual([])
  }
})

it('forgets the tables that were left long ago', () => {
  for (let table = 0; table < 30; table += 1) new Passing(`${table}`).add(offers, null)
  expect(new Passing('0').in(1)).toEqual([])
  expect(new Passing('29').in(1)).toHaveLength(1)
})
