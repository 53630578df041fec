/** From this width on the log stands beside the table; below, it is a drawer. */
export const railFrom = 1200

const narrowestRail = 250
/** Banner, gaps and edges: what does not grow. */
const still = { height: 44 + 10 + 4 * 10 + 2, width: 24 + 20 + 60 + 32 }
const rows = 4
/** A base, six cards of the row, and the pilots. */
const columns = 8

/** How large cards are drawn: as large as four rows and eight columns of them fit the window. */
export function cardScale(width: number, height: number): number {
  const rail = width >= railFrom ? narrowestRail : 0
  const high = (height - still.height) / (rows * 164)
  const wide = (width - still.width - rail) / (columns * 118)
  return Math.max(0.7, Math.min(1.7, high, wide))
}
