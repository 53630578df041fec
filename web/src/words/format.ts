/** Numbers, lists and order as the language of the page has them. */
import { words } from '../words'
import { language } from './language.svelte'

/** One of each kind for a language: they are dear to make. */
function kept<T>(make: (tags: string[]) => T): () => T {
  let tag = ''
  let made: T
  return () => {
    if (tag !== language.tag) {
      tag = language.tag
      // A language no browser counts in counts as English does.
      made = make([tag, 'en'])
    }
    return made
  }
}

const numbers = kept((tags) => new Intl.NumberFormat(tags))
const order = kept((tags) => new Intl.Collator(tags, { numeric: true }))

/** A number with its thousands apart: 10,000. */
export const grouped = (number: number) => numbers().format(number)

/** “Han, Lando, Leia”: one thing after the other. */
export const listed = (things: string[]) =>
  things.reduce((some, next) => (some === '' ? next : words.lists.next({ some, next })), '')

/** The last of them joined to the others in a way of its own. */
function joined(names: string[], join: (told: { some: string; last: string }) => string): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : join({ some: listed(names.slice(0, -1)), last })
}

/** “Han, Lando and Leia”. */
export const enumerated = (names: string[]) => joined(names, words.lists.and)

/** “Han, Lando or Leia”. */
export const either = (names: string[]) => joined(names, words.lists.or)

/** Which of two names comes first. */
export const alphabetically = (a: string, b: string) => order().compare(a, b)

const times = kept((tags) => new Intl.DateTimeFormat(tags, { timeStyle: 'short' }))
const dates = kept(
  (tags) => new Intl.DateTimeFormat(tags, { dateStyle: 'medium', timeStyle: 'short' }),
)
const relative = kept((tags) => new Intl.RelativeTimeFormat(tags, { numeric: 'auto' }))

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** “14:32”, with the day if that was another one. */
export function timeOfDay(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return (isToday ? times() : dates()).format(at)
}

/** “5 minutes ago”; what was within the last minute is “now”. */
export function ago(at: number, now: number): string {
  const past = Math.max(0, now - at)
  if (past < MINUTE) return relative().format(0, 'second')
  if (past < HOUR) return relative().format(-Math.floor(past / MINUTE), 'minute')
  if (past < DAY) return relative().format(-Math.floor(past / HOUR), 'hour')
  return relative().format(-Math.floor(past / DAY), 'day')
}

const unit = (name: 'second' | 'minute' | 'hour' | 'day') => {
  const said = kept(
    (tags) => new Intl.NumberFormat(tags, { style: 'unit', unit: name, unitDisplay: 'long' }),
  )
  return (number: number) => said().format(number)
}
const [seconds, minutes, hours, days] = [
  unit('second'),
  unit('minute'),
  unit('hour'),
  unit('day'),
] as const

/** “4 minutes”: a length of time in its largest unit, for who hears it. */
export function roughly(length: number): string {
  if (length < MINUTE) return seconds(Math.floor(length / SECOND))
  if (length < HOUR) return minutes(Math.floor(length / MINUTE))
  return length < 2 * DAY ? hours(Math.floor(length / HOUR)) : days(Math.floor(length / DAY))
}

/** “4:05”, as a clock shows it; what takes days is told in those. */
export function countdown(length: number): string {
  if (length >= 2 * DAY) return roughly(length)
  const all = Math.ceil(length / SECOND)
  const two = (number: number) => String(number).padStart(2, '0')
  const [h, m, s] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** What a language calls itself. */
export const ownName = (tag: string) =>
  new Intl.DisplayNames([tag, 'en'], { type: 'language' }).of(tag) ?? tag
