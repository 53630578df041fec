import { describe, expect, it } from 'vitest'
import { attackers, orders, proposed, sum, targets, verdict, type Attacker } from './attack'
import { asked, commit, dantooine, position, unit } from './testing'

const row = { row: 72 }
const xWing = dantooine({ target: row, on: { card: 'x-wing#72' }, needed: 3 })

/** Two Stormtroopers, of whom the first is offered. */
const troopers = [unit('stormtrooper', 7, 2), unit('stormtrooper', 8, 2)]
const offered = (proposed: number) =>
  commit('stormtrooper', 7, 'base', 2, { alike: [{ card: 'stormtrooper#8' }], proposed })

describe('who can join an attack', () => {
  it('is as strong as the server says against this target', () => {
    const view = position({ units: [unit('at-st', 50, 4)] })
    const decision = asked([commit('at-st', 50, 'base', 4), commit('at-st', 50, row, 6)])
    expect(attackers(decision, view, dantooine()).map(({ strength }) => strength)).toEqual([4])
    expect(attackers(decision, view, xWing).map(({ strength }) => strength)).toEqual([6])
  })

  it('includes those for whom a choice stands, and no other', () => {
    const view = position({ units: [...troopers, unit('stormtrooper', 9, 2)] })
    const able = attackers(asked([offered(0)]), view, dantooine())
    expect(able.map(({ card }) => card)).toEqual([7, 8])
  })
})

it('aims at what choices are about, also if an attack only waits to be resolved', () => {
  const decision = asked([
    commit('stormtrooper', 7, 'base', 2),
    commit('at-st', 50, 'base', 4),
    { choice: { resolve: row }, at: 'x-wing#72' },
  ])
  const spent = dantooine({ target: { row: 73 }, on: { card: 'y-wing#73' } })
  const view = position({ targets: [dantooine(), spent, xWing] })
  expect([...targets(decision, view).keys()]).toEqual(['dantooine', 'x-wing#72'])
})

describe('the sum of an attack', () => {
  const two = { strength: 2 } as Attacker
  const seven = { strength: 7 } as Attacker

  it('says what is lacking, and what is left over', () => {
    expect(sum(dantooine(), [two])).toMatchObject({ total: 2, needed: 8, lack: 6 })
    expect(verdict(sum(dantooine(), [two, seven]))).toBe('1 left over')
  })

  it('is short against Hoth with its hit points alone, and enough with what it prevents', () => {
    const hoth = dantooine({ needed: 16, shield: 2 })
    const said = [13, 14, 15, 16, 17].map((strength) =>
      verdict(sum(hoth, [{ ...seven, strength }])),
    )
    expect(said).toEqual(['3 short', '2 short', '1 short', 'enough', '1 left over'])
  })

  it('counts what is committed already', () => {
    expect(sum({ ...xWing, waits: 1 }, [two])).toMatchObject({ total: 3, needed: 3, lack: 0 })
  })
})

describe('of alike cards', () => {
  const view = position({ units: [...troopers, unit('at-st', 50, 4)] })
  const able = (proposed: number) =>
    attackers(asked([offered(proposed), commit('at-st', 50, 'base', 4)]), view, dantooine())

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
