/**
 * The example game, which has no board of its own: whole games of it on the plain one. What it takes
 * to come here is what CONTRIBUTING.md says of adding a game, and nothing else.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { flawsIn, stumblingBlocks } from './support/axe'
import { languages, misread } from './support/languages'
import { openTable, sitDown, startButton } from './support/lobby'
import { overflow } from './support/reach'
import { inStep, playToTheEnd, readyBar, turnOf } from './support/player'
import { setting } from './support/setting'

const here = setting()

/** What lies on the table, as it is said. */
const lines = (page: Page) => page.locator('main .lines li').allTextContents()

/** What is said of who has this name. */
const lineOf = async (page: Page, name: string) =>
  (await lines(page)).find((line) => line.includes(name)) ?? ''

/** Opens a table for two people, who sit down at it. */
async function sitTogether(pages: Page[]) {
  const table = await openTable(here.server, 'coaxium', [{ kind: 'person' }, { kind: 'person' }])
  for (const [seat, page] of pages.entries()) {
    await sitDown(page, table, seat, seat === 0 ? 'Ann' : 'Bob')
  }
  await inStep(pages)
}

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
  expect(await flawsIn(page, lang)).toEqual([])

  await playToTheEnd([page])
  await page.locator('#game-over').waitFor()
  expect(await flawsIn(page, lang)).toEqual([])
  expect(complaints).toEqual([])
})

test('two people play to the end, and neither sees what the other holds', async () => {
  const [ann, bob] = [await here.visit(), await here.visit({ viewport: PHONE, touch: true })]
  const pages = [ann.page, bob.page]
  await sitTogether(pages)
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

test('a vial is offered by a click and taken by another, whoever is to decide', async () => {
  const [ann, bob] = [await here.visit(), await here.visit({ viewport: PHONE, touch: true })]
  await sitTogether([ann.page, bob.page])
  const offers = (page: Page) => page.getByRole('list', { name: 'Offers you can make' })
  const vialsOf = async (page: Page, name: string) =>
    /vials \((.*)\)/.exec(await lineOf(page, name))?.[1]?.split(' ') ?? []
  const [given, kept] = await vialsOf(bob.page, 'Lando')
  const [taken, other] = await vialsOf(ann.page, 'Han')

  // It is Ann's turn, and Bob who offers: one button for each of his vials, and Ann is asked.
  expect(await offers(bob.page).getByRole('button').allTextContents()).toEqual([
    `Offer Han vial ${given} for one of theirs`,
    `Offer Han vial ${kept} for one of theirs`,
  ])
  expect(await stumblingBlocks(bob.page)).toEqual([])
  await offers(bob.page).getByRole('button').first().click()
  await ann.page.getByText(`offers you vial ${given}`).first().waitFor()
  await offers(ann.page).waitFor({ state: 'hidden' })
  await readyBar(ann.page)
    .getByRole('button', { name: `give vial ${taken}` })
    .click()

  await expect
    .poll(async () => (await vialsOf(bob.page, 'Lando')).toSorted())
    .toEqual([kept, taken].toSorted())
  expect((await vialsOf(ann.page, 'Han')).toSorted()).toEqual([given, other].toSorted())
  // Once a turn: Bob has none left to make, Ann has.
  expect(await offers(bob.page).count()).toBe(0)
  await offers(ann.page).waitFor()
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
