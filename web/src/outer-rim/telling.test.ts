import { describe, expect, it } from 'vitest'
import { spoken } from '../cards/runs'
import type { Event } from '../generated/outer-rim'
import { told } from '../table/lines'
import { rowsOf } from '../table/rows'
import { telling } from './telling'

const moved = (player: number, to: number): Event => ({
  moved: { player, from: 0, to, directly: false },
})
const rows = (...events: Event[]) => {
  const lines = events
    .filter((event) => !telling.isSilent(event))
    .map((event) => [{ words: JSON.stringify(event) }])
  const log = [{ position: 1, by: 0, did: 'choose' as const, events, lines }]
  return rowsOf(told(log, telling.isSilent), telling)
}

describe('how a journey is told', () => {
  it('by its end, and how many spaces it was long', () => {
    const [row, ...more] = rows(moved(0, 3), moved(0, 4), moved(0, 9))
    expect(more).toEqual([])
    expect(row).toMatchObject({ times: 3, seat: 0, line: { event: moved(0, 9) } })
  })

  it('apart for two players', () => {
    expect(rows(moved(0, 3), moved(1, 4))).toHaveLength(2)
  })

  it('with the sign of a patrol', () => {
    const patrol: Event = { 'patrol-moved': { faction: 'hutt', from: 1, to: 2, directly: false } }
    expect(rows(patrol, patrol)).toMatchObject([{ sign: 'hutt', times: 2, seat: null }])
  })

  it('and its dice, whoever rolls them', () => {
    const foe = { patrol: 'hutt' } as const
    const purpose = { Combat: 'ship' } as const
    const rolled: Event = { rolled: { of: null, by: 1, purpose, foe, dice: [] } }
    expect(rows(rolled)).toMatchObject([{ sign: 'hutt', seat: null }])
  })

  it('without what somebody else gains', () => {
    const gained = (player: number): Event => ({ credits: { player, change: 2, why: 'effect' } })
    expect(rows(moved(0, 1), gained(1))).toHaveLength(2)
  })

  it('with no fame for what was discarded to make room', () => {
    const gained = [{ number: 1 }, { glyph: 'fame' }]
    const after = (event: Event) => {
      const events: Event[] = [event, { fame: { player: 0, change: 1, total: 3 } }]
      const lines = [[{ words: 'So it was.' }], gained]
      const log = [{ position: 1, by: 0, did: 'choose' as const, events, lines }]
      return rowsOf(told(log, telling.isSilent), telling).map(({ gains }) => gains.length)
    }
    expect(after({ 'job-completed': { player: 0, card: 3 } })).toEqual([1])
    expect(after({ discarded: { player: 0, card: 3 } })).toEqual([0, 0])
  })

  it('without a word about steps that begin', () => {
    expect(rows({ 'step-began': { player: 0, step: 'action' } }, moved(0, 1))).toHaveLength(1)
  })

  it('with one line for a purchase and for a contact that is met', () => {
    const bought: Event = { bought: { player: 0, card: 3, price: 2 } }
    const paid: Event = { credits: { player: 0, change: -2, why: 'price' } }
    const gained: Event = { gained: { player: 0, card: 3, bought: true } }
    expect(rows(paid, bought, gained)).toMatchObject([{ line: { event: bought } }])
    const turned: Event = { 'contact-revealed': { berth: 1, contact: 4 } }
    const met: Event = { 'databank-resolved': { player: 0, card: 9, contact: 4 } }
    expect(rows(turned, met)).toMatchObject([{ line: { event: turned } }])
  })

  it('without plans and bookkeeping', () => {
    const plan: Event = {
      'ai-bullet': { player: 0, card: 0, section: 'planning', bullet: 0, spared: null },
    }
    const turned: Event = { 'market-revealed': { deck: 'job', card: 3 } }
    expect(rows(turned, moved(0, 1), plan)).toMatchObject([{ line: { event: moved(0, 1) } }])
  })

  it('with the number of its spaces in words', () => {
    const to = (name: string) => [
      { words: 'Han flew to' },
      { space: ['id', name] as [string, string] },
    ]
    const events = [moved(0, 3), moved(0, 4)]
    const log = [{ position: 1, by: 0, did: 'choose' as const, events, lines: [to('A'), to('B')] }]
    const [row] = rowsOf(told(log, telling.isSilent), telling)
    expect(row && spoken(row.line.text)).toBe('Han flew 2 spaces to B')
  })

  it('apart where somebody was put elsewhere', () => {
    const put: Event = { moved: { player: 0, from: 0, to: 8, directly: true } }
    expect(rows(moved(0, 3), put)).toHaveLength(2)
  })
})
