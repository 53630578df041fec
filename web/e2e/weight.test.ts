/** What a cold start has to load. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, visitor } from './support/browser'
import { openTable } from './support/lobby'
import { decisionBar } from './support/player'
import { Server } from './support/server'

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

/** Bytes of all answers as they came over the line, while something is loaded. */
async function weight(page: Page, load: () => Promise<void>): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) =>
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
  )
  await load()
  await page.evaluate(() => document.fonts.ready)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('the first page weighs at most 200 kB', async () => {
  const { page, context } = await visitor(browser, server.address)
  const loaded = await weight(page, async () => {
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
  const loaded = await weight(page, async () => {
    await page.goto(`/table/${table}`)
    await decisionBar(page).waitFor()
  })
  console.info(`${game}: ${Math.round(loaded / kB)} kB`)
  expect(loaded).toBeLessThanOrEqual(350 * kB)
  expect(loaded).toBeGreaterThan(10 * kB)
  await context.close()
})
