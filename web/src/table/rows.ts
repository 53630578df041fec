import { pieces, plain, spoken } from '../cards/runs'
import type { Run, Text } from '../generated/protocol'
import type { Line } from './lines'

/** What a game says about its events, so that the log can be read at a glance. */
export interface Telling<E> {
  /** Whether it begins something, as a turn. */
  isHeading: (event: E) => boolean
  /** Whether it has no line. */
  isSilent: (event: E) => boolean
  /** Whether it tells nothing one would look for: the log leaves it out. */
  isIdle?: (event: E) => boolean
  /** Whether it only comes of what happened before it. */
  isResult: (event: E) => boolean
  /** Whether it only makes room for something: what comes after it does not come of it. */
  isAside?: (event: E) => boolean
  /** Whether one turns to it first. */
  isLoud: (event: E) => boolean
  /** Whose sign stands before it. */
  signOf: (event: E) => string | null
  /** Whose deed it is, or who it befalls, where that need not be who decided. */
  seatOf?: (event: E) => number | null
  /** Whether it goes on with the one before: of a journey only the end is told. */
  goesOn?: (before: E, event: E) => boolean
  /** The end of what went on, with how often it did. */
  wholeOf?: (text: Text, times: number) => Text
}

/** What came of a deed: so many of this sign. */
export interface Gain {
  glyph: string
  amount: number
}

/** One or more lines of the log, as one row. */
export interface Row<E> {
  id: string
  line: Line<E>
  /** How often it happened in a row. */
  times: number
  /** Whether that is told in words. */
  spelt: boolean
  gains: Gain[]
  heading: boolean
  loud: boolean
  sign: string | null
  seat: number | null
}

/** The rows of the log: what comes of a deed stands with it, and what repeats is counted. */
export const rowsOf = <E>(lines: Line<E>[], telling: Telling<E>): Row<E>[] =>
  chapters(lines, telling).flatMap((chapter) => rowsIn(chapter, telling))

/** What stands under each heading; before the first there may be something as well. */
function chapters<E>(lines: Line<E>[], telling: Telling<E>): Line<E>[][] {
  const found: Line<E>[][] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (!last || (line.event && telling.isHeading(line.event))) found.push([line])
    else last.push(line)
  }
  return found
}

/** The rows of each chapter by its first line: of a long log only the last one is told anew. */
const known = new WeakMap<object, { lines: Line<unknown>[]; rows: Row<unknown>[] }>()

function rowsIn<E>(lines: Line<E>[], telling: Telling<E>): Row<E>[] {
  const [first] = lines
  if (!first) return []
  const before = known.get(first)
  const isSame =
    before?.lines.length === lines.length && lines.every((line, at) => line === before.lines[at])
  if (before && isSame) return before.rows as Row<E>[]
  const rows = written(lines, telling)
  known.set(first, { lines, rows })
  return rows
}

function written<E>(lines: Line<E>[], telling: Telling<E>): Row<E>[] {
  const rows: Row<E>[] = []
  let leftOut = false
  for (const line of lines) {
    const afterLeftOut = leftOut
    leftOut = line.event !== null && (telling.isIdle?.(line.event) ?? false)
    if (leftOut) continue
    const last = rows.at(-1)
    const gain = line.event && telling.isResult(line.event) ? gainIn(line.text) : null
    const whose = (line.event && telling.seatOf?.(line.event)) ?? null
    const belongs = last && bears(last, telling) && last.line.position === line.position
    // What came of a line that is left out is told by itself.
    if (gain && belongs && !afterLeftOut && last.seat === whose) {
      rows[rows.length - 1] = { ...last, gains: added(last.gains, gain) }
    } else {
      rows.push(rowOf(line, telling))
    }
  }
  return counted(rows, telling)
}

/** Whether something can come of what a row tells. */
const bears = <E>({ heading, line }: Row<E>, { isAside }: Telling<E>) =>
  !heading && !(line.event && isAside?.(line.event))

function rowOf<E>(line: Line<E>, telling: Telling<E>): Row<E> {
  const is = (question: (event: E) => boolean) => line.event !== null && question(line.event)
  return {
    id: line.id,
    line,
    times: 1,
    spelt: false,
    gains: [],
    heading: is(telling.isHeading),
    loud: is(telling.isLoud),
    sign: line.event && telling.signOf(line.event),
    seat: (line.event && telling.seatOf?.(line.event)) ?? null,
  }
}

