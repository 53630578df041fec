/** How the choices of the bar are laid out. */
export interface Grid {
  columns: number
  rows: number
}

/** Between two choices. */
export const choiceGap = 6

/** What of the decision bar is no choice: edges, padding, verbs, and what stands apart. */
export const aside = { width: 156 + 50, height: 52 }
/** As much where what stands apart is at its foot. */
export const stacked = { width: 18 + 44, height: 94 }

/** A choice as it is drawn, with the gap after it. */
export interface Cell {
  width: number
  height: number
  gap: number
}

/** How many things of a size fit into a length, with gaps between them. */
export const fitting = (length: number, size: number, gap: number) =>
  Math.max(1, Math.floor((length + gap) / (size + gap)))

/**
 * As many rows as are high enough, as few columns as show every choice; never fewer columns than
 * `least`, and never more than there is room for.
 */
export function gridOf(
  choices: number,
  room: { width: number; height: number },
  cell: Cell,
  least: number,
): Grid {
  const rows = fitting(room.height, cell.height, cell.gap)
  const most = Math.max(least, fitting(room.width, cell.width, cell.gap))
  const wanted = Math.max(least, Math.ceil(choices / rows))
  return { columns: Math.min(wanted, most), rows }
}

/** How many choices stand in each line, where every group of them begins a line. */
export function linesOf(groups: number[], columns: number): number[] {
  return groups.flatMap((size) =>
    Array.from({ length: Math.ceil(size / columns) }, (_, line) =>
      Math.min(columns, size - line * columns),
    ),
  )
}

/** How far cards lie apart, from edge to edge, so that all of them fit. */
export function pitch(count: number, width: number, card: number, gap: number): number {
  if (fitting(width, card, gap) >= count) return card + gap
  return (width - card) / (count - 1)
}
