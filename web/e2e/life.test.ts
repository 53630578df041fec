/** What goes on at a table besides the game: who is there, whose time runs, and what is said. */
import { expect, test } from 'vitest'
import { stumblingBlocks } from './support/axe'
import { choiceOf, openTable, sitDown } from './support/lobby'
import { readyBar } from './support/player'
import { setting } from './support/setting'

const here = setting()
const PHONE = { width: 390, height: 844 }
const people = [{ kind: 'person' }, { kind: 'person' }] as const

test('two people talk; one leaves, a machine plays, and they take their seat back', async () => {
  const ann = await here.visit()
  const bob = await here.visit({ viewport: PHONE, touch: true })
  const table = await openTable(here.server, 'deckbuilding', [...people])
  await sitDown(ann.page, table, 0, 'Ann')
  await sitDown(bob.page, table, 1, 'Bob')
  await readyBar(ann.page).waitFor()
  const strip = ann.page.getByRole('list', { name: 'Who is here' })
  await strip.getByText('Here since').nth(1).waitFor()

  await ann.page.getByRole('button', { name: 'Chat' }).click()
  await ann.page.getByRole('textbox', { name: 'Say something' }).fill('Hello Bob')
  await ann.page.keyboard.press('Enter')
  await bob.page.getByRole('button', { name: '1 new line in the chat' }).tap()
  await bob.page.getByRole('log').getByText('Hello Bob').waitFor()
  await bob.page.getByRole('button', { name: 'Good luck!' }).tap()
  await ann.page.getByRole('log').getByText('Good luck!').waitFor()
  for (const { page } of [ann, bob]) expect(await stumblingBlocks(page)).toEqual([])
  await bob.page.getByRole('button', { name: 'Close' }).tap()

  await bob.page.getByRole('button', { name: 'People and links' }).tap()
  await bob.page.getByRole('button', { name: 'Mute' }).tap()
  await bob.page.getByRole('button', { name: 'Close' }).tap()
  await ann.page.getByRole('textbox', { name: 'Say something' }).fill('Are you asleep?')
  await ann.page.keyboard.press('Enter')
  await ann.page.getByRole('log').getByText('Are you asleep?').waitFor()
  await bob.page.getByRole('button', { name: 'Chat' }).tap()
  await bob.page.getByText('You do not hear 1 of them.').waitFor()
  expect(await bob.page.getByText('Are you asleep?').count()).toBe(0)
  await bob.page.getByRole('button', { name: 'Close' }).tap()

  await bob.page.getByRole('button', { name: 'Settings' }).tap()
  await bob.page.getByRole('button', { name: 'Leave the table' }).tap()
  await bob.page.getByRole('button', { name: 'Let a machine play for you?' }).tap()
  await strip.getByText('a machine plays').waitFor()
  await bob.page.getByRole('link', { name: /Rebels.*Waits for Ann/ }).tap()
  await bob.page.getByRole('button', { name: 'Take your seat back' }).tap()
  await strip.getByText('a machine plays').waitFor({ state: 'hidden' })
  expect(ann.complaints).toEqual([])
  expect(bob.complaints).toEqual([])
})

test('whose time runs out is moved for, and the log says so', async () => {
  const ann = await here.visit()
  const bob = await here.visit()
  const clock = { live: { bank_s: 10, increment_s: 0 } }
  const table = await openTable(here.server, 'deckbuilding', [...people], null, { clock })
  await sitDown(ann.page, table, 0, 'Ann')
  await sitDown(bob.page, table, 1, 'Bob')
  await readyBar(ann.page).waitFor()
  await ann.page.getByRole('timer', { name: /^Ann/ }).first().waitFor()
  await bob.page.getByRole('log').getByText('time').first().waitFor()
  await readyBar(bob.page).waitFor()
  await bob.page.getByRole('timer', { name: /^Bob/ }).first().waitFor()
  expect(ann.complaints).toEqual([])
})

test('a table with a clock is set up by clicks', async () => {
  const { page, complaints } = await here.visit()
  await page.goto('/new/deckbuilding')
  await choiceOf(page, 'who-1', 'friend').click()
  await page.getByText('10 min + 10 s a move').click()
  await page.getByRole('checkbox', { name: 'Only invited people look on' }).check()
  expect(await stumblingBlocks(page)).toEqual([])
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByText('10 min + 10 s a move').waitFor()
  await page.getByRole('button', { name: 'Stand up' }).click()
  await page.getByRole('button', { name: 'Sit down' }).first().waitFor()
  expect(complaints).toEqual([])
})
