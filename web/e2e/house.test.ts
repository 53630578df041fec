/** Somebody else in the house: a phone that comes by another address than the machine the server is on. */
import { expect, test } from 'vitest'
import { launch, visitor } from './support/browser'
import { choiceOf, seatOf, startButton } from './support/lobby'
import { playToTheEnd, readyBar } from './support/player'
import { Server } from './support/server'

const PHONE = { width: 390, height: 844 }
/** Stands for an address of the house; it is this machine's own, so nothing leaves it. */
const HOUSE = '127.0.0.2'

test('a phone in the house opens the invitation, and two people play to the end', async () => {
  const browser = await launch()
  const server = await Server.start({ lan: HOUSE })
  try {
    const ann = await visitor(browser, server.address)
    await ann.page.goto('/new/deckbuilding')
    await choiceOf(ann.page, 'who-1', 'friend').click()
    await choiceOf(ann.page, 'option-goal', 0).click()
    await startButton(ann.page).click()
    const invitation = await ann.page.getByRole('textbox', { name: 'Invitation' }).inputValue()
    const { origin, hostname, pathname, hash } = new URL(invitation)
    expect(hostname).toBe(HOUSE)

    const bob = await visitor(browser, origin, { viewport: PHONE, touch: true })
    await bob.page.goto(pathname + hash)
    await bob.page.getByLabel('Your name').fill('Bob')
    await seatOf(bob.page, 1).getByRole('button', { name: 'Sit down' }).tap()
    await Promise.race([readyBar(bob.page).waitFor(), readyBar(ann.page).waitFor()])
    await playToTheEnd([ann.page, bob.page])
    expect(ann.complaints).toEqual([])
    expect(bob.complaints).toEqual([])
  } finally {
    await Promise.all([browser.close(), server.stop()])
  }
})
