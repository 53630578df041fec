/** Somebody who plays Outer Rim by clicking what the table offers, without knowing any rule. */
import type { Locator, Page } from 'playwright-core'
import { clickFirst, playUntil as keepPlaying, readyBar } from './player'

export { isOver, turnOf } from './player'

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

/** Waits until this player is asked something. */
export const isAsked = (page: Page) => readyBar(page).waitFor()

/** A choice in the bar by what it says, while it can be made. */
export const choice = (page: Page, name: string | RegExp): Locator =>
  readyBar(page).getByRole('button', { name }).first()

/** Makes one click, if there is anything to click; in the bar what is wished for `first`. */
export async function clickSomething(page: Page, first: string[] = []): Promise<boolean> {
  if (!(await page.locator(ready).isVisible())) return false
  return clickFirst([...onStage, ...first, ...inBar].map((wish) => page.locator(wish)))
}

/** Plays until something is so, clicking what is wished for `first`. */
export const playUntil = (pages: Page[], done: () => Promise<boolean>, first: string[] = []) =>
  keepPlaying(pages, done, (page) => clickSomething(page, first))

/** How many credits one has, as the dock says it. */
export const purse = async (page: Page) =>
  (await page.locator('.dock .credits').first().textContent()) ?? ''
