/** Windows for which no table was designed: a phone, a tablet held upright, a page that is zoomed. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stumblingBlocks } from './support/axe'
import { openTable, sitAgainst, sitDown } from './support/lobby'
import * as deck from './support/player'
import { overflow, resize, unreachable } from './support/reach'
import * as rim from './support/outer-rim'
import { setting } from './support/setting'

const here = setting()

const phone = { width: 390, height: 844 }
const small = [
  phone,
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 768, height: 1024 },
  // 1440×900 at 200 % and 150 %.
  { width: 720, height: 450 },
  { width: 960, height: 600 },
]
const designed = [
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]

async function sitAtRim(page: Page) {
  const setup = { players: 2, characters: ['han-solo', 'boba-fett'] }
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }] as const
  const table = await openTable(here.server, 'outer-rim', [...seats], setup)
  await sitDown(page, table)
  await rim.isAsked(page)
}

/** At every size what is asked can be answered, and at the designed ones nothing scrolls. */
async function isReachedEverywhere(page: Page) {
  for (const size of [...small, ...designed]) {
    await resize(page, size)
    const where = `${size.width}×${size.height}`
    expect(await unreachable(page), where).toEqual([])
    if (designed.includes(size)) expect(await overflow(page), where).toEqual([])
  }
}

test('every choice of the Deckbuilding Game is reached at every size', async () => {
  const { page, complaints } = await here.visit()
  await sitAgainst(page, here.server, 'deckbuilding', 'random')
  await deck.canPlayAll(page)
  await isReachedEverywhere(page)
  const attack = deck.readyBar(page).locator('[data-act^="attack-"]').first()
  await deck.playUntil([page], async () => (await deck.turnOf(page)) >= 5)
  await deck.playUntil([page], () => attack.isVisible())
  await isReachedEverywhere(page)
  await attack.click()
  await page.locator('[data-act="attack"]').waitFor()
  await isReachedEverywhere(page)
  expect(complaints).toEqual([])
})

test('every choice of Outer Rim is reached at every size', async () => {
  const { page, complaints } = await here.visit()
  await sitAtRim(page)
  const moves = rim.choice(page, /^Move up to/)
  await rim.playUntil([page], () => moves.isVisible())
  await isReachedEverywhere(page)
  await moves.click()
  await page.locator('.journeys').waitFor()
  await isReachedEverywhere(page)
  const market = ['section.bar.mine [aria-label^="Visit the market"]']
  await resize(page, { width: 1366, height: 768 })
  await rim.playUntil([page], () => page.locator('section.bar .under').first().isVisible(), market)
  await isReachedEverywhere(page)
  expect(complaints).toEqual([])
})

test('the first turns of the Deckbuilding Game are played on a phone', async () => {
  const { page, complaints } = await here.visit({ viewport: phone, touch: true })
  await sitAgainst(page, here.server, 'deckbuilding', 'random')
  await deck.canPlayAll(page)
  expect(await stumblingBlocks(page)).toEqual([])
  await page.locator('.hand [data-place]').last().scrollIntoViewIfNeeded()
  await deck.readyBar(page).locator('.choice.pass').tap()
  await deck.playUntil([page], async () => (await deck.turnOf(page)) >= 7)
  expect(complaints).toEqual([])
})

test('the first turns of Outer Rim are played on a phone', async () => {
  const { page, complaints } = await here.visit({ viewport: phone, touch: true })
  await sitAtRim(page)
  await rim.playUntil([page], () => rim.choice(page, /^Gain 2/).isVisible())
  expect(await stumblingBlocks(page)).toEqual([])
  await rim.choice(page, /^Gain 2/).tap()
  await rim.playUntil([page], async () => (await rim.turnOf(page)) >= 5)
  expect(complaints).toEqual([])
})
