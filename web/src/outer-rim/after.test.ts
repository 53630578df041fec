import { describe, expect, it } from 'vitest'
import { samplesOf } from '../gallery/stages'
import type { Event } from '../generated/outer-rim'
import { afterFact } from './after'
import { fewThings } from './stages/testing'

const view = samplesOf(fewThings())[0]!.view
const after = (...events: Event[]) => events.reduce(afterFact, view)

const moved: Event = { moved: { player: 1, from: 0, to: 1, directly: false } }
const fame: Event = { fame: { player: 1, change: 1, total: 9 } }
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

  it('has a card where it was told to be, and nowhere else', () => {
    const cards = (at: number, ...events: Event[]) =>
      after(...events).players[at]!.assets.map(({ card }) => card)
    const gained: Event = { gained: { player: 0, card: 90, bought: true } }
    expect(cards(0, gained, gained).filter((card) => card === 90)).toHaveLength(1)
    expect(cards(1, gained)).not.toContain(90)
    expect(cards(0, gained, { delivered: { player: 0, card: 90 } })).not.toContain(90)
    expect(cards(0, gained, { removed: { card: 90 } })).not.toContain(90)
    const taken: Event = { taken: { player: 1, from: 0, card: 90 } }
    expect(cards(0, gained, taken)).not.toContain(90)
    expect(cards(1, gained, taken)).toContain(90)
  })

  it('offers what was turned up in the market', () => {
    const deck = { deck: 'cargo' as const, count: 4, top: 3, known: [] }
    const revealed: Event = { 'market-revealed': { deck: 'cargo', card: 8 } }
    expect(afterFact({ ...view, market: [deck] }, revealed).market).toMatchObject([{ top: 8 }])
  })

  it('thinks of a player what was told', () => {
    const event: Event = { reputation: { player: 0, faction: 'rebel', standing: 'negative' } }
    expect(after(event).players[0]!.standings[2]).toBe('negative')
  })
})
