/** A game that is watched again, from every seat, and played on from where it took a turn. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stumblingBlocks } from './support/axe'
import { exceptStatus } from './support/browser'
import { openTable, sitAgainst, sitDown } from './support/lobby'
import { canPlayAll, playToTheEnd, playUntil, readyBar, turnOf } from './support/player'
import { setting } from './support/setting'

const here = setting()

const bar = (page: Page) => page.getByRole('region', { name: 'The game again' })
const place = (page: Page) => bar(page).getByRole('status').innerText()
const watch = (page: Page) => page.getByRole('link', { name: 'Watch again' }).click()

test('two people watch their game again, from both seats', async () => {
  const ann = await here.visit()
  const bob = await here.visit()
  const pages = [ann.page, bob.page]
  const people = [{ kind: 'person' }, { kind: 'person' }] as const
  const table = await openTable(here.server, 'deckbuilding', [...people], { goal: 2 })
  await sitDown(ann.page, table, 0, 'Ann')
  await sitDown(bob.page, table, 1, 'Bob')
  await readyBar(ann.page).waitFor()

  // While they play, nobody sees what was.
  const early = await here.visit()
  await early.page.goto(`/table/${table}#replay`)
  await early.page.getByRole('heading', { name: 'The game goes on' }).waitFor()
  expect(exceptStatus(early.complaints, 409)).toEqual([])

  await playToTheEnd(pages)
  const downloading = ann.page.waitForEvent('download')
  await ann.page.getByRole('button', { name: 'Download the game' }).click()
  expect((await downloading).suggestedFilename()).toContain(table)

  for (const page of pages) {
    await watch(page)
    await bar(page).waitFor()
    expect(await place(page)).toMatch(/^Step 0 of/)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => place(page)).toMatch(/^Step 1 of/)
    const known = () => page.locator('.hand [data-place]').count()
    const mine = await known()
    await page.getByLabel('Seen by').selectOption({ index: 2 })
    await expect.poll(known).not.toBe(mine)
    await page.keyboard.press('End')
    await page.getByText('Game over').waitFor()
    await page.keyboard.press('Home')
    await expect.poll(() => place(page)).toMatch(/^Step 0 of/)
    await page.keyboard.press('Space')
    await expect.poll(() => place(page), { timeout: 30_000 }).toMatch(/^Step [2-9]/)
    expect(await stumblingBlocks(page)).toEqual([])
  }
  expect(ann.complaints).toEqual([])
  expect(bob.complaints).toEqual([])
})

test('who plays alone goes back to a position and plays on from there', async () => {
  const { page, complaints } = await here.visit()
  await sitAgainst(page, here.server, 'deckbuilding', 'random')
  await canPlayAll(page)
  await playUntil([page], async () => (await turnOf(page)) >= 3)
  const before = page.url()
  await page.getByRole('button', { name: 'Settings' }).click()
  await watch(page)
  await bar(page).waitFor()
  await page.keyboard.press('ArrowRight')
  await bar(page).getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('button', { name: 'Play on', exact: true }).click()
  await readyBar(page).waitFor()
  expect(page.url()).not.toBe(before)
  expect(await turnOf(page)).toBeLessThan(3)
  await playUntil([page], async () => (await turnOf(page)) >= 3)
  expect(complaints).toEqual([])
})
