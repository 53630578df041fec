import { expect, it } from 'vitest'
import { plainLayout } from './plain'

const windows: [string, number, number][] = [
  ['a phone', 390, 844],
  ['a phone held sideways', 844, 390],
  ['a tablet', 820, 1180],
  ['a laptop', 1366, 768],
  ['a large screen', 2560, 1440],
]

it.each(windows)('has room for the table and for choices on %s', (_, width, height) => {
  const { grid, rowHeight, small, measures, wide } = plainLayout(width, height)
  expect(grid.columns).toBeGreaterThan(0)
  expect(grid.rows).toBeGreaterThan(1)
  expect(rowHeight).toBeGreaterThanOrEqual(32)
  // The log is beside the table only where both have room.
  expect(wide).toBe(width >= 1100 && height >= 520)
  const bar = small?.height ?? 0
  expect(Number(measures.banner) + bar).toBeLessThan(height * 0.75)
})
