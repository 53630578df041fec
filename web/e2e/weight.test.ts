/** What a cold start has to load. */
import { expect, test } from 'vitest'
import type { Games } from '../src/generated/protocol'
import { linkTo, openTable } from './support/lobby'
import { decisionBar } from './support/player'
import { setting } from './support/setting'
import { bytesOf } from './support/stopwatch'

const kB = 1000
const here = setting()

test('the first page weighs at most 200 kB', async () => {
  const { page } = await here.visit()
  const loaded = await bytesOf(page, async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now: Empire' }).waitFor()
  })
  expect(loaded).toBeLessThanOrEqual(200 * kB)
  expect(loaded).toBeGreaterThan(10 * kB)
})

test('a table of any game weighs at most 350 kB', async () => {
  const { games } = (await (await fetch(`${here.server.address}/api/games`)).json()) as Games
  expect(games.length).toBeGreaterThan(2)
  for (const { id, seats } of games) {
    const bot = { kind: 'bot', level: 'greedy' } as const
    const table = await openTable(
      here.server,
      id,
      seats.map(() => bot),
    )
    const { page } = await here.visit()
    const loaded = await bytesOf(page, async () => {
      await page.goto(linkTo(table))
      await decisionBar(page).waitFor()
    })
    expect(loaded, id).toBeLessThanOrEqual(350 * kB)
    expect(loaded, id).toBeGreaterThan(10 * kB)
  }
})
