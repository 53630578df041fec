import { describe, expect, it } from 'vitest'
import type { PlayerView } from '../generated/outer-rim'
import { answerIn, isEmpty, nothing, offerOf, partners, stepped, toggled } from './bargain'

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
    expect(offerOf(2, stepped(nothing, 3, 9000), toggled(nothing, 4))).toEqual({
      to: 2,
      gives: { credits: 3, cards: [] },
      takes: { credits: 0, cards: [4] },
    })
  })

  it('is none while both sides are empty', () => {
    expect(isEmpty(nothing, nothing)).toBe(true)
    expect(isEmpty(nothing, toggled(nothing, 1))).toBe(false)
  })

  it('is made with people and bots, not with the rival of a game alone', () => {
    const player = (seat: number | null) => ({ seat }) as PlayerView
    expect(partners([player(0), player(1), player(2)], 1)).toEqual([0, 2])
    expect(partners([player(0), player(null)], 0)).toEqual([])
  })
})

describe('an answer', () => {
  const gives = { credits: 3000, cards: [] }
  const offer = { from: 0, to: 1, gives, takes: { credits: 0, cards: [] } }

  it('is told with what was offered', () => {
    const answered = { 'offer-answered': { from: 0, to: 1, accepted: false } }
    expect(answerIn([answered], offer)).toEqual({ offer, accepted: false })
  })

  it('is none if another offer was answered, or nothing was offered', () => {
    const answered = { 'offer-answered': { from: 1, to: 0, accepted: true } }
    expect(answerIn([answered], offer)).toBeNull()
    expect(answerIn([answered], null)).toBeNull()
  })
})
