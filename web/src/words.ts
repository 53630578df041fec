/**
 * The words of the page itself: `words.a.b` is the message `a_b` of `words/en.ftl`, or what the
 * language of the page says for it; one that is told something is a function of that. Everything
 * about a game, its cards and its decisions comes from the server in words already.
 */
import english from './words/en.ftl'
import { language } from './words/language.svelte'
import type { Words } from './words/messages'

type Told = Record<string, string | number>
type English = string | ((told: Told) => string) | { [key: string]: English }

/** A part of the tree. What is read in it is read again when the language changes. */
function spoken(part: { [key: string]: English }, path: string): object {
  const within = new Map<string, object>()
  return new Proxy(part, {
    get(_, key) {
      const own = typeof key === 'string' && Object.hasOwn(part, key) ? part[key] : undefined
      if (own === undefined) return undefined
      const id = path + String(key)
      if (typeof own === 'object') {
        const inner = within.get(id) ?? spoken(own, `${id}_`)
        within.set(id, inner)
        return inner
      }
      const { said } = language
      if (!said) return own
      return typeof own === 'string'
        ? (said(id) ?? own)
        : (told: Told) => said(id, told) ?? own(told)
    },
  })
}

export const words = spoken(english as unknown as { [key: string]: English }, '') as Words
