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

/** What a language calls itself. */
export const ownName = (tag: string) =>
  new Intl.DisplayNames([tag, 'en'], { type: 'language' }).of(tag) ?? tag
