/**
 * Windows for which no table was designed: a phone, a tablet held upright, a page that is zoomed. The
 * table keeps a size there at which it can be read and is scrolled; banner and decision bar stay.
 */
import { aside, choiceGap, fitting, stacked, type Grid } from './fit'

/** Below this the banner has two lines; `Banner.svelte` knows it as well. */
const twoLines = 900
/** Below this the bar has everything over each other. */
const phone = 700

export const bannerOf = (width: number) => (width < twoLines ? 84 : 44)

export interface SmallBar {
  height: number
  /** How high it is while it only asks, and the answers stand elsewhere. */
  quiet: number
  grid: Grid
  rowHeight: number
  stacked: boolean
}

/** The decision bar over the whole width: as high for every decision, so that nothing jumps. */
export function smallBar(width: number, height: number): SmallBar {
  const narrow = width < phone
  const around = narrow ? stacked : aside
  const rowHeight = narrow ? 36 : 32
  // Three rows are as high as what stands apart; a high window has room for more.
  const rows = narrow ? (height < 600 ? 2 : 3) : Math.max(3, Math.min(6, Math.floor(height / 190)))
  const columns = fitting(width - around.width, narrow ? 120 : 150, choiceGap)
  return {
    height: around.height + rows * (rowHeight + choiceGap) - choiceGap,
    quiet: narrow ? stacked.height : 72,
    grid: { columns, rows },
    rowHeight,
    stacked: narrow,
  }
}
