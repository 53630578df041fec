/** The languages in which whole games are played: English, and one that nobody speaks. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { everything } from '../../scripts/messages.mjs'
import { pseudo } from '../../scripts/pseudo.mjs'
import { binary } from './binary'

/** The pseudo-language: every letter has an accent, so that whatever is no message can be told. */
export const PSEUDO = 'xx'

export const languages = ['en', PSEUDO]

/** A folder with the pseudo-language, made anew: what games and server say, and what the pages say. */
export async function pseudoFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cantina-languages-'))
  await promisify(execFile)(join(dirname(binary), 'xtask'), ['pseudo', folder])
  const pages = join(folder, PSEUDO, 'client')
  await mkdir(pages, { recursive: true })
  await writeFile(join(pages, 'pages.ftl'), pseudo(everything()))
  return folder
}

/**
 * What a page shows that was not written for its readers: in the pseudo-language any plain word, and
 * in every language what stands out of the window at its sides.
 */
export async function misread(page: Page, lang: string, typed: string[] = []): Promise<string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth} pixels wide in ${clientWidth}`] : []
  })
  return lang === PSEUDO ? [...wide, ...(await plainWords(page, typed))] : wide
}

/** Plain words in whatever can be read, heard or hovered over. */
const plainWords = (page: Page, typed: string[]): Promise<string[]> =>
  page.evaluate((typed) => {
    // Commands are typed, keys are engraved, books are called as they are printed, ids are for programs.
    const spared = 'script, style, noscript, code, kbd'
    const texts: [string, string][] = [[document.title, 'title']]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent || parent.closest(spared)) continue
      texts.push([walker.currentNode.textContent ?? '', parent.className || parent.tagName])
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]:not([href^="/rules/"])`))
        texts.push([
          element.getAttribute(name) ?? '',
          `${name} of ${element.outerHTML.slice(0, 80)}`,
        ])
    return texts.flatMap(([text, where]) => {
      const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
      const plain = words.filter((word) => /^[a-z]{3,}$/i.test(word) && !typed.includes(word))
      return plain.length > 0 ? [`${plain.join(' ')} in “${text.trim()}” (${where})`] : []
    })
  }, typed)
