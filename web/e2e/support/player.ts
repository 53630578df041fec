/** Somebody who plays by clicking what the table offers, without knowing any rule. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** More clicks than any game takes; a table that never ends is an error. */
const MOST_CLICKS = 3000

/** More looks at a table on which nothing can be clicked than any pause of it takes. */
const MOST_LOOKS = 3000

export const decisionBar = (page: Page): Locator => page.locator('section.bar')

/** The bar while it takes clicks: not what has just come, and not what has just been answered. */
export const readyBar = (page: Page): Locator =>
  page.locator('section.bar.mine:not([data-fresh]):not([data-busy])')

/** Waits for the first decision of a turn: a hand to be played. */
export const canPlayAll = (page: Page) => page.locator('[data-act="play-all"]').waitFor()

/** What the banner shows once a game is over, and only then. */
export const result = (page: Page): Locator => page.locator('h1 .result')

export const isOver = (page: Page): Promise<boolean> => result(page).isVisible()

/** What there is to click, the most useful first. */
const wishes = [
  '.armed',
  '[data-act="split"]:enabled',
  '[data-act="attack"]',
  '.choice.lead:not(.pass)',
  '[data-act="attack-base"]',
  '.choice.plain[data-act]',
  '.choice.pass',
]

/**
 * Makes one click, if there is anything to decide: what is asked, or else the first thing that is
 * offered, or else the end of the turn. An act that asks back is clicked again the next time.
 */
export async function clickSomething(page: Page): Promise<boolean> {
  const bar = readyBar(page)
  if (!(await bar.isVisible())) return false
  // Cards that lie nowhere on the table are picked from those shown large, before all else.
  const picks = page.locator('.overlay button.act')
  return clickFirst([picks, ...wishes.map((wish) => bar.locator(wish))])
}

/** Clicks the first of these that is in sight. */
export async function clickFirst(wanted: Locator[]): Promise<boolean> {
  for (const thing of wanted.map((all) => all.first())) {
    if (!(await thing.isVisible())) continue
    try {
      await thing.click({ timeout: 2000 })
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
  click = clickSomething,
): Promise<void> {
  let clicks = 0
  let looks = 0
  while (!(await done())) {
    let idle = true
    for (const page of pages) if (await click(page)) idle = false
    looks = idle ? looks + 1 : 0
    if (idle) await pages[0]?.waitForTimeout(40)
    else clicks += 1
    if (clicks > MOST_CLICKS) throw new Error(`no end after ${MOST_CLICKS} clicks`)
    if (looks > MOST_LOOKS)
      throw new Error(`nothing to click: ${await Promise.all(pages.map(said))}`)
  }
}

/** What the bar says, for who wonders why nothing goes on. */
const said = async (page: Page) => (await decisionBar(page).innerText()).trim()

export async function playToTheEnd(pages: Page[]): Promise<void> {
  await playUntil(pages, async () => {
    const ended = await Promise.all(pages.map(isOver))
    return ended.every(Boolean)
  })
}

/**
 * Waits until everybody at a table of people sees the same, and says which turn that is. Whoever is
 * asked has heard everything; as nobody clicks meanwhile, nothing changes any more.
 */
export async function inStep(pages: Page[]): Promise<number> {
  let turns: number[] = []
  await expect
    .poll(async () => {
      const asked = await Promise.all(pages.map((page) => readyBar(page).isVisible()))
      turns = await Promise.all(pages.map(turnOf))
      return asked.includes(true) && new Set(turns).size === 1
    })
    .toBe(true)
  return turns[0] ?? 0
}

/** Which turn the table shows. */
export async function turnOf(page: Page): Promise<number> {
  const banner = await page.locator('h1 small').textContent()
  return Number(/\d+/.exec(banner ?? '')?.[0] ?? 0)
}

/** Says what is wrong, in the window for it, and gives the file that comes of it. */
export async function reported(page: Page, wrong: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Something is wrong' })
  await dialog.getByRole('textbox').fill(wrong)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Make the file' }).click()
  const path = await (await downloading).path()
  await dialog.getByText('cantina replay').waitFor()
  await page.keyboard.press('Escape')
  return path
}