/** Rows that say the same one after another, or go on with one another, become one. */
function counted<E>(rows: Row<E>[], telling: Telling<E>): Row<E>[] {
  const merged: Row<E>[] = []
  for (const row of rows) {
    const last = merged.at(-1)
    const goesOn =
      last?.line.event && row.line.event && telling.goesOn?.(last.line.event, row.line.event)
    if (last && goesOn) {
      merged[merged.length - 1] = { ...row, times: last.times + row.times, spelt: true }
    } else if (last && !row.heading && spoken(last.line.text) === spoken(row.line.text)) {
      const gains = row.gains.reduce(added, last.gains)
      merged[merged.length - 1] = { ...last, times: last.times + row.times, gains }
    } else {
      const both = last?.times === 1 && last.sign === row.sign ? together(last, row) : null
      if (both) merged[merged.length - 1] = both
      else merged.push(row)
    }
  }
  return merged.map((row) => (row.spelt ? spelt(row, telling) : row))
}

/** A row that says how long a journey was, where the game has words for it. */
function spelt<E>(row: Row<E>, { wholeOf }: Telling<E>): Row<E> {
  if (!wholeOf) return { ...row, spelt: false }
  return { ...row, line: { ...row.line, text: wholeOf(row.line.text, row.times) } }
}

/** One row for what happened to several cards alike, one after another. */
function together<E>(last: Row<E>, row: Row<E>): Row<E> | null {
  const [card, ...tail] = row.line.text
  const before = last.line.text
  const end = before.findLastIndex((run) => 'card' in run) + 1
  const isList = before.slice(0, end).every((run) => 'card' in run || plain(run) === ',')
  const isAlike = spoken(before.slice(end)) === spoken(tail)
  const isPlain = last.gains.length + row.gains.length === 0 && tail.every((run) => 'words' in run)
  if (!card || !('card' in card) || end === 0 || !isList || !isAlike || !isPlain) return null
  const text: Text = [...before.slice(0, end), { words: ',' }, card, ...tail]
  return { ...last, line: { ...last.line, text } }
}

function added(gains: Gain[], { glyph, amount }: Gain): Gain[] {
  if (!gains.some((gain) => gain.glyph === glyph)) return [...gains, { glyph, amount }]
  return gains.map((gain) =>
    gain.glyph === glyph ? { glyph, amount: gain.amount + amount } : gain,
  )
}

/** The number and the sign a line tells of. */
function gainIn(text: Text): Gain | null {
  for (const [place, run] of text.entries()) {
    const before = text[place - 1]
    if ('glyph' in run && before && 'number' in before) {
      return { glyph: run.glyph, amount: before.number }
    }
  }
  return null
}

/**
 * Whose each line is, by its id: what is nobody's deed, as where a patrol moves, is of whoever has
 * the turn, and where a game does not say, of who decided.
 */
export function ownersOf<E>(lines: Line<E>[], telling: Telling<E>): Map<string, number | null> {
  let turn: number | null = null
  return new Map(
    lines.map(({ id, by, event }) => {
      const seat = (event && telling.seatOf?.(event)) ?? null
      if (event && telling.isHeading(event)) turn = seat
      return [id, seat ?? (event && turn) ?? by]
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

/** A text without the full stop at its end: a row needs none. */
export function unstopped(text: Text): Text {
  const last = pieces(text).at(-1)?.run
  if (!last || !('words' in last)) return text
  const words = last.words.replace(/\.$/, '')
  const rest: Run[] = words === '' ? [] : [{ words }]
  return [...text.slice(0, -1), ...rest]
}

/** A text without the one whose sign stands before it: what they did comes first. */
export function withoutSubject(text: Text, names: string[]): Text {
  const [first, ...rest] = text
  if (!first || !('words' in first)) return text
  for (const name of names) {
    const at = first.words.indexOf(`${name} `)
    const leads = at >= 0 && !first.words.slice(0, at).trim().includes(' ')
    const words = first.words.slice(at + name.length + 1)
    if (leads && words !== '') return [{ words: capital(words) }, ...rest]
  }
  return text
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
