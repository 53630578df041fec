/** Three people at one table of Outer Rim: they trade, one comes back, and the server is killed. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { stumblingBlocks } from './support/axe'
import { exceptAbsence, launch, visitor, type Visitor } from './support/browser'
import { openTable, seatOf } from './support/lobby'
import { choice, isAsked, playUntil, purse, turnOf } from './support/rim'
import { Server } from './support/server'

let browser: Browser
let server: Server
let people: Visitor[]
let pages: Page[]

const characters = ['han-solo', 'boba-fett', 'jyn-erso']
const names = ['Han Solo', 'Boba Fett', 'Jyn Erso']

beforeAll(async () => {
  browser = await launch()
  server = await Server.start()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

beforeEach(async () => {
  people = await Promise.all(names.map(() => visitor(browser, server.address)))
  pages = people.map(({ page }) => page)
  const seats = names.map(() => ({ kind: 'person' }) as const)
  const table = await openTable(server, seats, { players: 3, characters }, 'outer-rim')
  for (const [seat, page] of pages.entries()) {
    await page.goto(`/table/${table}`)
    await seatOf(page, seat).getByRole('button', { name: 'Sit down' }).click()
  }
})

afterEach(async () => {
  for (const { context } of people) await context.close()
})

test('three people trade and haggle, one comes back, and the server is killed', async () => {
  const [from, to] = await planner()
  for (const accepted of [true, false]) {
    const rich = await purse(to)
    await offerCredits(from, names[pages.indexOf(to)] ?? '')
    await isAsked(to)
    await to
      .locator(accepted ? '.bar [aria-label="Accept"]' : '.bar .choice.pass')
      .first()
      .click()
    await isAsked(from)
    if (accepted) await expect.poll(() => purse(to)).not.toBe(rich)
    else expect(await purse(to)).toBe(rich)
  }

  const rich = await purse(to)
  await offerCredits(from, names[pages.indexOf(to)] ?? '')
  await isAsked(to)
  await choice(to, 'Make another offer').click()
  await to.getByRole('button', { name: 'Decline theirs' }).click()
  await isAsked(from)
  await choice(from, 'Accept').click()
  await expect.poll(() => purse(to)).not.toBe(rich)

  await playUntil(pages, async () => (await turnOf(from)) >= 3)
  const turn = await turnOf(to)
  await to.reload()
  await expect.poll(() => turnOf(to)).toBe(turn)

  await server.kill()
  for (const page of pages) await page.getByText('Connection lost').waitFor()
  await server.restart()
  for (const page of pages) await page.getByText('Connection lost').waitFor({ state: 'hidden' })
  await playUntil(pages, async () => (await turnOf(from)) > turn)
  for (const { complaints } of people) expect(exceptAbsence(complaints)).toEqual([])
})

test('who wants no offers is not asked any more, until they say so', async () => {
  const [from, to] = await planner()
  const partner = names[pages.indexOf(to)] ?? ''
  await offerCredits(from, partner)
  await isAsked(to)
  await to.getByRole('button', { name: 'Do not ask me again' }).click()
  expect(await stumblingBlocks(to)).toEqual([])
  await to.getByRole('button', { name: 'Always pass' }).click()
  await isAsked(from)
  await to.reload()
  const poor = await purse(from)
  await offerCredits(from, partner)
  await to.getByText('Passed: offers always.').waitFor()
  await isAsked(from)
  expect(await purse(from)).toBe(poor)
  await to.getByRole('button', { name: 'Ask again' }).click()
  await offerCredits(from, partner)
  await isAsked(to)
  await to.locator('.bar .choice.pass').first().click()
  await isAsked(from)
  for (const { complaints } of people) expect(complaints).toEqual([])
})

test('two must agree to what a third wants to take back, and everybody plays on', async () => {
  const undo = (page: Page) => page.getByRole('button', { name: 'Ask to undo' })
  const asked = (page: Page) => page.getByText('asks to take back')
  const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  await playUntil(pages, async () => (await turnOf(pages[0]!)) >= 2)
  const asker = pages[await first(pages, (page) => undo(page).isVisible())]!
  const [one, other] = pages.filter((page) => page !== asker) as [Page, Page]

  await undo(asker).click()
  await answer(one, 'Agree').click()
  await asked(one).waitFor({ state: 'hidden' })
  await answer(other, 'Do not agree').click()
  await asker.getByText('did not agree').waitFor()

  await undo(asker).click()
  for (const page of [one, other]) await answer(page, 'Agree').click()
  await asker.getByText('everybody agreed').waitFor()
  const turn = await turnOf(one)
  await playUntil(pages, async () => (await turnOf(one)) > turn + 2)
  for (const { complaints } of people) expect(complaints).toEqual([])
})

/** Plays until somebody plans a turn; who that is, and somebody else. */
async function planner(): Promise<[Page, Page]> {
  const plans = (page: Page) => choice(page, /^Gain 2/).isVisible()
  const planning = async () => (await Promise.all(pages.map(plans))).some(Boolean)
  await playUntil(pages, planning)
  const at = await first(pages, plans)
  return [pages[at]!, pages[(at + 1) % pages.length]!]
}

/** The place of the first page of which something is so. */
async function first(all: Page[], is: (page: Page) => Promise<boolean>): Promise<number> {
  return (await Promise.all(all.map(is))).indexOf(true)
}

/** Offers one step of credits for nothing. */
async function offerCredits(page: Page, partner: string) {
  await page.keyboard.press('o')
  const dialog = page.getByRole('dialog')
  expect(await stumblingBlocks(page)).toEqual([])
  await dialog.getByRole('button', { name: partner }).click()
  await dialog.getByRole('button', { name: 'More' }).first().click()
  await dialog.getByRole('button', { name: 'Make the offer' }).click()
}
