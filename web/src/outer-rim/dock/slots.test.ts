import { describe, expect, it } from 'vitest'
import type { SlotKind } from '../../generated/outer-rim'
import { slotsOf } from './slots'

const kinds: Record<number, string> = { 1: 'cargo', 2: 'cargo', 3: 'mod', 4: 'crew', 5: 'bounty' }
const partOf = (card: number) => ({ kind: kinds[card] ?? null }) as never
const room = { gear: 1, job_or_bounty: 2, crew: 2, cargo: 1, mod: 0, cargo_or_mod: 2 }
const held = (...slots: [number, SlotKind][]) =>
  slots.map(([card, slot]) => ({ card, captive: null, slot, to: null, hunts: null }))
const told = (slots: { slot: string; card: number | null }[]) =>
  slots.map(({ slot, card }) => `${slot} ${card ?? 'free'}`)

describe('the slots of a dock', () => {
  it('shows free slots of every sort', () => {
    const { ship, jobs, gear } = slotsOf({ assets: [], room }, partOf)
    expect(told(ship)).toEqual([
      'crew free',
      'crew free',
      'cargo free',
      'cargo-or-mod free',
      'cargo-or-mod free',
    ])
    expect(told(jobs)).toEqual(['job-or-bounty free', 'job-or-bounty free'])
    expect(told(gear)).toEqual(['gear free'])
  })

  it('puts everything where the server says it lies', () => {
    const { ship } = slotsOf(
      { assets: held([1, 'cargo'], [2, 'cargo-or-mod'], [3, 'cargo-or-mod']), room },
      partOf,
    )
    expect(told(ship)).toEqual([
      'crew free',
      'crew free',
      'cargo 1',
      'cargo-or-mod 2',
      'cargo-or-mod 3',
    ])
  })

  it('loses nothing that has no slot any more', () => {
    const none = { gear: 0, job_or_bounty: 0, crew: 0, cargo: 0, mod: 0, cargo_or_mod: 0 }
    const assets = held([1, 'cargo-or-mod'], [3, 'mod'], [4, 'crew'], [5, 'job-or-bounty'])
    const { ship, jobs } = slotsOf({ assets, room: none }, partOf)
    expect([...ship, ...jobs].map(({ card }) => card).sort()).toEqual([1, 3, 4, 5])
  })
})
