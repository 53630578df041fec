/** Outer Rim as people play it: alone, by clicks and by keyboard. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { flawsIn, stumblingBlocks } from './support/axe'
import { exceptStatus } from './support/browser'
import { languages, misread, PSEUDO } from './support/languages'
import { choiceOf, linkTo, openTable, seatOf, sitDown, startButton } from './support/lobby'
import { readyBar } from './support/player'
import { choice, isAsked, isOver, playUntil, purse, turnOf } from './support/outer-rim'
import { replay } from './support/server'
import { setting } from './support/setting'

const here = setting()

/** A solo game that has begun: the ship is the first thing to choose. */
async function sitAlone(page: Page, more = {}) {
  const setup = { players: 1, fame: 8, characters: ['han-solo'], rival: 'doctor-aphra', ...more }
  const table = await openTable(here.server, 'outer-rim', [{ kind: 'person' }], setup)
  await sitDown(page, table)
  await isAsked(page)
}

test('one choice of a character leads from the start page to the first decision', async () => {
  const { page, complaints } = await here.visit()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Boba Fett' }).click()
  await isAsked(page)
  expect(await stumblingBlocks(page)).toEqual([])
  expect(complaints).toEqual([])
})

test.for(languages)('a whole game alone, by clicks, in %s', async (lang) => {
  const { page, complaints } = await here.visit({ lang })
  await page.goto('/')
  await page.locator('a[href="/new/outer-rim"]').click()
  await choiceOf(page, 'option-players', 0).click()
  await choiceOf(page, 'option-fame', 0).click()
  await choiceOf(page, 'option-rival-fame', 3).click()
  expect(await flawsIn(page, lang)).toEqual([])

  // Whom one plays oneself cannot be the rival: the server says so, in the language of the page.
  await choiceOf(page, 'option-characters', 1).click()
  await page.locator('select.plate').selectOption('doctor-aphra')
  await choiceOf(page, 'option-rival', 1).click()
  await startButton(page).click()
  await page.locator('.refusal').waitFor()
  expect(await misread(page, lang)).toEqual([])
  await choiceOf(page, 'option-characters', 0).click()
  await choiceOf(page, 'option-rival', 2).click()
  await startButton(page).click()
  await isAsked(page)

  await playUntil([page], async () => (await turnOf(page)) >= 4 || (await isOver(page)))
  expect(await flawsIn(page, lang)).toEqual([])
  await playUntil([page], () => isOver(page))
  await page.locator('#game-over').waitFor()
  expect(await flawsIn(page, lang)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.locator('dialog.stage button.keepsake').click()
  expect(await replay(await (await downloading).path())).toMatchObject({ finished: true })
  expect(exceptStatus(complaints, 422)).toEqual([])
})

test('a whole game with a machine, in a language that nobody speaks', async () => {
  const { page, complaints } = await here.visit({ lang: PSEUDO })
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }] as const
  const table = await openTable(here.server, 'outer-rim', [...seats], { players: 2, fame: 8 })
  await page.goto(linkTo(table))
  await seatOf(page, 0).locator('button.act').waitFor()
  expect(await misread(page, PSEUDO)).toEqual([])
  await seatOf(page, 0).locator('button.act').click()
  await isAsked(page)
  // A page is read each few turns, whatever lies over the table then.
  for (let turn = 2; !(await isOver(page)); turn += 4) {
    await playUntil([page], async () => (await turnOf(page)) >= turn || (await isOver(page)))
    expect(await misread(page, PSEUDO)).toEqual([])
  }
  await page.locator('#game-over').waitFor()
  expect(await misread(page, PSEUDO)).toEqual([])
  expect(complaints).toEqual([])
})

test('two rounds are played with the keyboard alone', async () => {
  const { page, complaints } = await here.visit()
  await sitAlone(page)
  const bar = readyBar(page)
  const reading = page.locator('[data-stage] .go')
  const offered = '[data-stage] footer button, [data-stage] [data-place][data-act]'
  let keys = 0
  // A number picks a choice, nought what stands apart, Enter goes on with what is read and confirms
  // what asks back.
  while ((await turnOf(page)) < 5) {
    await reading.or(bar).first().waitFor()
    if (await reading.isVisible()) {
      await reading.focus()
      await page.keyboard.press('Enter')
    } else if (await bar.isVisible()) {
      if (await bar.locator('.armed').isVisible()) await page.keyboard.press('Enter')
      else if (await bar.locator('.plain kbd').first().isVisible()) await page.keyboard.press('1')
      else if (await bar.locator('.pass kbd').first().isVisible()) await page.keyboard.press('0')
      else {
        await page.locator(`${offered}, .bar .choice`).first().focus()
        await page.keyboard.press('Enter')
      }
    }
    expect((keys += 1)).toBeLessThan(1500)
  }
  expect(complaints).toEqual([])
})

