import { describe, expect, it } from 'vitest'
import type { View } from '../generated/outer-rim'
import { besides } from './besides'
import { Things } from './game'

const cards = [
  { face: 'spice', kind: 'cargo', destination: 7 },
  { face: 'codes', kind: 'cargo', destination: 3 },
  { face: 'raid', kind: 'job', destination: 7 },
  { face: 'greedo', kind: 'bounty', destination: 7 },
]
const things = new Things(
  { cards, characters: [{ face: 'han-solo', flipped: 'han-solo-flipped' }] } as never,
  {} as never,
)
const player = (space: number, captive: number | null = null) => ({
  space,
  character: 0,
  assets: cards.map(({ kind }, card) => ({ card, captive: kind === 'bounty' ? captive : null })),
})
const view = {
  you: 0,
  players: [player(7), player(7), player(2)],
  market: [{ deck: 'gear_and_mod' }, { deck: 'job' }],
} as unknown as View

describe('what takes a click besides what the server names', () => {
  it('is every deck for a visit to the market', () => {
    expect(besides('market', view, things)).toEqual(['pile:gear-and-mod', 'pile:job'])
  })

  it('is what can be unloaded here for delivering', () => {
    expect(besides('deliver', view, things)).toEqual(['spice#0'])
  })

  it('is a bounty for delivering once its contact is captured', () => {
    const caught = { ...view, players: [player(7, 5)] } as unknown as View
    expect(besides('deliver', caught, things)).toEqual(['spice#0', 'greedo#3'])
  })

  it('is who is here for trading', () => {
    expect(besides('trade', view, things)).toEqual(['seat:1'])
  })

  it('is my character for recovering, and my purse for income', () => {
    expect(besides('recover', view, things)).toEqual(['han-solo'])
    expect(besides('income', view, things)).toEqual(['purse'])
  })

  it('is a track for a faction, and nothing for what has no thing', () => {
    expect(besides({ faction: 'hutt' }, view, things)).toEqual(['faction:hutt'])
    expect(besides('pass', view, things)).toEqual([])
    expect(besides('market', null, things)).toEqual([])
  })
})
