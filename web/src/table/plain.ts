/** The measures of the plain board, and what can be done on it. */
import type { Act } from './acts.svelte'
import { aside, choiceGap, fitting, stacked, type Grid } from './fit'
import { Operating } from './operating.svelte'
import { bannerOf, smallBar, type SmallBar } from './small'
import type { GameTypes } from './table.svelte'

/** What can be done is listed in the bar; nothing on the table takes a click. */
export class PlainOperating extends Operating<GameTypes> {
  get offers(): Act[] {
    return this.all.filter(({ act }) => !act.pass).map(({ act }) => ({ ...act, placed: false }))
  }

  actsOn(): Act[] {
    return []
  }
}

/** From this width on the log stands beside the table; below, it is a drawer. */
const railFrom = 1100
const rail = 360
/** Below this the table is scrolled between banner and bar. */
const least = { across: 740, high: 520 }
const edge = 24
const gap = 10
const rowHeight = 34
/** The narrowest choice that can be read, and how many rows of them are in sight. */
const cell = 220
const rows = 4

export interface PlainLayout {
  wide: boolean
  /** The decision bar under the table, where that is scrolled. */
  small: SmallBar | null
  grid: Grid
  rowHeight: number
  stacked: boolean
  measures: Record<
    `table-${'rows' | 'columns' | 'gap' | 'edge'}` | 'banner' | 'bar' | 'drawer' | 'under-drawer',
    number | string
  >
}

/** The table over the decision bar, in any window. */
export function plainLayout(width: number, height: number): PlainLayout {
  const wide = width >= railFrom && height >= least.high
  const isSmall = width < least.across || height < least.high
  const small = isSmall ? smallBar(width, height) : null
  const bar = small?.height ?? aside.height + rows * (rowHeight + choiceGap) - choiceGap
  const across = width - edge - (wide ? rail + gap : 0) - (small?.stacked ? stacked : aside).width
  return {
    wide,
    small,
    grid: small?.grid ?? { columns: Math.max(1, fitting(across, cell, choiceGap)), rows },
    rowHeight: small?.rowHeight ?? rowHeight,
    stacked: small?.stacked ?? false,
    measures: {
      // The rail stands beside three rows.
      'table-rows': small ? 'auto' : `minmax(0, 1fr) ${bar}px 0`,
      'table-columns': wide ? `minmax(0, 1fr) ${rail}px` : 'minmax(0, 1fr)',
      'table-gap': gap,
      'table-edge': `10px ${edge / 2}px ${small ? gap : 0}px`,
      banner: small ? bannerOf(width) : 44,
      bar: small ? bar : 0,
      drawer: rail,
      'under-drawer': small ? 'var(--bar)' : `${bar + 2 * gap}px`,
    },
  }
}
