/** The pages around the tables, and what they say when something is not there. */
import { expect, test } from 'vitest'
import { stumblingBlocks } from './support/axe'
import { exceptAbsence, exceptStatus } from './support/browser'
import { misread, PSEUDO } from './support/languages'
import { linkTo, openTable, seatOf, sit, sitDown, startButton } from './support/lobby'
import { Server } from './support/server'
import { setting } from './support/setting'

const here = setting()

test('the start page offers both sides, an empty list of games, and a way to join', async () => {
  const { page, complaints } = await here.visit()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Empire' }).waitFor()
  await page.getByRole('button', { name: 'Play now: Rebels' }).waitFor()
  await page.getByText('None yet.').waitFor()
  expect(await stumblingBlocks(page)).toEqual([])

  await page.getByLabel('Join a table').fill('not a table')
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('alert').filter({ hasText: 'neither a link' }).waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a table is set up, with the server’s own options', async () => {
  const { page, complaints } = await here.visit()
  await page.goto('/')
  await page.getByRole('link', { name: 'Set up a table: The Deckbuilding Game' }).click()
  await page.getByRole('heading', { name: 'New table' }).waitFor()
  expect(await stumblingBlocks(page)).toEqual([])

  await page.getByRole('group', { name: 'Rebels' }).getByText('A friend').click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('heading', { name: 'The table is open' }).waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('what would be no message in a language that nobody speaks is found on a page', async () => {
  const { page } = await here.visit()
  await page.goto('/new/deckbuilding')
  await startButton(page).waitFor()
  const found = await misread(page, PSEUDO)
  expect(found.filter((line) => line.startsWith('New table in '))).toHaveLength(1)
})

test('whoever opens the invitation sits down, and the game begins for both', async () => {
  const host = await here.visit()
  const friend = await here.visit()
  const table = await openTable(here.server, 'deckbuilding', [
    { kind: 'person' },
    { kind: 'person' },
  ])

  await sitDown(host.page, table, 0, 'Ann')
  await seatOf(host.page, 1).getByText('Waiting').waitFor()

  const invitation = await host.page.getByRole('textbox', { name: 'Invitation' }).inputValue()
  await friend.page.goto(invitation)
  await seatOf(friend.page, 0).getByText('Ann').waitFor()
  await friend.page.getByLabel('Your name').fill('Bob')
  await seatOf(friend.page, 1).getByRole('button', { name: 'Sit down' }).click()

  await host.page.getByRole('region', { name: 'Your decision' }).waitFor()
  await friend.page.getByRole('region', { name: 'Your decision' }).waitFor()
  expect([...host.complaints, ...friend.complaints]).toEqual([])
})

test('a seat that was taken meanwhile is said to be taken, and what to do', async () => {
  const { page, complaints } = await here.visit()
  const table = await openTable(here.server, 'deckbuilding', [
    { kind: 'person' },
    { kind: 'person' },
  ])
  // What the page knows of the table stays as it was at first.
  const before = await (await fetch(`${here.server.address}/api/tables/${table}`)).text()
  await page.route(`**/api/tables/${table}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: before }),
  )
  await page.goto(linkTo(table))
  await seatOf(page, 0).getByRole('button', { name: 'Sit down' }).waitFor()
  await sit(here.server, table, 'Ann', 0)

  await seatOf(page, 0).getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('alert').filter({ hasText: 'Take another seat' }).waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  expect(exceptStatus(complaints, 409)).toEqual([])
})

test('a table that does not exist has a page that says so', async () => {
  const { page, complaints } = await here.visit()
  await page.goto(`/table/${'0'.repeat(32)}`)
  await page.getByRole('heading', { name: 'No such table' }).waitFor()
  await page.getByText('Check that the link is complete').waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  await page.getByRole('link', { name: 'To the start page' }).click()
  await page.getByRole('button', { name: 'Play now: Empire' }).waitFor()
  expect(exceptStatus(complaints, 404)).toEqual([])
})

test('an address that means nothing has a page that says so', async () => {
  const { page, complaints } = await here.visit()
  await page.goto('/nowhere/at/all')
  await page.getByRole('heading', { name: 'Nothing out here' }).waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  expect(exceptStatus(complaints, 404)).toEqual([])
})

test('a game this server does not offer has a page that says so', async () => {
  const { page, complaints } = await here.visit()
  await page.goto('/new/chess')
  await page.getByRole('heading', { name: 'No such game' }).waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('the gallery shows every card without a stumbling block', async () => {
  const { page, complaints } = await here.visit()
  await page.goto('/gallery')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await stumblingBlocks(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a server that is gone is said to be gone, and comes back by itself', async () => {
  const { page, complaints } = await here.visit()
  const own = await Server.start()
  try {
    await page.goto(own.address)
    await page.getByRole('button', { name: 'Play now: Empire' }).waitFor()
    await own.kill()
    await page.getByRole('heading', { name: 'The server is gone' }).waitFor()
    await page.getByText('Nothing that was played is lost').waitFor()
    expect(await stumblingBlocks(page)).toEqual([])
    await own.restart()
    await page.getByRole('button', { name: 'Play now: Empire' }).waitFor()
    expect(exceptAbsence(complaints)).toEqual([])
  } finally {
    await own.stop()
  }
})
