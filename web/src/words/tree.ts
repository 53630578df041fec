import { language } from './language.svelte'

type Told = Record<string, string | number>
type Part = { [key: string]: string | ((told: Told) => string) | Part }

/**
 * The messages in English as the language of the page says them: what is read here is read again
 * when the language changes, and what a language lacks is said in English.
 */
export const spoken = <T extends object>(english: T): T => branch(english as Part, '') as T

function branch(part: Part, path: string): object {
  const within = new Map<string, object>()
  return new Proxy(part, {
    get(_, key) {
      const own = typeof key === 'string' && Object.hasOwn(part, key) ? part[key] : undefined
      if (own === undefined) return undefined
      const id = path + String(key)
      if (typeof own === 'object') {
        const inner = within.get(id) ?? branch(own, `${id}_`)
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
