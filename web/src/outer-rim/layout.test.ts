import { describe, expect, it } from 'vitest'
import { barOf, layoutOf } from './layout'

const sum = (rows: Record<string, number>) =>
  Object.values(rows).reduce((total, row) => total + row, 0)

describe('the rows of the table', () => {
  it('are as art direction wants them on a laptop', () => {
    const { rows, wide, rail } = layoutOf(1366, 768)
    expect(wide).toBe(true)
    expect(rail).toBe(352)
    expect(rows).toEqual({ banner: 44, galaxy: 372, market: 116, dock: 148, bar: 72 })
  })

  it.each([
    [1366, 768],
    [1440, 900],
    [1024, 768],
    [1920, 1080],
  ])('fit a window of %i × %i', (width, height) => {
    expect(sum(layoutOf(width, height).rows)).toBeLessThanOrEqual(height - 12)
  })

  it('have no rail where there is no room', () => {
    expect(layoutOf(1024, 768)).toMatchObject({ wide: false, rail: 0 })
  })

  it('grow the galaxy first', () => {
    expect(layoutOf(1440, 900).rows.galaxy).toBeGreaterThan(400)
  })
})

describe('the choices of the bar', () => {
  it('are one high row where they are few', () => {
    expect(barOf(1366, 3)).toEqual({ grid: { columns: 3, rows: 1 }, rowHeight: 46 })
  })

  it('are two low rows where they are many', () => {
    const { grid, rowHeight } = barOf(1366, 7)
    expect(rowHeight).toBe(26)
    expect(grid.rows).toBe(2)
    expect(grid.columns * grid.rows).toBeGreaterThanOrEqual(7)
  })
})