test('what lies over the table is no stumbling block either', async () => {
  const { page, complaints } = await here.visit()
  await sitAlone(page)
  await playUntil([page], () => choice(page, /^Move up to/).isVisible())
  for (const key of ['s', '?']) {
    await page.keyboard.press(key)
    expect(await stumblingBlocks(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
  await playUntil([page], () => page.locator('[data-stage]').isVisible())
  expect(await stumblingBlocks(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a journey and a purchase are taken back', async () => {
  const { page, complaints } = await here.visit()
  await sitAlone(page)
  const undo = page.getByRole('button', { name: 'Undo' })

  await playUntil([page], () => choice(page, /^Move up to/).isVisible())
  const from = await shipAt(page)
  await isAsked(page)
  await page.locator('.space.planet[data-act]').last().click()
  await choice(page, /^End the action step/).waitFor()
  await expect.poll(() => shipAt(page)).not.toBe(from)
  await undo.click()
  await choice(page, /^Move up to/).waitFor()
  await expect.poll(() => shipAt(page)).toBe(from)

  const saving = ['[aria-label^="Gain 2"]', '[aria-label^="Visit the market"]', '.choice.pass']
  const wishes = saving.map((wish) => `section.bar.mine ${wish}`)
  await playUntil([page], () => choice(page, /^Buy /).isVisible(), wishes)
  const before = await purse(page)
  await choice(page, /^Buy /).click()
  await playUntil([page], async () => (await purse(page)) !== before, [
    'section.bar.mine [aria-label^="Pay"]',
  ])
  await undo.click()
  await expect.poll(() => purse(page)).toBe(before)
  expect(complaints).toEqual([])
})

test('machines are told only when one has read on, and a key skips to now', async () => {
  const { page, complaints } = await here.visit()
  await page.addInitScript(() =>
    localStorage.setItem(
      'cantina.settings',
      JSON.stringify({ pace: 'normal', confirmations: false }),
    ),
  )
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }] as const
  const setup = { players: 2, characters: ['han-solo', 'boba-fett'] }
  const table = await openTable(here.server, 'outer-rim', [...seats], setup)
  await sitDown(page, table)
  await isAsked(page)

  // A card that ends the turn is being read, and a machine has acted meanwhile.
  const reading = page.locator('[data-stage] .go', { hasText: 'Continue' })
  const untold = page.locator('[data-stage] .now')
  const isMine = () => page.locator('section.bar.mine').isVisible()
  const isReadMeanwhile = async () => {
    if (!(await reading.isVisible()) || (await isMine())) return false
    // Until the machine has acted; if it does not, that was no such moment.
    return untold.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
  }
  await playUntil([page], isReadMeanwhile)
  const turn = await turnOf(page)
  expect(await page.locator('h1').textContent()).toContain('Your turn')
  expect(await turnOf(page)).toBe(turn)
  expect(await stumblingBlocks(page)).toEqual([])

  await expect
    .poll(
      async () => {
        await page.keyboard.press('n')
        return isMine()
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  expect(await turnOf(page)).toBeGreaterThan(turn)
  await reading.waitFor({ state: 'hidden' })

  // What is taken back while it is read is not told to its end.
  await playUntil([page], isReadMeanwhile)
  const read = await turnOf(page)
  await page.keyboard.press('u')
  await expect.poll(isMine).toBe(true)
  expect(await turnOf(page)).toBe(read)
  expect(complaints).toEqual([])
})

test('the rulebook opens at a rule, is searched, and reached with a key', async () => {
  const { page, complaints } = await here.visit()
  await page.goto('/rules/outer-rim/movement/stop-at-patrol')
  await page.locator('article.open', { hasText: 'Stop at patrol' }).waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  await page.getByLabel('Search').fill('maelstrom additional turn')
  await page.getByText('rules found').waitFor()
  await page.locator('article', { hasText: 'No chained turns' }).waitFor()
  await page.getByRole('button', { name: 'The Deckbuilding Game' }).click()
  await page.waitForURL('**/rules/deckbuilding')

  await sitAlone(page)
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('r')
  await (await opened).getByRole('heading', { name: 'Rules', level: 1 }).waitFor()
  expect(complaints).toEqual([])
})

test.for(['outer-rim', 'deckbuilding'])(
  '%s is read up in a language that nobody speaks',
  async (game) => {
    const { page, complaints } = await here.visit({ lang: PSEUDO })
    await page.goto(`/rules/${game}`)
    await page.locator('article').first().waitFor()
    expect(await misread(page, PSEUDO)).toEqual([])
    await page.goto(`/cards/${game}`)
    await page.locator('main li').first().waitFor()
    expect(await misread(page, PSEUDO)).toEqual([])
    expect(complaints).toEqual([])
  },
)

test('the cards of both games can be looked through', async () => {
  const { page, complaints } = await here.visit()
  await page.goto('/cards/outer-rim')
  await page.getByRole('searchbox').fill('han solo')
  await page.getByText('Han Solo').first().waitFor()
  await page.getByRole('button', { name: 'The Deckbuilding Game' }).click()
  await page.getByText('X-Wing').first().waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  expect(complaints).toEqual([])
})

/** Where one's own ship is drawn. */
const shipAt = (page: Page) => page.locator('[data-ship="0"]').first().getAttribute('transform')
