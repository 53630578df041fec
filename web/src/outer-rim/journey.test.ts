import { describe, expect, it } from 'vitest'
import type { Choice, Prompt } from '../generated/outer-rim'
import { journey, sending } from './journey'
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

describe('sending a patrol', () => {
  const sent = (left: number): Prompt => ({ 'patrol-path': { faction: 'hutt', left } })

  it('answers where the way forks, and not where there was only one way on', () => {
    const plan = sending(['a', 'b', 'c'], numbered)
    expect(plan(asked(sent(3), { space: 0 }, { space: 7 }))?.choice).toEqual({ space: 0 })
    expect(plan(asked(sent(1), { space: 2 }, { space: 8 }))?.choice).toEqual({ space: 2 })
    expect(plan(asked('action', 'market', 'pass'))).toBeNull()
  })

  it('lets it rest at the end of the way', () => {
    const plan = sending(['b'], numbered)
    expect(plan(asked(sent(2), { space: 1 }, 'pass'))?.choice).toEqual({ space: 1 })
    expect(plan(asked(sent(1), { space: 0 }, 'pass'))?.choice).toBe('pass')
  })

  it('answers nothing for the next patrol', () => {
    const plan = sending(['b'], numbered)
    expect(plan(asked(sent(1), { space: 1 }, 'pass'))?.choice).toEqual({ space: 1 })
    expect(plan(asked(sent(2), { space: 0 }, 'pass'))).toBeNull()
  })

  it('gives up where the way is barred', () => {
    const plan = sending(['a'], numbered)
    expect(plan(asked(sent(1), { space: 1 }, 'pass'))).toBeNull()
  })
})
