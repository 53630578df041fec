/** What a cold start has to load. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, visitor } from './support/browser'
import { openTable } from './support/lobby'
import { decisionBar } from './support/player'
import { Server } from './support/server'
import { bytesOf } from './support/stopwatch'

const kB = 1000
let browser: Browser
let server: Server

beforeAll(async () => {
  browser = await launch()
  server = await Server.start()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('the first page weighs at most 200 kB', async () => {
  const { page, context } = await visitor(browser, server.address)
  const loaded = await bytesOf(page, async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now: Empire' }).waitFor()
  })
  expect(loaded).toBeLessThanOrEqual(200 * kB)
  expect(loaded).toBeGreaterThan(10 * kB)
  await context.close()
})

test.each(['deckbuilding', 'outer-rim'])('a table of %s weighs at most 350 kB', async (game) => {
  const bot = { kind: 'bot', level: 'greedy' } as const
  const table = await openTable(server, [bot, bot], null, game)
  const { page, context } = await visitor(browser, server.address)
  const loaded = await bytesOf(page, async () => {
    await page.goto(`/table/${table}`)
    await decisionBar(page).waitFor()
  })
  expect(loaded).toBeLessThanOrEqual(350 * kB)
  expect(loaded).toBeGreaterThan(10 * kB)
  await context.close()
})
