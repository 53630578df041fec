import { describe, expect, it } from 'vitest'
import { attackers, orders, proposed, sum, targets, verdict, type Attacker } from './attack'
import { asked, commit, position, ship, unit } from './testing'

const row = { row: 72 }
const xWing = { card: 72, id: 'x-wing', target: 3 }

/** Two Stormtroopers, of whom the first is offered. */
const troopers = [unit('stormtrooper', 7, 2), unit('stormtrooper', 8, 2)]
const offered = (proposed: number) =>
  commit('stormtrooper', 7, 'base', 2, { alike: [{ card: 'stormtrooper#8' }], proposed })

describe('who can join an attack', () => {
  it('is as strong as the server says against this target', () => {
    const view = position({ units: [unit('at-st', 50, 4)], row: [xWing] })
    const decision = asked([commit('at-st', 50, 'base', 4), commit('at-st', 50, row, 6)])
    expect(attackers(decision, view, 'base').map(({ strength }) => strength)).toEqual([4])
    expect(attackers(decision, view, row).map(({ strength }) => strength)).toEqual([6])
  })

  it('includes those for whom a choice stands, and no other', () => {
    const view = position({ units: [...troopers, unit('stormtrooper', 9, 2)] })
    const able = attackers(asked([offered(0)]), view, 'base')
    expect(able.map(({ card }) => card)).toEqual([7, 8])
  })
})

it('lists each target once, also one whose attack only waits to be resolved', () => {
  const decision = asked([
    commit('stormtrooper', 7, 'base', 2),
    commit('at-st', 50, 'base', 4),
    { choice: { resolve: row }, at: 'x-wing#72' },
  ])
  expect(targets(decision)).toEqual(['base', row])
})

describe('the sum of an attack', () => {
  const two = { strength: 2 } as Attacker
  const seven = { strength: 7 } as Attacker

  it('says what is lacking', () => {
    expect(sum(position(), 'base', [two])).toMatchObject({ total: 2, needed: 8, lack: 6 })
  })

  it('says what is left over', () => {
    expect(sum(position(), 'base', [two, seven])).toMatchObject({ lack: 0, leftover: 1 })
  })

  it('needs what the server says: the ships before a base, and what the base prevents', () => {
    const needs = { needed: 13, ships: 3, shield: 2 }
    const view = position({ needs }, {}, { ships: [ship('blockade-runner', 111, 4, 1)] })
    expect(sum(view, 'base', [seven])).toMatchObject({ ...needs, total: 7, lack: 6 })
  })

  it('is short against Hoth with its hit points alone, and enough with what it prevents', () => {
    const hoth = { base: 15, id: 'hoth', hit_points: 14, damage: 0, used: false }
    const needs = { needed: 16, ships: 0, shield: 2 }
    const view = position({ needs }, {}, { base: hoth })
    const said = [13, 14, 15, 16, 17].map((strength) =>
      verdict(sum(view, 'base', [{ ...seven, strength }])),
    )
    expect(said).toEqual(['3 short', '2 short', '1 short', 'enough', '1 left over'])
  })

  it('counts what is committed already', () => {
    const view = position({ row: [xWing], attacks: [{ target: row, total: 1 }] })
    expect(sum(view, row, [two])).toMatchObject({ total: 3, needed: 3, lack: 0, leftover: 0 })
  })
})

describe('of alike cards', () => {
  const view = position({ units: [...troopers, unit('at-st', 50, 4)] })
  const able = (proposed: number) =>
    attackers(asked([offered(proposed), commit('at-st', 50, 'base', 4)]), view, 'base')

  it('as many are sent as the server proposes', () => {
    expect([0, 1, 2].map((count) => [...proposed(able(count))])).toEqual([[], [7], [7, 8]])
  })

  it('the first is ordered, whichever was chosen, because only that is legal', () => {
    expect(orders(able(0), 'base', new Set([8, 50]))).toEqual([
      { commit: [7, 'base'] },
      { commit: [50, 'base'] },
      { resolve: 'base' },
    ])
  })
})
