/** Pictures of the pages and of typical moments, at three sizes, with one contact sheet a size. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import { Album } from './support/album'
import { visitor } from './support/browser'
import { linkTo, openTable, seatOf, sitAgainst, sitDown } from './support/lobby'
import { canPlayAll, clickSomething, playToTheEnd, playUntil, turnOf } from './support/player'
import * as rim from './support/outer-rim'
import { Server } from './support/server'
import { setting } from './support/setting'

const here = setting({ asShipped: true })
let album: Album

beforeAll(async () => {
  album = await Album.open()
})

/** Until something can be clicked that is no mere playing of cards. */
const mayAct = (page: Page, act: string) => page.locator(`[data-act^="${act}"]`).first()

test('pages', async () => {
  const { page } = await here.visit()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Empire' }).waitFor()
  await album.shoot(page, 'home-first-time')

  await page.goto('/new/deckbuilding')
  await page.getByRole('button', { name: 'Start the game' }).waitFor()
  await album.shoot(page, 'set-up')

  const table = await openTable(here.server, 'deckbuilding', [
    { kind: 'person' },
    { kind: 'person' },
  ])
  await page.goto(linkTo(table))
  await seatOf(page, 0).getByRole('button', { name: 'Sit down' }).waitFor()
  await album.shoot(page, 'lobby-free')
  await seatOf(page, 0).getByRole('button', { name: 'Sit down' }).click()
  await seatOf(page, 1).getByText('Waiting').waitFor()
  await album.shoot(page, 'lobby-waiting')

  await page.goto('/gallery')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await album.shoot(page, 'gallery')
  await page.goto(`/table/${'0'.repeat(32)}`)
  await page.getByRole('heading', { name: 'No such table' }).waitFor()
  await album.shoot(page, 'no-such-table')
  await page.goto('/nowhere')
  await page.getByRole('heading', { name: 'Nothing out here' }).waitFor()
  await album.shoot(page, 'lost')
})

test('moments of a game', async () => {
  const { page } = await here.visit({ moving: true })
  await sitAgainst(page, here.server, 'deckbuilding', 'greedy')
  await canPlayAll(page)
  await album.shoot(page, 'opening')

  await playUntil([page], async () => (await turnOf(page)) >= 3)
  await playUntil([page], () => mayAct(page, 'attack-').isVisible())
  await album.shoot(page, 'early-turn')

  await playUntil([page], async () => (await turnOf(page)) >= 11)
  await playUntil([page], () => mayAct(page, 'play-all').isVisible())
  await album.shoot(page, 'my-turn')
  await playUntil([page], () => mayAct(page, 'attack-').isVisible())
  await album.shoot(page, 'mid-game')

  await mayAct(page, 'attack-').click()
  await page.locator('[data-sum]').waitFor()
  await album.shoot(page, 'attack')
  await page.keyboard.press('Escape')

  await album.shoot(page, 'inspector', async () => {
    await page.mouse.move(1, 1)
    await page.locator('main [data-place]').nth(4).hover()
    await page.waitForTimeout(500)
  })
  await page.mouse.move(1, 1)
  await page
    .locator('.mine, .own')
    .getByRole('button', { name: /Discard/ })
    .first()
    .click()
  await album.shoot(page, 'discard')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keys' }).click()
  await album.shoot(page, 'keys')
  await page.keyboard.press('Escape')

  await page.goto('/')
  await page.getByRole('link', { name: /Empire.*Your move/ }).waitFor()
  await album.shoot(page, 'home')
  await page.getByRole('link', { name: /Empire.*Your move/ }).click()
  await playToTheEnd([page])
  await album.shoot(page, 'game-over')
})

test('somebody who looks on', async () => {
  const slow = await Server.start({ pace: 400 })
  const machines = [
    { kind: 'bot', level: 'greedy' },
    { kind: 'bot', level: 'greedy' },
  ] as const
  const table = await openTable(slow, 'deckbuilding', [...machines])
  const { page } = await visitor(here.browser, slow.address)
  await page.goto(linkTo(table))
  await page.getByText('You look on').waitFor()
  await playUntil([page], async () => (await turnOf(page)) >= 5)
  await album.shoot(page, 'looking-on')
  await slow.stop()
})

test('nothing moves for who does not want it', async () => {
  const { page } = await here.visit()
  await sitAgainst(page, here.server, 'deckbuilding', 'greedy')
  await playUntil([page], async () => (await turnOf(page)) >= 5)
  await playUntil([page], () => mayAct(page, 'attack-').isVisible())
  await album.shoot(page, 'reduced-motion')
  await page.reload()
  await mayAct(page, 'attack-').waitFor()
  await album.shoot(page, 'reloaded')
})

