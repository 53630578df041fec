import { describe, expect, it } from 'vitest'
import { samplesOf } from '../gallery/stages'
import type { Event } from '../generated/outer-rim'
import { fewThings } from './stages/testing'
import { afterFact, tellerOf, type Listening } from './teller'

const view = samplesOf(fewThings())[0]!.view
const after = (...events: Event[]) => events.reduce(afterFact, view)
const teller = (listening: Partial<Listening>) =>
  tellerOf({
    pause: () => 1000,
    isStill: () => false,
    isStaged: () => false,
    holds: () => false,
    you: () => 0,
    ...listening,
  })

const moved: Event = { moved: { player: 1, from: 0, to: 1, directly: false } }
const fame: Event = { fame: { player: 1, change: 1, total: 9 } }
const rolled: Event = { rolled: { of: 1, by: 1, purpose: { Test: 'tech' }, dice: [] } }
const began: Event = { 'turn-began': { player: 1, turn: 13, extra: false } }
const silent: Event = { 'step-began': { player: 1, step: 'action' } }

describe('the table after a fact', () => {
  it('has moved, paid and suffered as far as was told', () => {
    const [me, other] = after(
      moved,
      fame,
      { credits: { player: 0, change: -2, why: 'price' } },
      { suffered: { player: 0, body: 'ship', amount: 2 } },
    ).players
    expect(other).toMatchObject({ space: 1, fame: 9, credits: 6000 })
    expect(me).toMatchObject({ credits: 4000, damage: [1, 2] })
  })

  it('is in the turn that was told to have begun, at its first step', () => {
    expect(after(began)).toMatchObject({ current: 1, turn: 13, step: 'planning' })
    expect(after(began, silent).step).toBe('action')
  })

  it('shows a contact that was turned over', () => {
    const shown = { ...view.contacts[0]!, berth: 2, faceup: false, contact: null }
    const revealed: Event = { 'contact-revealed': { berth: 2, contact: 5 } }
    const [contact] = afterFact({ ...view, contacts: [shown] }, revealed).contacts
    expect(contact).toMatchObject({ faceup: true, contact: 5 })
  })
})

describe('how long a fact stays', () => {
  it('depends on the pace where somebody else acts', () => {
    expect(teller({}).stays(rolled, 1)).toBeGreaterThan(teller({}).stays(moved, 1))
    expect(teller({ pause: () => 100 }).stays(rolled, 1)).toBeLessThan(teller({}).stays(rolled, 1))
  })

  it('is no time for what has no line', () => {
    expect(teller({}).stays(silent, 1)).toBe(0)
  })

  it('is no time for what I did at the table, but the next turn is announced', () => {
    expect(teller({}).stays(fame, 0)).toBe(0)
    expect(teller({}).stays(began, 0)).toBeGreaterThan(0)
  })

  it('is no time on the stage for who wants no motion', () => {
    const staged = { isStaged: () => true }
    expect(teller(staged).stays(rolled, 0)).toBeGreaterThan(0)
    expect(teller({ ...staged, isStill: () => true }).stays(rolled, 0)).toBe(0)
  })
})
