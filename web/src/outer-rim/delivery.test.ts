import { expect, it } from 'vitest'
import { delivery } from './delivery'
import type { Asked } from './game'

const action = { prompt: 'action', choices: [{ choice: 'market' }, { choice: 'deliver' }] }
const due = (...cards: string[]) => ({
  prompt: 'deliver',
  choices: [
    ...cards.map((card, at) => ({ choice: { 'deliver-card': at }, on: { card } })),
    { choice: 'pass' },
  ],
})
const made = (plan: ReturnType<typeof delivery>, decision: object) =>
  plan(decision as Asked & Parameters<typeof plan>[0])?.choice ?? null

it('delivers the card that was clicked, and leaves the others', () => {
  const plan = delivery('codes#4')
  expect(made(plan, action)).toBe('deliver')
  expect(made(plan, due('spice#1', 'codes#4'))).toEqual({ 'deliver-card': 1 })
  expect(made(plan, due('spice#1'))).toBeNull()
})

it('is over where nothing else was to be delivered', () => {
  const plan = delivery('codes#4')
  expect(made(plan, action)).toBe('deliver')
  expect(made(plan, { ...action, choices: [{ choice: 'market' }] })).toBeNull()
})
