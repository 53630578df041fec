/** Somebody who plays Outer Rim by clicking what the table offers, without knowing any rule. */
import type { Locator, Page } from 'playwright-core'
import { readyBar } from './player'

export { isOver } from './player'

/** More clicks than any short game takes; a table that never ends is an error. */
const MOST_CLICKS = 2500

/** More looks at a table on which nothing can be clicked than any pause of it takes. */
const MOST_LOOKS = 2000

/** What lies over the table and waits to be read or answered; the most useful first. */
const onStage = [
  '[data-stage] .armed',
  '[data-stage] .go',
  '[data-stage] .single',
  '[data-stage] .offer',
  '[data-stage] [data-place][data-act]',
  '[data-stage] .pass',
]

/**
 * What the bar offers, the most useful first. Building an offer opens a window that waits for its
 * builder: nobody here has anything to offer.
 */
const inBar = [
  'section.bar.mine .armed',
  'section.bar.mine .choice.lead:not(.pass, [data-act="deal"])',
  'section.bar.mine .choice.plain[data-act]:not([data-act="deal"])',
  'section.bar.mine .choice.pass',
]

const ready = 'section.bar:not([data-fresh]):not([data-busy])'

/** Which turn the table shows. */
export async function turnOf(page: Page): Promise<number> {
  const banner = await page.locator('h1 small').textContent()
  return Number(/\d+/.exec(banner ?? '')?.[0] ?? 0)
}

/** Waits until this player is asked something. */
export const isAsked = (page: Page) => readyBar(page).waitFor()

/** A choice in the bar by what it says, while it can be made. */
export const choice = (page: Page, name: string | RegExp): Locator =>
  readyBar(page).getByRole('button', { name }).first()

/** Makes one click, if there is anything to click; in the bar what is wished for `first`. */
export async function clickSomething(page: Page, first: string[] = []): Promise<boolean> {
  if (!(await page.locator(ready).isVisible())) return false
  for (const wish of [...onStage, ...first, ...inBar]) {
    const thing = page.locator(wish).first()
    if (!(await thing.isVisible())) continue
    try {
      await thing.click({ timeout: 1500 })
      return true
    } catch (error) {
      // The table moves on by itself, and may have done so between looking and clicking.
      if (!(error instanceof Error && error.name === 'TimeoutError')) throw error
      return false
    }
  }
  return false
}

/** Plays until something is so. Whoever sits at the pages clicks in turn. */
export async function playUntil(
  pages: Page[],
  done: () => Promise<boolean>,
  first: string[] = [],
): Promise<void> {
  let clicks = 0
  let looks = 0
  while (!(await done())) {
    let idle = true
    for (const page of pages) if (await clickSomething(page, first)) idle = false
    looks = idle ? looks + 1 : 0
    if (idle) await pages[0]?.waitForTimeout(30)
    else clicks += 1
    if (clicks > MOST_CLICKS) throw new Error(`no end after ${MOST_CLICKS} clicks`)
    if (looks > MOST_LOOKS)
      throw new Error(`nothing to click: ${await Promise.all(pages.map(bar))}`)
  }
}

/** What the bar says, for who wonders why nothing goes on. */
const bar = async (page: Page) => (await page.locator('section.bar').innerText()).trim()

/** How many credits one has, as the dock says it. */
export const purse = async (page: Page) =>
  (await page.locator('.dock .credits').first().textContent()) ?? ''
