import { choiceGap, gridOf, type Grid } from '../table/fit'
import { bannerOf, smallBar, type SmallBar } from '../table/small'
import { field } from './galaxy/place'

/** From this width on rivals and log stand beside the table; below, they are chips and a drawer. */
export const railFrom = 1200

const banner = 44
/** What is told under the map. */
const caption = 40
const rail = 352
const edge = 4
const gap = 4
const market = 116
const dock = 148
const bar = 72
/** The galaxy is never lower: its pieces would lie upon each other. */
const lowest = 240
/** Where the window is smaller, in either way, the table is scrolled. */
const least = { across: 1000, high: banner + market + dock + bar + 4 * gap + lowest }
/** So wide cards and dock can still be read. */
const narrowest = 900

export interface Layout {
  wide: boolean
  rail: number
  /** The heights of the rows, from the banner to the decision bar. */
  rows: { banner: number; galaxy: number; market: number; dock: number; bar: number }
  /** How high the field of the map is, in its own measure. */
  field: number
  /** How wide the table is, where it is scrolled. */
  across: number | null
  /** The bar, where it cannot be one flat strip. */
  small: SmallBar | null
}

/** The galaxy as large as the window lets it be; what is left over goes to cards and dock. */
export function layoutOf(width: number, height: number): Layout {
  if (width < least.across || height < least.high) return smallLayout(width, height)
  const wide = width >= railFrom
  const across = width - 2 * edge - (wide ? rail + gap : 0)
  const fixed = banner + market + dock + bar + 4 * gap
  const scale = across / field.width
  const high = Math.min(scale * field.height + caption, height - fixed)
  const spare = Math.max(0, height - fixed - high)
  const more = Math.floor(Math.min(spare * 0.12, 16))
  const rest = Math.floor(Math.min(spare * 0.25, 30))
  const galaxy = Math.max(lowest, height - fixed - more - rest)
  return {
    wide,
    rail: wide ? rail : 0,
    field: Math.max(field.height, Math.floor((galaxy - caption) / scale)),
    rows: {
      banner,
      galaxy,
      market: market + more,
      dock: dock + rest,
      bar,
    },
    across: null,
    small: null,
  }
}

/** The table at a size at which it can be read; what does not fit is reached by scrolling. */
function smallLayout(width: number, height: number): Layout {
  const small = width < narrowest ? smallBar(width, height) : null
  const top = bannerOf(width)
  const barHeight = small?.height ?? bar
  const across = Math.max(width, narrowest)
  const scale = (across - 2 * edge) / field.width
  const whole = scale * field.height + caption
  const room = height - top - barHeight - market - dock - 4 * gap
  // On a high window the lanes may be longer, but no needles.
  const galaxy = Math.floor(Math.max(whole, Math.min(room, whole * 1.4)))
  const spare = Math.max(0, room - galaxy)
  return {
    wide: false,
    rail: 0,
    field: Math.max(field.height, Math.floor((galaxy - caption) / scale)),
    rows: {
      banner: top,
      galaxy,
      market: market + Math.floor(Math.min(spare * 0.3, 50)),
      dock: dock + Math.floor(Math.min(spare * 0.3, 40)),
      bar: barHeight,
    },
    across,
    small,
  }
}

/** What of the bar is no choice: its question, its edges and what stands apart. */
const around = { wide: 310, narrow: 226 }
const apart = 330

/** The choices of the decision bar: two low rows, or one high one where few are to choose from. */
export function barOf(
  width: number,
  choices: number,
  small: SmallBar | null = null,
): { grid: Grid; rowHeight: number } {
  if (small) return small
  const room = width - (width >= railFrom ? around.wide : around.narrow) - apart
  const columns = Math.max(1, Math.floor((room + choiceGap) / (150 + choiceGap)))
  if (choices <= columns && choices <= 4) {
    return { grid: { columns: Math.max(choices, 2), rows: 1 }, rowHeight: 46 }
  }
  const cell = { width: 150, height: 26, gap: choiceGap }
  return { grid: gridOf(choices, { width: room, height: 58 }, cell, 2), rowHeight: 26 }
}
