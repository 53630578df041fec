/** Three people at one table of Outer Rim: they trade, one comes back, and the server is killed. */
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { stumblingBlocks } from './support/axe'
import { exceptAbsence, type Visitor } from './support/browser'
import { openTable, sitDown } from './support/lobby'
import { inStep } from './support/player'
import { choice, isAsked, playUntil, purse, turnOf } from './support/outer-rim'
import { setting } from './support/setting'

const here = setting()
let people: Visitor[]
let pages: Page[]

const characters = ['han-solo', 'boba-fett', 'jyn-erso']
const names = ['Han Solo', 'Boba Fett', 'Jyn Erso']

beforeEach(async () => {
  people = await Promise.all(names.map(() => here.visit()))
  pages = people.map(({ page }) => page)
  const seats = names.map(() => ({ kind: 'person' }) as const)
  const table = await openTable(here.server, 'outer-rim', seats, { players: 3, characters })
  for (const [seat, page] of pages.entries()) {
    await sitDown(page, table, seat, `Player ${'ABC'[seat]}`)
  }
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
  const turn = await inStep(pages)
  await to.reload()
  await expect.poll(() => turnOf(to)).toBe(turn)

  await inStep(pages)
  await here.server.kill()
  for (const page of pages) await page.getByText('Connection lost').waitFor()
  await here.server.restart()
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
  let at = -1
  await playUntil(pages, async () => {
    if ((await turnOf(pages[0]!)) >= 2) at = await first(pages, (page) => undo(page).isVisible())
    return at >= 0
  })
  await inStep(pages)
  const asker = pages[at]!
  const [one, other] = pages.filter((page) => page !== asker) as [Page, Page]

  await undo(asker).click()
  await answer(one, 'Agree').click()
  await asked(one).waitFor({ state: 'hidden' })
  await answer(other, 'Do not agree').click()
  await asker.getByText('did not agree').waitFor()

  await undo(asker).click()
  for (const page of [one, other]) await answer(page, 'Agree').click()
  await asker.getByText('everybody agreed').waitFor()
  const turn = await inStep(pages)
  await playUntil(pages, async () => (await turnOf(one)) > turn + 2)
  for (const { complaints } of people) expect(complaints).toEqual([])
})

/** Plays until somebody plans a turn; who that is, and somebody else. */
async function planner(): Promise<[Page, Page]> {
  // Looked at once: whoever is seen to plan then is meant, and nobody clicks after that.
  let at = -1
  await playUntil(pages, async () => {
    at = await first(pages, (page) => choice(page, /^Gain 2/).isVisible())
    return at >= 0
  })
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
  await dialog.waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  await dialog.getByRole('button', { name: partner }).click()
  await dialog.getByRole('button', { name: 'More' }).first().click()
  await dialog.getByRole('button', { name: 'Make the offer' }).click()
}
