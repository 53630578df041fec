/** Numbers, lists and order as the language of the page has them. */
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
const all = kept((tags) => new Intl.ListFormat(tags))
const one = kept((tags) => new Intl.ListFormat(tags, { type: 'disjunction' }))
const each = kept((tags) => new Intl.ListFormat(tags, { type: 'unit' }))
const order = kept((tags) => new Intl.Collator(tags, { numeric: true }))

/** A number with its thousands apart: 10,000. */
export const grouped = (number: number) => numbers().format(number)

/** “Han, Lando and Leia”. */
export const enumerated = (names: string[]) => all().format(names)

/** “Han, Lando or Leia”. */
export const either = (names: string[]) => one().format(names)

/** “Han, Lando, Leia”: one thing after the other. */
export const listed = (things: string[]) => each().format(things)

/** Which of two names comes first. */
export const alphabetically = (a: string, b: string) => order().compare(a, b)

/** What a language calls itself. */
export const ownName = (tag: string) =>
  new Intl.DisplayNames([tag, 'en'], { type: 'language' }).of(tag) ?? tag
