import { describe, expect, it, vi } from 'vitest'
import type { Amount, Listed } from '../generated/protocol'
import { actOf, Acts, asks, type Act, type Situation } from './acts.svelte'

const among: Situation = { alone: false, confirmations: true, unused: [] }

const act = (more: Partial<Act> = {}): Act => ({
  id: 'play',
  text: [],
  barrier: 'reveals',
  pass: false,
  placed: false,
  send: vi.fn(),
  ...more,
})

function acts(situation: Situation, fresh = false) {
  return new Acts(
    () => situation,
    () => fresh,
  )
}

describe('a listed choice', () => {
  const recover = (...worth: Amount[]): Listed<string> => ({
    id: 2,
    choice: 'recover',
    text: [{ words: 'Recover' }],
    details: [[{ number: 2 }, { glyph: 'hull' }], [{ words: 'at once' }]],
    role: 'commit',
    barrier: 'none',
    action: 'recover',
    worth,
  })

  it('says everything in one line, or line by line', () => {
    const { text, lines } = actOf(recover(), vi.fn())
    expect(text.map((run) => Object.values(run)[0])).toEqual([
      'Recover',
      '·',
      2,
      'hull',
      '·',
      'at once',
    ])
    expect(lines).toHaveLength(3)
  })

  it('is vain if all that it brings is nothing', () => {
    const hull = (number: number) => ({ glyph: 'hull', number })
    const isVain = (...worth: Amount[]) => actOf(recover(...worth), vi.fn()).vain
    expect([isVain(), isVain(hull(0)), isVain(hull(0), hull(1))]).toEqual([false, true, false])
  })
})

describe('two clicks', () => {
  it('are for what cannot be taken back', () => {
    expect(asks(act({ barrier: 'none' }), among)).toBe(false)
    for (const barrier of ['reveals', 'random', 'passes-the-turn'] as const) {
      expect(asks(act({ barrier }), among)).toBe(true)
    }
  })

  it('are not for what takes nothing away, even if it shows or rolls something', () => {
    for (const barrier of ['reveals', 'random', 'passes-the-turn'] as const) {
      expect(asks(act({ barrier, light: true }), among)).toBe(false)
    }
  })

  it('are not needed against machines, where everything can be taken back', () => {
    expect(asks(act(), { ...among, alone: true })).toBe(false)
  })

  it('can be switched off', () => {
    const off = { ...among, confirmations: false, unused: [[{ words: '3 resources' }]] }
    expect(asks(act(), off)).toBe(false)
    expect(asks(act({ pass: true }), off)).toBe(false)
  })

  it('are for a pass only if it leaves something, also against machines', () => {
    const pass = act({ pass: true, barrier: 'passes-the-turn' })
    expect(asks(pass, among)).toBe(false)
    expect(asks(pass, { ...among, alone: true, unused: [[{ words: '3 resources' }]] })).toBe(true)
  })
})

describe('pressing', () => {
  it('arms first and happens on the second click', () => {
    const barrier = act()
    const table = acts(among)
    expect(table.press(barrier)).toBe('armed')
    expect(barrier.send).not.toHaveBeenCalled()
    expect(table.press({ ...barrier })).toBe('sent')
    expect(barrier.send).toHaveBeenCalledOnce()
    expect(table.armed).toBeNull()
  })

  it('confirms with Enter, but only what is armed', () => {
    const barrier = act()
    const table = acts(among)
    expect(table.confirm()).toBe(false)
    table.press(barrier)
    expect(table.confirm()).toBe(true)
    expect(barrier.send).toHaveBeenCalledOnce()
  })

  it('leaves it at Escape', () => {
    const barrier = act()
    const table = acts(among)
    table.press(barrier)
    table.disarm()
    expect(table.confirm()).toBe(false)
    expect(barrier.send).not.toHaveBeenCalled()
  })

  it('arms another act instead of the first', () => {
    const table = acts(among)
    table.press(act({ id: 'one' }))
    expect(table.press(act({ id: 'two' }))).toBe('armed')
    expect(table.armed?.id).toBe('two')
  })

  it('is ignored while the decision is new', () => {
    const plain = act({ barrier: 'none' })
    expect(acts(among, true).press(plain)).toBe('ignored')
    expect(plain.send).not.toHaveBeenCalled()
  })
})
