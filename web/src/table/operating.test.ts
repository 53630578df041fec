import { beforeEach, expect, it, vi } from 'vitest'
import type { Blocked, Listed } from '../generated/protocol'
import { Acts, type Act } from './acts.svelte'
import { Operating } from './operating.svelte'
import { byPlace, placesOf } from './places'
import type { GameTypes, Table } from './table.svelte'

class Plain extends Operating<GameTypes> {
  actsOn(place: string): Act[] {
    const listed = byPlace(this.decision?.choices ?? [], placesOf).get(place) ?? []
    return listed.map((one) => this.act(one))
  }
}

const listed = (id: number, card: string): Listed<unknown> => ({
  id,
  choice: id,
  text: [],
  on: { card },
  role: 'commit',
  barrier: id === 3 ? 'reveals' : 'none',
  action: '',
})
const choices = [listed(0, 'one'), listed(1, 'two'), listed(2, 'two'), listed(3, 'three')]
const blocked: Blocked[] = [{ on: { card: 'barred' }, text: [] }]

const choose = vi.fn<(listed: Listed<unknown>) => void>()
let table: { fresh: boolean; sent: boolean; planned: boolean }
let board: Plain

beforeEach(() => {
  choose.mockClear()
  table = { fresh: false, sent: false, planned: false }
  const situation = { alone: false, confirmations: true, unused: [] }
  const acts = new Acts(
    () => situation,
    () => table.fresh,
  )
  const asked = Object.assign(table, { decision: { choices, blocked }, choose })
  board = new Plain(asked as unknown as Table<GameTypes>, acts)
})

it('does the one thing a place offers, and asks where there are several', () => {
  board.press('one')
  expect(choose.mock.calls).toEqual([[choices[0]]])
  board.press('two')
  expect(choose).toHaveBeenCalledOnce()
  expect(board.beside.map(({ id }) => id)).toEqual(['choice-1', 'choice-2'])
  board.press('two')
  expect(board.selected).toBeNull()
})

it('says why something cannot be done, and nothing of what is only there', () => {
  board.press('barred')
  expect([board.selected, board.beside, board.reasons]).toEqual(['barred', [], blocked])
  board.renew()
  board.press('elsewhere')
  expect(board.selected).toBeNull()
})

it.each(['fresh', 'sent', 'planned'] as const)('takes no click on a table that is %s', (busy) => {
  table[busy] = true
  board.press('one')
  board.press('two')
  expect([choose.mock.calls, board.selected]).toEqual([[], null])
})

it('is put down step by step: what is armed, then what is selected', () => {
  board.press('two')
  board.acts.press(board.actsOn('three')[0]!)
  expect(board.acts.armed?.at).toBe('three')
  expect(board.escape()).toBe(true)
  expect([board.acts.armed, board.selected]).toEqual([null, 'two'])
  expect(board.escape()).toBe(true)
  expect([board.selected, board.escape()]).toEqual([null, false])
})
