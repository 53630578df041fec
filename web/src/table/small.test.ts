import { describe, expect, it } from 'vitest'
import { layoutOf as deckOf } from '../deckbuilding/layout'
import { layoutOf as rimOf } from '../outer-rim/layout'
import { smallBar } from './small'

const small = [
  [390, 844],
  [360, 640],
  [844, 390],
  [820, 1180],
  [768, 1024],
  [720, 450],
  [960, 600],
] as const

describe.each(small)('a window of %d×%d', (width, height) => {
  it('leaves the table at least a card between banner and bar', () => {
    const deck = deckOf(width, height)
    expect(deck.small).not.toBeNull()
    expect(height - deck.banner - (deck.small?.height ?? 0)).toBeGreaterThanOrEqual(116)
    const { rows } = rimOf(width, height)
    expect(height - rows.banner - rows.bar).toBeGreaterThanOrEqual(116)
  })

  it('has a bar whose choices a finger can hit', () => {
    const { grid, rowHeight } = smallBar(width, height)
    expect(rowHeight).toBeGreaterThanOrEqual(30)
    expect(grid.columns).toBeGreaterThanOrEqual(2)
  })
})

describe.each([
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
])('a window of %d×%d', (width, height) => {
  it('is one the tables were designed for', () => {
    expect(deckOf(width, height).small).toBeNull()
    expect(rimOf(width, height).across).toBeNull()
  })
})
