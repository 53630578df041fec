import { describe, expect, it } from 'vitest'
import type { Event, PlayerView, View } from '../generated/outer-rim'
import { fact } from '../table/testing'
import type { Did, Logged } from '../generated/protocol'
import {
  answerIn,
  cardsBarred,
  countered,
  creditsAfter,
  isEmpty,
  likeliestDraft,
  nothing,
  offerOf,
  partnerBarred,
  partners,
  stepped,
  toggled,
  within,
} from './bargain'

describe('a deal', () => {
  it('counts credits by the thousand, and no more than there are', () => {
    const once = stepped(nothing, 1, 1500)
    expect(once.credits).toBe(1000)
    expect(stepped(once, 1, 1500).credits).toBe(1500)
    expect(stepped(nothing, -1, 1500).credits).toBe(0)
  })

  it('takes a card in and out', () => {
    const one = toggled(nothing, 7)
    expect(one.cards).toEqual([7])
    expect(toggled(one, 7).cards).toEqual([])
  })

  it('is told to the server in thousands', () => {
    expect(
      offerOf({ to: 2, gives: stepped(nothing, 3, 9000), takes: toggled(nothing, 4) }),
    ).toEqual({
      to: 2,
      gives: { credits: 3, cards: [] },
      takes: { credits: 0, cards: [4] },
    })
  })

  it('is none while both sides are empty', () => {
    expect(isEmpty(nothing, nothing)).toBe(true)
    expect(isEmpty(nothing, toggled(nothing, 1))).toBe(false)
  })
})

describe('an offer that is answered with another', () => {
  const gives = { credits: 3000, cards: [] }
  const takes = { credits: 0, cards: [7] }

  it('is the same the other way round', () => {
    expect(countered({ from: 0, to: 1, gives, takes })).toEqual({
      to: 0,
      gives: takes,
      takes: gives,
    })
  })

  it('says what everybody would have', () => {
    expect(creditsAfter(5000, gives, takes)).toBe(2000)
    expect(creditsAfter(5000, takes, gives)).toBe(8000)
  })

  it('keeps only what its owner still has', () => {
    const owner = {
      credits: 2000,
      assets: [{ card: 8, captive: null, slot: 'gear' as const, to: null, hunts: null }],
    }
    expect(within({ credits: 3000, cards: [7, 8] }, owner)).toEqual({ credits: 2000, cards: [8] })
  })
})

describe('what cannot be offered', () => {
  const deal = (to: number, barred: string | null = null, cards: string | null = null) => ({
    to,
    barred,
    cards_barred: cards,
  })

  it('is what the server says, with its rule', () => {
    const deals = [deal(1), deal(2, 'credits/no-trade-between-bystanders')]
    expect(partners({ deals })).toEqual([1, 2])
    expect(partnerBarred({ deals }, 1)).toBeNull()
    expect(partnerBarred({ deals }, 2)?.rule).toBe('credits/no-trade-between-bystanders')
  })

  it('is anything while another offer waits; else one most likely means who is here', () => {
    const players = [1, 2, 1].map((space) => ({ space, seat: 0 }) as PlayerView)
    const view = { you: 0, players, deals: [deal(1), deal(2)] } as unknown as View
    expect(likeliestDraft(view)?.to).toBe(2)
    expect(likeliestDraft({ ...view, deals: [deal(1), deal(2, 'a/rule')] })?.to).toBe(1)
    const offer = { from: 0, to: 1, gives: nothing, takes: nothing }
    expect(likeliestDraft({ ...view, offer })).toBeNull()
  })

  it('is a card where the server says so', () => {
    const apart = { deals: [deal(1, null, 'trade/needs-shared-space')] }
    expect(cardsBarred(apart, 1)?.rule).toBe('trade/needs-shared-space')
    expect(cardsBarred({ deals: [deal(1)] }, 1)).toBeNull()
  })
})

describe('an answer', () => {
  const entry = (position: number, by: number, did: Did, ...events: Event[]) =>
    ({ position, by, did, facts: events.map((event) => fact(event)) }) as Logged<Event>
  const answered = { 'offer-answered': { from: 0, to: 1, accepted: false } }
  const offer = entry(4, 0, 'offer', { 'offer-made': { from: 0, to: 1 } })
  const answer = entry(5, 1, 'choose', answered)

  it('is told to who made the offer, until they go on', () => {
    expect(answerIn([offer], 0)).toBeNull()
    expect(answerIn([offer, answer], 0)).toEqual({ position: 5, accepted: false })
    expect(answerIn([offer, answer, entry(6, 0, 'choose')], 0)).toBeNull()
  })

  it('is told to nobody else, and not of an offer before the last', () => {
    expect(answerIn([offer, answer], 1)).toBeNull()
    expect(answerIn([offer, answer, { ...offer, position: 6 }], 0)).toBeNull()
  })
})
