/** Who comes in: by which link, and from which device. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stumblingBlocks } from './support/axe'
import { exceptStatus } from './support/browser'
import { linkTo, openTable, seatOf, sitDown } from './support/lobby'
import { canPlayAll, readyBar } from './support/player'
import { setting } from './support/setting'

const here = setting()
const PHONE = { width: 390, height: 844 }

/** The way of a link, on this server. */
async function wayOf(page: Page, name: string): Promise<string> {
  const { pathname, hash } = new URL(await page.getByRole('textbox', { name }).inputValue())
  return pathname + hash
}

const people = (page: Page) => page.getByRole('button', { name: 'People and links' }).click()

test('an invitation lets sit down, and does not stay in the address', async () => {
  const bot = { kind: 'bot', level: 'random' } as const
  const table = await openTable(here.server, 'deckbuilding', [{ kind: 'person' }, bot])
  const { page, complaints } = await here.visit()
  await page.goto(linkTo(table))
  await seatOf(page, 0).getByRole('button', { name: 'Sit down' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await seatOf(page, 0).getByRole('button', { name: 'Sit down' }).click()
  await readyBar(page).waitFor()
  expect(complaints).toEqual([])
})

test('a seat goes on on another device, and signs out elsewhere', async () => {
  const ann = await here.visit()
  const phone = await here.visit({ viewport: PHONE, touch: true })
  const bot = { kind: 'bot', level: 'random' } as const
  const table = await openTable(here.server, 'deckbuilding', [{ kind: 'person' }, bot])
  await sitDown(ann.page, table, 0, 'Ann')
  await canPlayAll(ann.page)

  await people(ann.page)
  await ann.page.getByRole('button', { name: 'Make a link' }).click()
  const device = await wayOf(ann.page, 'Continue on another device')
  expect(await stumblingBlocks(ann.page)).toEqual([])
  await phone.page.goto(device)
  await readyBar(phone.page).waitFor()
  expect(new URL(phone.page.url()).hash).toBe('')
  await readyBar(ann.page).waitFor()

  // The link works once.
  const late = await here.visit()
  await late.page.goto(device)
  await late.page.getByRole('heading', { name: 'That link was used' }).waitFor()
  await late.page.getByRole('button', { name: 'To the table' }).click()
  await late.page.getByText('You look on').waitFor()

  await people(phone.page)
  await phone.page.getByRole('button', { name: 'Sign out everywhere else' }).tap()
  await phone.page.getByRole('button', { name: 'Really sign out all others?' }).tap()
  await phone.page.getByText('on this device alone').waitFor()
  await ann.page.getByRole('heading', { name: 'This seat is not yours' }).waitFor()
  await ann.page.getByRole('button', { name: 'Look on from here' }).click()
  await ann.page.getByText('You look on').waitFor()
  await phone.page.getByRole('button', { name: 'Close' }).tap()
  await readyBar(phone.page).waitFor()
  expect(ann.complaints).toEqual([])
  expect(phone.complaints).toEqual([])
  expect(exceptStatus(late.complaints, 410)).toEqual([])
})

test('a private table is looked at by who was sent a link, as long as that counts', async () => {
  const ann = await here.visit()
  const friend = await here.visit()
  const stranger = await here.visit()
  const table = await openTable(here.server, 'deckbuilding', [
    { kind: 'person' },
    { kind: 'bot', level: 'random' },
  ])
  await sitDown(ann.page, table, 0, 'Ann')
  await canPlayAll(ann.page)
  await people(ann.page)
  await ann.page.getByRole('checkbox', { name: 'Only invited people look on' }).check()
  await ann.page.getByText('Only who was sent a link').waitFor()
  const watch = await wayOf(ann.page, 'Link to look on')

  await stranger.page.goto(`/table/${table}`)
  await stranger.page.getByRole('heading', { name: 'This table is private' }).waitFor()
  await friend.page.goto(watch)
  await friend.page.getByText('You look on').waitFor()

  await ann.page.getByRole('button', { name: 'New link' }).click()
  await ann.page.getByText('A new link was made').waitFor()
  await friend.page.getByRole('heading', { name: 'This table is private' }).waitFor()
  await friend.page.goto(await wayOf(ann.page, 'Link to look on'))
  await friend.page.getByText('You look on').waitFor()
  expect(ann.complaints).toEqual([])
})
