/** Coming to a table by a link: to sit down, to look on, to go on from another device. */
import { expect, test } from 'vitest'
import type { AnotherDevice, Created } from '../src/generated/protocol'
import { linkTo, openTable, post, seatOf, sit } from './support/lobby'
import { setting } from './support/setting'

const here = setting()
const against = [{ kind: 'person' }, { kind: 'bot', level: 'random' }] as const

test('an invitation lets sit down, and does not stay in the address', async () => {
  const table = await openTable(here.server, [...against])
  const { page, complaints } = await here.visit()
  await page.goto(linkTo(table))
  await seatOf(page, 0).getByRole('button', { name: 'Sit down' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await seatOf(page, 0).getByRole('button', { name: 'Sit down' }).click()
  await page.locator('section.bar').waitFor()
  expect(complaints).toEqual([])
})

test('a seat is played on another device', async () => {
  const table = await openTable(here.server, [...against])
  const { token } = await sit(here.server, table, 'Ann', 0)
  const address = `${here.server.address}/api/tables/${table}/device`
  const { code } = await post<AnotherDevice>(address, {}, token)
  const { page, complaints } = await here.visit()
  await page.goto(`/table/${table}#device=${code}`)
  await page.locator('section.bar.mine').waitFor()
  expect(new URL(page.url()).hash).toBe('')
  expect(complaints).toEqual([])

  const other = await here.visit()
  await other.page.goto(`/table/${table}#device=${code}`)
  await other.page.getByText('this link was used already').waitFor()
})

test('a private table is shown to who was sent a link', async () => {
  const bots = Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'random' }))
  const opened = { game: 'deckbuilding', setup: null, seats: bots, private: true }
  const { table, spectator } = await post<Created>(`${here.server.address}/api/tables`, opened)
  const stranger = await here.visit()
  await stranger.page.goto(`/table/${table}`)
  await stranger.page.getByText('only invited people see this table').waitFor()
  const { page, complaints } = await here.visit()
  await page.goto(`/table/${table}#watch=${spectator}`)
  await page.getByText('You look on').waitFor()
  expect(complaints).toEqual([])
})
