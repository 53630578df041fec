/**
 * The sizes and times the client is held to, measured in a real browser and printed beside what they
 * should be. Nothing is asserted: how long something takes depends on the machine and on who shares it.
 */
import type { Page } from 'playwright-core'
import { afterAll, test } from 'vitest'
import { linkTo, openTable, sit as takeSeat, sitDown } from './support/lobby'
import * as anybody from './support/player'
import { setting } from './support/setting'
import { bytesOf, firstPaint, Stopwatch } from './support/stopwatch'

/** The games with a board of their own; and who plays, where that board takes somebody who knows it. */
const games = Object.keys(import.meta.glob('../src/*/entry.ts')).flatMap(
  (path) => path.split('/').at(-2) ?? [],
)
const players = import.meta.glob<Pick<typeof anybody, 'playUntil'>>('./support/*.ts')
const playerOf = (game: string) => players[`./support/${game}.ts`]?.() ?? anybody

const TURNS = 16

const machine = { kind: 'bot', level: 'greedy' } as const

const windows = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
]

const here = setting({ asShipped: true })
const lines: string[][] = []

function figure(what: string, seen: string, wanted: string) {
  lines.push([what, seen, wanted])
}

afterAll(() => {
  const wide = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0))
  const [first, second] = [wide(0), wide(1)]
  const table = lines.map(
    ([what = '', seen = '', wanted = '']) =>
      `  ${what.padEnd(first)}  ${seen.padStart(second)}  ${wanted}`,
  )
  console.info(['', ...table, ''].join('\n'))
})

/** Sits down at a new table against a machine. */
async function sit(page: Page, game: string) {
  const seats = [{ kind: 'person' } as const, machine]
  const table = await openTable(here.server, game, seats)
  await sitDown(page, table)
  await anybody.decisionBar(page).waitFor()
}

test('the first page, cold', async () => {
  const { page } = await here.visit()
  const bytes = await bytesOf(page, async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now: Empire' }).waitFor()
  })
  figure('first page, weight', `${Math.round(bytes / 1000)} kB`, 'at most 200 kB')
  figure('first page, first paint', `${await firstPaint(page)} ms`, 'under 1000 ms')
})

test.each(games)('a table of %s, cold', async (game) => {
  // Somebody is to decide: two machines would play their whole game while the page is loaded.
  const table = await openTable(here.server, game, [{ kind: 'person' }, machine])
  await takeSeat(here.server, table, 'Ann', 0)
  const { page } = await here.visit()
  const bytes = await bytesOf(page, async () => {
    await page.goto(linkTo(table))
    await anybody.decisionBar(page).waitFor()
  })
  figure(`${game} table, weight`, `${Math.round(bytes / 1000)} kB`, 'at most 350 kB')
  figure(`${game} table, first paint`, `${await firstPaint(page)} ms`, 'under 1000 ms')
})

test.each(games)('some turns of %s', async (game) => {
  const { playUntil } = await playerOf(game)
  const { page } = await here.visit({ moving: true })
  const watch = await Stopwatch.on(page)
  await sit(page, game)
  await watch.startAnew()
  await playUntil(
    [page],
    async () => (await anybody.turnOf(page)) >= TURNS || (await anybody.isOver(page)),
  )
  const { clicks, tasks, shifts } = await watch.read()
  const sorted = clicks.toSorted((one, other) => one.took - other.took)
  const at = (share: number) =>
    Math.round(sorted[Math.floor((sorted.length - 1) * share)]?.took ?? NaN)
  figure(`${game}, clicks measured`, String(sorted.length), '')
  figure(`${game}, click to effect, median`, `${at(0.5)} ms`, 'under 100 ms')
  figure(`${game}, click to effect, 19 of 20`, `${at(0.95)} ms`, 'under 100 ms')
  figure(`${game}, slowest click`, `${at(1)} ms`, `on “${sorted.at(-1)?.on ?? ''}”`)
  figure(`${game}, tasks over 50 ms`, String(tasks.length), 'none')
  const longest = tasks.toSorted((one, other) => other.took - one.took).slice(0, 3)
  const lengths = longest.map(({ took, after }) => `${Math.round(took)} ms ${after}`)
  figure(`${game}, longest of them`, `${Math.round(longest[0]?.took ?? 0)} ms`, lengths.join(', '))
  const [worst] = shifts.toSorted((one, other) => other.value - one.value)
  figure(
    `${game}, largest layout shift`,
    (worst?.value ?? 0).toFixed(3),
    `none (below 0.1 is good)${worst ? `; ${worst.moved.join(', ')} ${worst.after}` : ''}`,
  )
  for (const size of windows) {
    await page.setViewportSize(size)
    const over = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement
      return [scrollWidth - innerWidth, scrollHeight - innerHeight]
    })
    const name = `${game}, beyond ${size.width}×${size.height}`
    figure(name, over.map((one) => Math.max(0, one)).join(' × '), '0 × 0')
  }
})
