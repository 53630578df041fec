import { describe, expect, it } from 'vitest'
import { attackers, orders, propose, sum, targets, verdict } from './attack'
import { asked, commit, position, ship, unit } from './testing'

const row = { row: 72 }
const xWing = { card: 72, id: 'x-wing', target: 3 }

describe('who can join an attack', () => {
  it('is as strong as the server says against this target', () => {
    const view = position({ units: [unit('at-st', 50, 4)], row: [xWing] })
    const decision = asked([commit('at-st', 50, 'base', 4), commit('at-st', 50, row, 6)])
    expect(attackers(decision, view, 'base').map(({ strength }) => strength)).toEqual([4])
    expect(attackers(decision, view, row).map(({ strength }) => strength)).toEqual([6])
  })

  it('includes the twins of a card that is offered once', () => {
    const view = position({ units: [unit('stormtrooper', 7, 2), unit('stormtrooper', 8, 2)] })
    const decision = asked([commit('stormtrooper', 7, 'base', 2)])
    expect(attackers(decision, view, 'base').map(({ card }) => card)).toEqual([7, 8])
  })

  it('leaves out who has attacked', () => {
    const units = [unit('stormtrooper', 7, 2), unit('stormtrooper', 8, 2, { duty: 'spent' })]
    const decision = asked([commit('stormtrooper', 7, 'base', 2)])
    expect(attackers(decision, position({ units }), 'base').map(({ card }) => card)).toEqual([7])
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
  const two = { key: 'stormtrooper#7', card: 7, id: 'stormtrooper', strength: 2 }
  const seven = { key: 'at-at#55', card: 55, id: 'at-at', strength: 7 }

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

describe('the proposal', () => {
  const able = [4, 2, 1].map((strength, card) => ({ key: `a#${card}`, card, id: 'a', strength }))

  it('sends everybody with any attack against a base', () => {
    const idle = { key: 'a#9', card: 9, id: 'a', strength: 0 }
    expect([...propose(position(), 'base', [...able, idle])]).toEqual([0, 1, 2])
  })

  it('wastes as little as possible on a card of the row', () => {
    expect([...propose(position({ row: [xWing] }), row, able)]).toEqual([1, 2])
  })

  it('sends everybody where even that is not enough', () => {
    const strong = { ...xWing, target: 9 }
    expect([...propose(position({ row: [strong] }), row, able)]).toEqual([0, 1, 2])
  })
})

describe('the orders', () => {
  it('commit the chosen and resolve', () => {
    const view = position({ units: [unit('stormtrooper', 7, 2), unit('at-st', 50, 4)] })
    expect(orders(view, 'base', new Set([50]))).toEqual([
      { commit: [50, 'base'] },
      { resolve: 'base' },
    ])
  })

  it('name of alike cards the first, because only that is legal', () => {
    const view = position({ units: [unit('stormtrooper', 7, 2), unit('stormtrooper', 8, 2)] })
    expect(orders(view, 'base', new Set([8]))).toEqual([
      { commit: [7, 'base'] },
      { resolve: 'base' },
    ])
  })
})