test('secret bases are picked', async () => {
  const { page } = await here.visit()
  await sitAgainst(page, here.server, 'deckbuilding', 'random', { mode: 'secret-bases' })
  await page.getByRole('region', { name: 'Your decision' }).waitFor()
  await clickSomething(page)
  await album.shoot(page, 'secret-bases')
})

/** Plays until something is on the stage; gives up when the game ends first. */
async function staged(page: Page, what: Locator): Promise<boolean> {
  await rim.playUntil([page], async () => (await what.isVisible()) || (await rim.isOver(page)))
  return what.isVisible()
}

test('moments of Outer Rim', async () => {
  const { page } = await here.visit()
  await page.goto('/new/outer-rim')
  await page.getByRole('button', { name: 'Start the game' }).waitFor()
  await album.shoot(page, 'rim-set-up')
  await page.goto('/rules/outer-rim/movement/stop-at-patrol')
  await page.locator('article.open').waitFor()
  await album.shoot(page, 'rules')
  await page.goto('/cards/outer-rim')
  await page.getByRole('searchbox').waitFor()
  await album.shoot(page, 'cards')

  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Han Solo' }).click()
  await rim.isAsked(page)
  await album.shoot(page, 'rim-ships')
  await rim.playUntil([page], () => rim.choice(page, /^Move up to/).isVisible())
  await album.shoot(page, 'rim-fresh')
  const moments = {
    'rim-ai-turn': page.locator('[data-stage]', { hasText: 'AI card' }),
    'rim-encounter': page.locator('[data-stage] .question'),
  }
  for (const [name, moment] of Object.entries(moments)) {
    if (await staged(page, moment.first())) await album.shoot(page, name)
  }
  await rim.playUntil([page], () => rim.isOver(page))
  await album.shoot(page, 'rim-game-over')
})

test('a fight, and the steps of a job', async () => {
  const { page } = await here.visit()
  const fight = page.locator('[data-stage] .fight')
  const others: Server[] = []
  const seeksFights = ['section.bar.mine .choice[data-act]:has-text("Fight")']
  for (let seed = 1; seed <= 6 && !(await fight.isVisible()); seed += 1) {
    const other = await Server.start({ seed })
    others.push(other)
    await page.goto(other.address)
    await page.getByRole('button', { name: 'Play now: Boba Fett' }).click()
    const found = async () => (await fight.isVisible()) || (await rim.isOver(page))
    await rim.playUntil([page], found, seeksFights)
  }
  if (await fight.isVisible()) await album.shoot(page, 'rim-fight')
  // Somebody who clicks without a plan seldom gets a job to its place.
  await page.goto(`${here.server.address}/gallery#stages`)
  for (const other of others) await other.stop()
  const job = page.locator('[data-sample="A job, step by step"]')
  await album.shoot(page, 'rim-job', () => job.scrollIntoViewIfNeeded())
})

test('a crowded galaxy and a random one', async () => {
  const { page } = await here.visit()
  const bot = { kind: 'bot', level: 'greedy' } as const
  for (const [name, random_map] of [
    ['rim-crowded', false],
    ['rim-random-map', true],
  ] as const) {
    const setup = { players: 4, random_map }
    const table = await openTable(
      here.server,
      'outer-rim',
      [{ kind: 'person' }, bot, bot, bot],
      setup,
    )
    await sitDown(page, table)
    await rim.isAsked(page)
    const planned = async () =>
      (await rim.turnOf(page)) >= (random_map ? 1 : 24) &&
      (await rim.choice(page, /^Move up to/).isVisible())
    await rim.playUntil([page], planned)
    await page.mouse.move(1, 1)
    await album.shoot(page, name)
  }
})

test('a server that is gone', async () => {
  const { page } = await here.visit()
  await sitAgainst(page, here.server, 'deckbuilding', 'random')
  await canPlayAll(page)
  await here.server.kill()
  await page.getByText('Connection lost').waitFor()
  await album.shoot(page, 'connection-lost')
  await here.server.restart()
  await page.goto('/')
  await page.getByRole('link', { name: /Empire/ }).waitFor()
  await here.server.kill()
  await page.getByRole('heading', { name: 'The server is gone' }).waitFor()
  await album.shoot(page, 'server-gone')
})

test('contact sheets', async () => {
  await album.bind(here.browser)
})
