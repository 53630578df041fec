/**
 * The example game, which has no board of its own: whole games of it on the plain one. What it takes
 * to come here is what CONTRIBUTING.md says of adding a game, and nothing else.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stumblingBlocks } from './support/axe'
import { languages, misread } from './support/languages'
import { linkTo, openTable, seatOf, startButton } from './support/lobby'
import { overflow } from './support/reach'
import { inStep, playToTheEnd, readyBar, turnOf } from './support/player'
import { setting } from './support/setting'

const here = setting()

/** What lies on the table, as it is said. */
const lines = (page: Page) => page.locator('main .lines li').allTextContents()

/** What is said of who has this name. */
const lineOf = async (page: Page, name: string) =>
  (await lines(page)).find((line) => line.includes(name)) ?? ''

const PHONE = { width: 390, height: 844 }

test('nobody is led to it, and everybody can come', async () => {
  const { page, complaints } = await here.visit()
  await page.goto('/')
  await page.locator('a[href^="/new/"]').first().waitFor()
  expect(await page.locator('a[href="/new/coaxium"]').count()).toBe(0)
  expect(await page.getByText('Coaxium').count()).toBe(0)

  await page.goto('/new/coaxium')
  await startButton(page).click()
  await readyBar(page).waitFor()
  await page.locator('.banner a.home').click()
  await page.getByRole('link', { name: /Your move.*Coaxium/ }).waitFor()
  expect(complaints).toEqual([])
})

test.for(languages)('a whole game against a machine, in %s', async (lang) => {
  const { page, complaints } = await here.visit({ lang })
  await page.goto('/new/coaxium')
  await startButton(page).waitFor()
  expect(await misread(page, lang)).toEqual([])
  await startButton(page).click()
  await readyBar(page).waitFor()
  expect(await lines(page)).toHaveLength(4)
  expect(await stumblingBlocks(page)).toEqual([])
  expect(await misread(page, lang)).toEqual([])

  await playToTheEnd([page])
  await page.locator('#game-over').waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  expect(await misread(page, lang)).toEqual([])
  expect(complaints).toEqual([])
})

test('two people play to the end, and neither sees what the other holds', async () => {
  const [ann, bob] = [await here.visit(), await here.visit({ viewport: PHONE, touch: true })]
  const pages = [ann.page, bob.page]
  const table = await openTable(
    here.server,
    [{ kind: 'person' }, { kind: 'person' }],
    null,
    'coaxium',
  )
  for (const [seat, page] of pages.entries()) {
    await page.goto(linkTo(table))
    await page.getByLabel('Your name').fill(seat === 0 ? 'Ann' : 'Bob')
    await seatOf(page, seat).getByRole('button', { name: 'Sit down' }).click()
  }
  await inStep(pages)
  for (const [mine, theirs, page] of [
    ['Han', 'Lando', ann.page],
    ['Lando', 'Han', bob.page],
  ] as const) {
    expect(await lineOf(page, mine)).toMatch(/\(you\).*vials \(\d+ \d+\)/)
    expect(await lineOf(page, theirs)).toMatch(/vials \(\? \?\)/)
  }
  expect(await overflow(bob.page)).toEqual([])
  expect(await stumblingBlocks(bob.page)).toEqual([])

  await playToTheEnd(pages)
  const results = await Promise.all(pages.map((page) => page.locator('#game-over').textContent()))
  expect(results[0]).toMatch(/(Han|Lando)\s+won/)
  expect(results[1]).toBe(results[0])
  expect([...ann.complaints, ...bob.complaints]).toEqual([])
})

test('keys choose as clicks do, and what was chosen is taken back', async () => {
  const { page, complaints } = await here.visit()
  await page.goto('/new/coaxium')
  await startButton(page).click()
  await readyBar(page).waitFor()
  const before = await lines(page)
  const sell = readyBar(page).getByRole('button', { name: /^Sell vial/ })
  const number = await sell.first().locator('kbd').textContent()
  await page.keyboard.press(number ?? '')
  await page.getByText('How do you sell it?').first().waitFor()
  await page.keyboard.press('u')
  await page.getByText('draw a vial, or sell one?').first().waitFor()
  expect(await lines(page)).toEqual(before)
  expect(await turnOf(page)).toBe(1)
  expect(complaints).toEqual([])
})
