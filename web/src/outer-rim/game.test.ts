import { expect, it } from 'vitest'
import type { PlayerView } from '../generated/outer-rim'
import { fewThings } from './stages/testing'

it('picks a player by their seat, and a rival, who has none, by its character', () => {
  const things = fewThings()
  const player = (seat: number | null) => ({ seat, character: 1 }) as unknown as PlayerView
  expect(things.playerPlace(player(1))).toBe('seat:1')
  expect(things.playerPlace(player(null))).toBe('boba-fett')
})
