import { expect, it } from 'vitest'
import type { PlayerView } from '../generated/outer-rim'
import { hunts } from './standings'

const stands = (...standings: PlayerView['standings']) => ({ standings }) as PlayerView
const players = [
  stands('negative', 'neutral', 'positive', 'neutral'),
  stands('positive', 'negative', 'neutral', 'neutral'),
]

it('is hunted by whom one stands badly with', () => {
  const met = ['hutt', 'imperial', 'rebel', 'syndicate'] as const
  expect(met.filter((faction) => hunts(faction, { you: 0, players }))).toEqual(['hutt'])
  expect(met.filter((faction) => hunts(faction, { you: 1, players }))).toEqual(['imperial'])
})

it('hunts nobody who only looks on', () => {
  expect(hunts('hutt', { you: null, players })).toBe(false)
})
