/** A whole game against a machine, by clicks only, from the start page to the end. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { flawsIn, stumblingBlocks } from './support/axe'
import { languages, misread } from './support/languages'
import { choiceOf, sitAgainst, startButton } from './support/lobby'
import { overflow } from './support/reach'
import {
  canPlayAll,
  decisionBar,
  playToTheEnd,
  playUntil,
  readyBar,
  reported,
  result,
  turnOf,
} from './support/player'
import { replay } from './support/server'
import { setting } from './support/setting'

const here = setting()

test('one click on a side, and one plays', async () => {
  const { page, complaints } = await here.visit()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Rebels' }).click()
  await canPlayAll(page)
  await page.getByRole('link', { name: 'Start page' }).click()
  await page.getByRole('link', { name: /Rebels.*Your move/ }).waitFor()
  expect(complaints).toEqual([])
})

test.for(languages)('a whole game against a machine, in %s', async (lang) => {
  const { page, complaints } = await here.visit({ lang })
  await page.goto('/')
  await page.locator('.side').first().waitFor()
  expect(await misread(page, lang)).toEqual([])
  await page.locator('a[href="/new/deckbuilding"]').click()
  await choiceOf(page, 'option-goal', 1).click()
  await choiceOf(page, 'level-1', 'random').click()
  expect(await misread(page, lang)).toEqual([])
  await startButton(page).click()
  await canPlayAll(page)
  expect(await flawsIn(page, lang)).toEqual([])

  await playUntil([page], async () => (await turnOf(page)) >= 7)
  expect(await flawsIn(page, lang)).toEqual([])

  await playToTheEnd([page])
  await page.locator('#game-over').waitFor()
  expect(await flawsIn(page, lang)).toEqual([])

  await page.locator('dialog.stage footer button').nth(1).click()
  await result(page).waitFor({ state: 'hidden' })
  await expect.poll(() => turnOf(page)).toBeLessThan(3)
  await page.locator('.banner a.home').click()
  await page.locator('[data-standing="won"], [data-standing="lost"]').waitFor()
  await page.locator('[data-standing$="-move"]').waitFor()
  expect(complaints).toEqual([])
})

test('a played card is taken back', async () => {
  const { page, complaints } = await here.visit()
  await sitAgainst(page, here.server, 'deckbuilding', 'random')
  const played = decisionBar(page).getByRole('button', { name: /^Play (?!all)/ })
  await played.first().waitFor()
  const before = await handSize(page)
  const undo = page.getByRole('button', { name: 'Undo' })
  expect(await undo.getAttribute('aria-disabled')).toBe('true')

  await readyBar(page).waitFor()
  await played.first().click()
  await expect.poll(() => handSize(page)).toBe(before - 1)
  await undo.click()
  await expect.poll(() => handSize(page)).toBe(before)
  expect(complaints).toEqual([])
})

test('nothing that opens on the table is a stumbling block', async () => {
  const { page, complaints } = await here.visit()
  await sitAgainst(page, here.server, 'deckbuilding', 'random')
  await playUntil([page], async () => (await turnOf(page)) >= 5)
  await playUntil([page], () => mayAttack(page).isVisible())

  for (const name of ['Settings', 'Keys']) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog').waitFor()
    expect(await stumblingBlocks(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.locator('main [data-place]').nth(3).hover()
  await page.getByRole('tooltip').waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  await page.mouse.move(1, 1)

  await page
    .getByRole('button', { name: /^Discard/ })
    .first()
    .click()
  await page.getByText('Back to the table').waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  await page.keyboard.press('Escape')

  await mayAttack(page).click()
  await page.locator('[data-act="attack"]').waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a game with something wrong in it becomes a file that can be told again', async () => {
  const { page, complaints } = await here.visit()
  await sitAgainst(page, here.server, 'deckbuilding', 'random')
  await canPlayAll(page)
  await page.keyboard.press('w')
  await page.getByRole('dialog').waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  const file = await reported(page, 'My base is gone.')
  expect(await replay(file)).toMatchObject({ finished: false, wrong: 'My base is gone.' })
  await canPlayAll(page)
  expect(complaints).toEqual([])
})

test('the first turns are played with the keyboard alone', async () => {
  const { page, complaints } = await here.visit()
  await sitAgainst(page, here.server, 'deckbuilding', 'random')
  await canPlayAll(page)
  const bar = readyBar(page)

  // 1 picks the first choice, Enter confirms what asks back, Tab reaches the end of the turn.
  let keys = 0
  while ((await turnOf(page)) < 5) {
    await bar.waitFor()
    if (await bar.locator('[data-act="attack"], .choice.armed').first().isVisible()) {
      await page.keyboard.press('Enter')
    } else if (await page.locator('.bar kbd, .overlay kbd', { hasText: '1' }).first().isVisible()) {
      await page.keyboard.press('1')
    } else {
      await bar.locator('.choice.pass').first().focus()
      await page.keyboard.press('Enter')
    }
    expect((keys += 1)).toBeLessThan(400)
  }
  expect(complaints).toEqual([])
})

test('the whole table fits a small laptop without scrolling', async () => {
  const { page } = await here.visit()
  await sitAgainst(page, here.server, 'deckbuilding', 'random')
  await playUntil([page], async () => (await turnOf(page)) >= 4)
  expect(await overflow(page)).toEqual([])
})

/** The first attack that can be made now. */
const mayAttack = (page: Page) => readyBar(page).locator('[data-act^="attack-"]').first()

async function handSize(page: Page): Promise<number> {
  return Number(await page.locator('.hand').getAttribute('data-cards'))
}
