import { spoken } from '../cards/runs'
import type { Amount, Text } from '../generated/protocol'
import { wayOf, type Line } from './lines'

/** One or more lines of the log, as one row. */
export interface Row<E> {
  id: string
  line: Line<E>
  /** How often it happened in a row. */
  times: number
  /** What came of it. */
  gains: Amount[]
  heading: boolean
  loud: boolean
  sign: string | null
  /** Whose it is: the place among the players. */
  of: number | null
}

const isHeading = <E>({ fact }: Line<E>) => fact?.gist === 'turn'

/** The rows of the log: what comes of a deed stands with it, and what repeats is counted. */
export const rowsOf = <E>(lines: Line<E>[]): Row<E>[] => chapters(lines).flatMap(rowsIn)

/** What stands under each heading; before the first there may be something as well. */
function chapters<E>(lines: Line<E>[]): Line<E>[][] {
  const found: Line<E>[][] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (!last || isHeading(line)) found.push([line])
    else last.push(line)
  }
  return found
}

/** The rows of each chapter by its first line: of a long log only the last one is told anew. */
const known = new WeakMap<object, { lines: Line<unknown>[]; rows: Row<unknown>[] }>()

function rowsIn<E>(lines: Line<E>[]): Row<E>[] {
  const [first] = lines
  if (!first) return []
  const before = known.get(first)
  const isSame =
    before?.lines.length === lines.length && lines.every((line, at) => line === before.lines[at])
  if (before && isSame) return before.rows as Row<E>[]
  const rows = written(lines)
  known.set(first, { lines, rows })
  return rows
}

function written<E>(lines: Line<E>[]): Row<E>[] {
  const rows: Row<E>[] = []
  let leftOut = false
  for (const line of lines) {
    const afterLeftOut = leftOut
    leftOut = line.fact?.gist === 'idle'
    if (leftOut) continue
    const last = rows.at(-1)
    const gains = (line.fact?.result && line.fact.worth) || []
    const belongs = last && bears(last) && last.line.position === line.position
    const isTheirs = line.fact?.of === undefined || line.fact.of === last?.of
    // What came of a line that is left out is told by itself.
    if (gains.length > 0 && belongs && !afterLeftOut && isTheirs) {
      rows[rows.length - 1] = { ...last, gains: gains.reduce(added, last.gains) }
    } else {
      rows.push(rowOf(line))
    }
  }
  return counted(rows)
}

/** Whether something can come of what a row tells. */
const bears = <E>({ heading, line }: Row<E>) => !heading && line.fact?.gist !== 'aside'

const rowOf = <E>(line: Line<E>): Row<E> => ({
  id: line.id,
  line,
  times: 1,
  gains: [],
  heading: isHeading(line),
  loud: line.fact?.gist === 'loud',
  sign: line.fact?.sign ?? null,
  of: line.fact?.of ?? null,
})

/** Rows that say the same one after another become one, and of a way only its end is told. */
function counted<E>(rows: Row<E>[]): Row<E>[] {
  const merged: Row<E>[] = []
  for (const row of rows) {
    const last = merged.at(-1)
    const way = row.line.fact && wayOf(row.line.fact)
    if (way && last?.line.fact && wayOf(last.line.fact) === way) merged[merged.length - 1] = row
    else if (last && !row.heading && spoken(last.line.text) === spoken(row.line.text)) {
      const gains = row.gains.reduce(added, last.gains)
      merged[merged.length - 1] = { ...last, times: last.times + row.times, gains }
    } else merged.push(row)
  }
  return merged
}

function added(gains: Amount[], { glyph, number }: Amount): Amount[] {
  if (!gains.some((gain) => gain.glyph === glyph)) return [...gains, { glyph, number }]
  return gains.map((gain) =>
    gain.glyph === glyph ? { glyph, number: gain.number + number } : gain,
  )
}

/**
 * Whose each line is, by its id: what is nobody's deed, as where a patrol moves, is of whoever has
 * the turn, and what is no fact of the game, of who decided.
 */
export function ownersOf<E>(lines: Line<E>[]): Map<string, number | null> {
  let turn: number | null = null
  return new Map(
    lines.map((line) => {
      const { id, by, fact } = line
      const of = fact?.of ?? null
      if (isHeading(line)) turn = of
      return [id, of ?? (fact && turn) ?? by]
    }),
  )
}

/**
 * The rows of one player. A heading under which nothing stands is left out, but for the last: there
 * something may yet come.
 */
export const rowsAbout = <E>(
  rows: Row<E>[],
  player: number,
  owners: Map<string, number | null>,
): Row<E>[] =>
  rows
    .filter(({ line, heading }) => heading || owners.get(line.id) === player)
    .filter(({ heading }, place, kept) => !heading || !kept[place + 1]?.heading)

/** More letters than this are a paragraph: a row shows its beginning. */
const brief = 130

/** Whether a row says more than is read at a glance. */
export const isLong = (text: Text): boolean => spoken(text).length > brief
