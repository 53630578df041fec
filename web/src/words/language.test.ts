import { render, screen } from '@testing-library/svelte'
import { createRawSnippet, flushSync, tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../table/settings.svelte'
import { words } from '../words'
import Filled from './Filled.svelte'
import { filled, slot } from './filled'
import { alphabetically, either, enumerated, grouped, listed, ownName } from './format'
import { language } from './language.svelte'
import Spoken from './Spoken.test.svelte'

/** A server that has these languages, and answers with the page to whatever else it is asked. */
const served: Record<string, string> = {
  de: 'home_title = Kantine\nhome_turn = Zug { $n }\nhome_unknown = { $wrong } fehlen\nlists_and = { $some } und { $last }\n',
  xx: 'home_title = Ççàñţîñà\n',
}
const page = () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) => {
      const messages = served[/^\/languages\/(\w+)\.ftl$/.exec(address)?.[1] ?? '']
      return Promise.resolve(messages === undefined ? page() : new Response(messages))
    }),
  )
})

afterEach(async () => {
  settings.lang = null
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await language.speak('en')
})

describe('the page says', () => {
  it('a message in English where nothing else is asked for, without asking anybody', async () => {
    await language.begin()
    expect([language.tag, words.home.title]).toEqual(['en', 'Cantina'])
    expect(words.home.unknown({ n: 1 })).toBe('1 game is not on this server.')
    expect(words.home.unknown({ n: 2000 })).toBe('2,000 games are not on this server.')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('what a language has, and in English what it lacks or says of nothing it was told', async () => {
    await language.speak('de')
    expect(words.home.title).toBe('Kantine')
    expect(words.home.turn({ n: 1234 })).toBe('Zug 1.234')
    expect(words.home.newTable).toBe('New table')
    expect(words.home.unknown({ n: 2 })).toBe('2 games are not on this server.')
    expect(document.documentElement.lang).toBe('de')
  })

  it('everything anew when the language changes', async () => {
    render(Spoken)
    const seen = () => screen.getByTestId('said').textContent
    expect(seen()).toBe('Cantina 1,234')
    await language.speak('de')
    await tick()
    expect(seen()).toBe('Kantine 1.234')
  })

  it('English where the server knows no such language', async () => {
    await language.speak('de')
    await language.speak('fr')
    expect([language.tag, words.home.title]).toEqual(['en', 'Cantina'])
    expect(document.documentElement.lang).toBe('en')
  })

  it('English where the server says that there is none, or nothing at all', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('home_title = No', { status: 404 })))
    await language.speak('fr')
    expect(words.home.title).toBe('Cantina')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
    await language.speak('fr')
    expect(words.home.title).toBe('Cantina')
  })

  it('what was chosen last, however late the messages come', async () => {
    const answers: ((answer: Response) => void)[] = []
    vi.stubGlobal('fetch', () => new Promise<Response>((answer) => answers.push(answer)))
    const first = language.speak('xx')
    const second = language.speak('de')
    answers[1]?.(new Response(served.de))
    await second
    answers[0]?.(new Response(served.xx))
    await first
    expect([language.tag, words.home.title]).toEqual(['de', 'Kantine'])
  })
})

describe('the page begins in', () => {
  const asked = (address: string, set: string | null, browser: string[]) => {
    history.replaceState(null, '', address)
    settings.lang = set
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
    return language.begin()
  }

  it.each([
    ['the language that was set', '/?lang=xx', 'de', 'de'],
    ['English, if that was set', '/?lang=xx', 'en', 'en'],
    ['else the one in the address', '/?lang=xx', null, 'xx'],
    ['no language that is none', '/?lang=../x', null, 'en'],
    ['English, if nobody asks for another', '/', null, 'en'],
  ])('%s', async (_, address, set, tag) => {
    await asked(address, set, ['en-GB', 'en'])
    expect(language.tag).toBe(tag)
  })

  it('the first of the browser’s that it has itself, and asks no server for those', async () => {
    await asked('/', null, ['de-CH', 'de', 'en-GB'])
    expect(language.tag).toBe('en')
    expect(fetch).not.toHaveBeenCalled()
  })
})

it('offers to choose what there is, and the language it was opened in', async () => {
  expect(language.offered).toEqual(['en'])
  await language.speak('xx')
  expect(language.offered).toEqual(['en', 'xx'])
})

it('counts, lists and orders as its language does', async () => {
  const three = ['Han', 'Lando', 'Leia']
  const said = () => [grouped(10_000), enumerated(three), either(three), listed(three)]
  const english = ['10,000', 'Han, Lando and Leia', 'Han, Lando or Leia', 'Han, Lando, Leia']
  expect(said()).toEqual(english)
  expect([enumerated([]), either(['Han']), enumerated(['Han', 'Leia'])]).toEqual([
    '',
    'Han',
    'Han and Leia',
  ])
  expect(['b10', 'a', 'b9'].toSorted(alphabetically)).toEqual(['a', 'b9', 'b10'])
  await language.speak('de')
  expect(said().slice(0, 2)).toEqual(['10.000', 'Han, Lando und Leia'])
  await language.speak('xx')
  expect(grouped(10_000)).toBe('10,000')
  expect([ownName('de'), ownName('xx')]).toEqual(['Deutsch', 'xx'])
})

describe('what is drawn in a sentence', () => {
  const said = words.table.asks({ name: slot('who') })
  const who = [{ seat: [0, 'Han'] as [number, string] }]

  it('stands among its runs', () => {
    expect(filled(said, { who })).toEqual([...who, { words: 'asks to take back the last action.' }])
    expect(filled(`Ask ${slot('who')}: ${slot('what')}`, { who })).toEqual([
      { words: 'Ask' },
      ...who,
      { words: ':', tight: true },
    ])
  })

  it('stands in its slots on the page, wherever those are', () => {
    const drawn = createRawSnippet((name: () => string) => ({ render: () => `<b>${name()}</b>` }))
    const { container } = render(Filled, { said: `${slot('b')} of ${slot('a')}!`, drawn })
    flushSync()
    expect(container.innerHTML.replace(/<!--.*?-->/g, '')).toContain('<b>b</b> of <b>a</b>!')
  })
})
