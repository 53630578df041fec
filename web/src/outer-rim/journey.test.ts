import { describe, expect, it } from 'vitest'
import type { Choice, Prompt } from '../generated/outer-rim'
import { journey } from './journey'
import type { Asked } from './game'

const spaces = ['a', 'b', 'c']
const asked = (prompt: Prompt, ...choices: Choice[]): Asked => ({
  seat: 0,
  prompt,
  text: [],
  choices: choices.map((choice, id) => ({
    id,
    choice,
    text: [],
    role: 'step',
    barrier: 'none',
    action: 'turn',
  })),
})
const numbered = (id: string) => spaces.indexOf(id)
const moving: Prompt = { movement: { left: 2 } }

describe('a journey', () => {
  it('begins to move, flies space by space, and stays', () => {
    const plan = journey(['b', 'c'], numbered)
    expect(plan(asked('planning', 'income', 'move'))?.choice).toBe('move')
    expect(plan(asked(moving, { fly: 0 }, { fly: 1 }, 'pass'))?.choice).toEqual({ fly: 1 })
    expect(plan(asked(moving, { fly: 2 }, 'pass'))?.choice).toEqual({ fly: 2 })
    expect(plan(asked(moving, { fly: 1 }, 'pass'))?.choice).toBe('pass')
    expect(plan(asked(moving, { fly: 1 }, 'pass'))).toBeNull()
  })

  it('ends no other step where the last space already ended the move', () => {
    const plan = journey(['b'], numbered)
    expect(plan(asked(moving, { fly: 1 }, 'pass'))?.choice).toEqual({ fly: 1 })
    expect(plan(asked('action', 'market', 'pass'))).toBeNull()
  })

  it('gives up where the way is barred', () => {
    const plan = journey(['c'], numbered)
    expect(plan(asked(moving, { fly: 1 }, 'pass'))).toBeNull()
  })
})
