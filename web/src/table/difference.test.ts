import { describe, expect, it } from 'vitest'
import { applied } from './difference'

describe('a change of what is seen', () => {
  const before = { turn: 1, players: [{ credits: 4 }, { credits: 7 }], cards: [1, 2, 3], gone: 1 }

  it('replaces, removes and adds members', () => {
    expect(applied(before, { turn: [2], gone: [], fresh: [{ a: 1 }] })).toEqual({
      turn: 2,
      players: before.players,
      cards: before.cards,
      fresh: { a: 1 },
    })
  })

  it('leaves what did not change as it is, to the very same thing', () => {
    const after = applied(before, { players: { '1': { credits: [9] } } })
    expect(after.players).toEqual([{ credits: 4 }, { credits: 9 }])
    expect(after.players[0]).toBe(before.players[0])
    expect(after.cards).toBe(before.cards)
    expect(before.players[1]).toEqual({ credits: 7 })
  })

  it('lets lists grow and shrink where they do', () => {
    expect(applied(before, { cards: { splice: [1, 1, [8, 9]] } }).cards).toEqual([1, 8, 9, 3])
  })

  it('is nothing where nothing changed', () => {
    expect(applied(before, undefined)).toBe(before)
    expect(applied<unknown>(null, [{ turn: 1 }])).toEqual({ turn: 1 })
  })
})
