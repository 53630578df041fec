import { describe, expect, it } from 'vitest'
import { pitch } from '../table/fit'
import { barOf, layoutOf } from './layout'

const sizes = [
  [1440, 900],
  [1366, 768],
  [1024, 768],
] as const

describe.each(sizes)('a table of %d×%d', (width, height) => {
  const layout = layoutOf(width, height)

  it('fits the window', () => {
    const { card, left, foot } = layout
    expect(44 + 20 + 30 + 3 * card.height + foot.height).toBeLessThanOrEqual(height)
    expect(24 + left + 7 * (card.width + 10)).toBeLessThanOrEqual(width)
  })

  it('shows five cards of the hand whole, and six choices', () => {
    const bar = barOf(layout, 5, [6])
    const hand = layout.foot.width - 10 - bar.width
    const { width: card, gap } = layout.hand
    expect(pitch(5, hand, card, gap)).toBe(card + gap)
    expect(bar.grid.columns * bar.grid.rows).toBeGreaterThanOrEqual(6)
    expect(bar.rowHeight).toBeGreaterThanOrEqual(28)
  })

  it('widens the bar only as far as the hand lets it', () => {
    expect(barOf(layout, 5, [40]).width).toBe(barOf(layout, 5, [1]).width)
    const bar = barOf(layout, 1, [40])
    expect(bar.grid.columns).toBeGreaterThan(2)
    expect(bar.width + 10 + layout.hand.width).toBeLessThanOrEqual(layout.foot.width)
  })
})
