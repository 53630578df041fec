import { expect, it } from 'vitest'
import { spoken } from '../cards/runs'
import type { Event } from '../generated/outer-rim'
import { fact } from '../table/testing'
import { happeningOf } from './happening'

const entry = (position: number, ...events: Event[]) => ({
  position,
  by: 1,
  did: 'choose' as const,
  facts: events.map((event) => fact(event, 'turn-began' in event ? { gist: 'turn' } : {})),
})

const began: Event = { 'turn-began': { player: 1, turn: 2, extra: false } }
const paid: Event = { credits: { player: 1, change: -2, why: 'price' } }
const bought: Event = { bought: { player: 1, card: 3, price: 2 } }
const drawn: Event = { 'encounter-drawn': { player: 1, deck: 0, card: 7, section: 0 } }
const die = { face: 'hit', added: false, cancelled: false } as const
const rolled: Event = { rolled: { of: 1, by: 1, purpose: { Test: 'tech' }, dice: [die] } }

it('tells what was done last in this turn, without bills', () => {
  const { rows } = happeningOf([entry(1, drawn, began), entry(2, paid, bought)], 1)
  expect(rows.map(({ line }) => spoken(line.text))).toEqual(['bought'])
})

it('shows the card somebody is at, and the dice for it', () => {
  const { scene, dice } = happeningOf([entry(1, began), entry(2, drawn, rolled)], 1)
  expect(scene?.subject).toMatchObject({ kind: 'encounter', card: 7 })
  expect(dice).toMatchObject({ kind: 'roll', thrown: { dice: [die] } })
})

it('puts the card away when the step is over', () => {
  const step: Event = { 'step-began': { player: 1, step: 'action' } }
  expect(happeningOf([entry(1, drawn, rolled, step)], 1)).toMatchObject({ scene: null, dice: null })
})
