/** A real browser, and pages that remember whatever went wrong on them. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

function executable(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter)
  const names = ['chromium', 'chromium-browser', 'google-chrome']
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
  if (!found) throw new Error('no Chromium in PATH: run scripts/prepare --tests, or set CHROMIUM')
  return found
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: executable(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

export interface Visitor {
  context: BrowserContext
  page: Page
  /** What the console or the page complained about. */
  complaints: string[]
}

export const LAPTOP = { width: 1366, height: 768 }

export interface Looks {
  viewport?: { width: number; height: number }
  /** Things are shown settled unless they are let move. */
  moving?: boolean
  /** Whether there is a finger instead of a mouse. */
  touch?: boolean
  /** The language it is read in. */
  lang?: string
}

/** Somebody with a browser of their own. */
export async function visitor(
  browser: Browser,
  address: string,
  { viewport = LAPTOP, moving = false, touch = false, lang = 'en' }: Looks = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    hasTouch: touch,
    reducedMotion: moving ? 'no-preference' : 'reduce',
  })
  // How busy the machine is decides how long things take: a test waits as long as it may run.
  context.setDefaultTimeout(120_000)
  // Whoever tests has no time to watch machines move.
  await context.addInitScript(
    (lang) =>
      localStorage.setItem(
        'cantina.settings',
        JSON.stringify({ pace: 'instant', confirmations: false, lang }),
      ),
    lang,
  )
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    }
  })
  return { context, page, complaints }
}

/**
 * Without what every browser says by itself when a server is not there. Nothing else may be said
 * while it is away.
 */
export const exceptAbsence = (complaints: string[]) =>
  complaints.filter((complaint) => !/net::ERR_CONNECTION_(REFUSED|RESET)/.test(complaint))

/** Without what every browser says by itself about an answer of this status. */
export const exceptStatus = (complaints: string[], status: number) =>
  complaints.filter((complaint) => !complaint.includes(`responded with a status of ${status} `))
