import { describe, expect, it } from 'vitest'
import { distance } from './arrows'

const box = (x: number, y: number) => new DOMRect(x, y, 100, 100)

describe('an arrow key', () => {
  it('goes to what lies ahead and never back', () => {
    expect(distance(box(0, 0), box(110, 0), [1, 0])).toBe(110)
    expect(distance(box(110, 0), box(0, 0), [1, 0])).toBe(Infinity)
  })

  it('prefers what lies straight ahead to what lies nearer but aside', () => {
    const straight = distance(box(0, 0), box(200, 0), [1, 0])
    const aside = distance(box(0, 0), box(110, 110), [1, 0])
    expect(straight).toBeLessThan(aside)
  })
})
