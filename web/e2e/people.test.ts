/** A whole game between two people, through a reload and a server that is killed. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { exceptAbsence } from './support/browser'
import { linkTo, openTable, sitDown } from './support/lobby'
import { inStep, playToTheEnd, playUntil, reported, turnOf } from './support/player'
import { setting } from './support/setting'

const here = setting()

test('two people play to the end, with a reload and a killed server in the middle', async () => {
  const ann = await here.visit()
  const bob = await here.visit()
  const pages = [ann.page, bob.page]
  const people = [{ kind: 'person' }, { kind: 'person' }] as const
  const table = await openTable(here.server, 'deckbuilding', [...people], { goal: 2 })
  for (const [seat, page] of pages.entries()) {
    await sitDown(page, table, seat, seat === 0 ? 'Ann' : 'Bob')
  }

  await playUntil(pages, async () => (await turnOf(ann.page)) >= 4)
  const turn = await inStep(pages)
  await bob.page.reload()
  await expect.poll(() => turnOf(bob.page)).toBe(turn)
  // What was before the reload is told again, turn by turn.
  await bob.page.getByRole('log').getByText('Turn 1').waitFor()
  await bob.page.getByRole('region', { name: 'Their last turn' }).waitFor()

  // What is reported while others play is what one sees oneself.
  await bob.page.getByRole('button', { name: 'Settings' }).click()
  await bob.page.getByRole('button', { name: 'Something is wrong' }).click()
  const report: unknown = JSON.parse(
    await readFile(await reported(bob.page, 'A card is gone.'), 'utf8'),
  )
  expect(report).toMatchObject({ wrong: 'A card is gone.', seat: 1, seen: { turn } })
  expect(report).not.toHaveProperty('save')

  await playUntil(pages, async () => (await turnOf(ann.page)) >= 6)
  const stopped = await inStep(pages)
  await here.server.kill()
  for (const page of pages) await page.getByText('Connection lost').waitFor()
  await here.server.restart()
  for (const page of pages) await page.getByText('Connection lost').waitFor({ state: 'hidden' })
  expect(await inStep(pages)).toBe(stopped)

  await playToTheEnd(pages)
  const results = await Promise.all(pages.map((page) => page.locator('#game-over').textContent()))
  const winners = results.map((result) => /(Empire|Rebels)\s+won/.exec(result ?? '')?.[1])
  expect(winners[0]).toBeDefined()
  expect(winners[1]).toBe(winners[0])
  expect(exceptAbsence(ann.complaints)).toEqual([])
  expect(exceptAbsence(bob.complaints)).toEqual([])
})

test('whoever comes when every seat is taken looks on', async () => {
  const table = await openTable(here.server, 'deckbuilding', [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'random' },
  ])
  const { page, complaints } = await here.visit()
  await page.goto(linkTo(table))
  await page.getByText('You look on').waitFor()
  expect(complaints).toEqual([])
})
