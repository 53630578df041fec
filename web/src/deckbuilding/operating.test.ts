import { expect, it } from 'vitest'
import type { Choice } from '../generated/deckbuilding'
import type { Listed } from '../generated/protocol'
import { spoken } from '../cards/runs'
import { Acts } from '../table/acts.svelte'
import type { DeckTable } from './game'
import { Operating } from './operating.svelte'
import { asked, commit, dantooine, position, unit } from './testing'
import type { View } from '../generated/deckbuilding'

/** A board on which these choices are asked about. */
function board(choices: Parameters<typeof asked>[0], view: View = position()): Operating {
  const table = { now: { view }, decision: asked(choices) } as unknown as DeckTable
  const situation = { alone: true, confirmations: true, unused: [] }
  const acts = new Acts(
    () => situation,
    () => false,
  )
  return new Operating(table, acts, (place) => place)
}

const buyHan: Partial<Listed<Choice>> & { choice: Choice; at: string } = {
  choice: { buy: 60 },
  at: 'han-solo#60',
  text: [
    { words: 'Purchase' },
    { card: ['han-solo#60', 'Han Solo'] },
    { words: 'for' },
    { number: 5 },
    { words: '(when played:' },
    { number: 3 },
    { glyph: 'attack' },
    { words: ',', tight: true },
    { number: 2 },
    { glyph: 'resources' },
    { words: ')', tight: true },
  ],
  cost: { glyph: 'resource', number: 5 },
}

it('shows on a purchase what it costs, whatever else its words count', () => {
  const [buy] = board([buyHan]).listed
  expect(buy?.brief?.worth).toEqual([{ number: 5 }, { glyph: 'resource' }])
})

it('shows on a play what the card gives', () => {
  const worth = [
    { glyph: 'attack', number: 3 },
    { glyph: 'resource', number: 2 },
  ]
  const [play] = board([{ choice: { play: 60 }, at: 'han-solo#60', worth }]).listed
  expect(spoken(play?.brief?.worth ?? [])).toBe('3 attack 2 resource')
})

it('names a pilot by the card that lies on top', () => {
  const [buy] = board([{ choice: { buy: 90 }, on: { pile: 'pilots' } }]).listed
  expect(spoken(buy?.brief?.name ?? [])).toBe('outer-rim-pilot#90')
})

it('does not call for sending somebody without any attack', () => {
  const view = position({ units: [unit('landing-craft', 40), unit('at-st', 50, 4)] })
  const choices = [commit('landing-craft', 40, 'base', 0), commit('at-st', 50, 'base', 4)]
  const built = board(choices, view)
  expect(built.stateOf('landing-craft#40', 40)).toBe('plain')
  expect(built.stateOf('at-st#50', 50)).toBe('act')
})

it('says of an attack on Hoth that its hit points alone are not enough', () => {
  const waiting = (waits: number) => {
    const hoth = dantooine({ on: { card: 'hoth' }, needed: 16, shield: 2, waits })
    const view = position({ targets: [hoth] })
    return board([{ choice: { resolve: 'base' }, at: 'hoth' }], view).noteAt('hoth')
  }
  expect(waiting(14)).toBe('14 of 16 · 2 short')
  expect(waiting(16)).toBe('16 of 16 · enough')
})

it('marks what is picked so far of several cards', () => {
  const built = board([{ choice: { pick: 41 }, at: 'y-wing#41' }], position({ picked: [40] }))
  expect(built.stateOf('x-wing#40', 40)).toBe('selected')
  expect(built.stateOf('y-wing#41', 41)).toBe('act')
})
