import { settings } from '../table/settings.svelte'

/** What a language says for a message, or null if it has none that can be said. */
export type Said = (id: string, told?: Record<string, string | number>) => string | null

/** The languages that came with the page. A file is a language; English is always there. */
const files = import.meta.glob<string>(['./*.ftl', '!./en.ftl'], {
  query: '?raw',
  import: 'default',
})
const known = ['en', ...Object.keys(files).map((path) => path.slice(2, -'.ftl'.length))]

/** Which language the page speaks. */
class Language {
  /** Its tag, as `<html lang>` and `Intl` know it. */
  tag = $state.raw('en')
  /** What it says; English needs nobody to say it. */
  said = $state.raw<Said | null>(null)
  #asked = 'en'

  /** The languages one can choose among: those of the page, and the one it was opened in. */
  get offered(): string[] {
    return known.includes(this.tag) ? known : [...known, this.tag]
  }

  /** Speaks what was set, or what the address or the browser asks for. */
  begin(): Promise<void> {
    return this.speak(settings.lang ?? inAddress() ?? inBrowser() ?? 'en')
  }

  /** Goes over to a language, or to English if that has no messages anywhere. */
  async speak(tag: string): Promise<void> {
    this.#asked = tag
    const said = tag === 'en' ? null : await load(tag)
    // Somebody who chooses quickly gets what was chosen last.
    if (this.#asked !== tag) return
    this.said = said
    this.tag = said ? tag : 'en'
    document.documentElement.lang = this.tag
  }
}

const inAddress = () => {
  const tag = new URLSearchParams(location.search).get('lang')
  return tag && /^[a-z]{2,3}(-[a-z\d]+)*$/i.test(tag) ? tag : undefined
}

const inBrowser = () =>
  navigator.languages
    .map((tag) => [tag, tag.split('-')[0]].find((wanted) => wanted && known.includes(wanted)))
    .find((tag) => tag !== undefined)

/** The messages of a language: those of the page, or those the server has. */
async function load(tag: string): Promise<Said | null> {
  try {
    const source = await (files[`./${tag}.ftl`]?.() ?? fetched(tag))
    if (source === null) return null
    const { reader } = await import('./reader')
    return reader(tag, source)
  } catch {
    // What cannot be loaded is said in English.
    return null
  }
}

async function fetched(tag: string): Promise<string | null> {
  const answer = await fetch(`/languages/${tag}.ftl`)
  // A server that knows no languages answers with the page itself.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  return answer.ok && !isPage ? answer.text() : null
}

export const language = new Language()

/** The address of an answer in words, in the language of the page. */
export const spokenAt = (path: string) =>
  language.tag === 'en'
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(language.tag)}`
