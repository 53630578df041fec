import { choiceGap, gridOf, type Grid } from '../table/fit'
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

export interface Layout {
  wide: boolean
  rail: number
  /** The heights of the rows, from the banner to the decision bar. */
  rows: { banner: number; galaxy: number; market: number; dock: number; bar: number }
  /** How high the field of the map is, in its own measure. */
  field: number
}

/** The galaxy as large as the window lets it be; what is left over goes to cards and dock. */
export function layoutOf(width: number, height: number): Layout {
  const wide = width >= railFrom
  const across = width - 2 * edge - (wide ? rail + gap : 0)
  const fixed = banner + market + dock + bar + 4 * gap
  const scale = across / field.width
  const high = Math.min(scale * field.height + caption, height - fixed)
  const spare = Math.max(0, height - fixed - high)
  const more = Math.floor(Math.min(spare * 0.12, 16))
  const rest = Math.floor(Math.min(spare * 0.25, 30))
  const galaxy = Math.max(240, height - fixed - more - rest)
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
  }
}

/** What of the bar is no choice: its question, its edges and what stands apart. */
const around = { wide: 310, narrow: 226 }
const apart = 330

/** The choices of the decision bar: two low rows, or one high one where few are to choose from. */
export function barOf(width: number, choices: number): { grid: Grid; rowHeight: number } {
  const room = width - (width >= railFrom ? around.wide : around.narrow) - apart
  const columns = Math.max(1, Math.floor((room + choiceGap) / (150 + choiceGap)))
  if (choices <= columns && choices <= 4) {
    return { grid: { columns: Math.max(choices, 2), rows: 1 }, rowHeight: 46 }
  }
  const cell = { width: 150, height: 26, gap: choiceGap }
  return { grid: gridOf(choices, { width: room, height: 58 }, cell, 2), rowHeight: 26 }
}
