/** Tables opened without clicking, for tests about something else. */
import type { Page } from 'playwright-core'
import type { Created, JsonValue, Sat, Sitter } from '../../src/generated/protocol'
import type { Terms } from '../../src/tables'
import type { Server } from './server'

/** Asks the server for something, as who has a seat if a token says so. */
export async function post<Answer>(
  address: string,
  body: unknown,
  token?: string,
): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${address}: ${await response.text()}`)
  return (await response.json()) as Answer
}

export async function openTable(
  server: Server,
  game: string,
  seats: Sitter[],
  setup: JsonValue = null,
  terms: Partial<Terms> = {},
): Promise<string> {
  const opened = { game, setup, seats, ...terms }
  const { table, invitation } = await post<Created>(`${server.address}/api/tables`, opened)
  invitations.set(table, invitation)
  return table
}

/** What opening tables gave. */
const invitations = new Map<string, string>()

/** The link that invites to a table which was opened here. */
export const linkTo = (table: string) => `/table/${table}#join=${invitations.get(table)}`

export const sit = (server: Server, table: string, name: string, seat: number) => {
  const invitation = invitations.get(table)
  return post<Sat>(`${server.address}/api/tables/${table}/sit`, { name, seat, invitation })
}

/** One of the choices of an option, by the key of the option and its place among them. */
export const choiceOf = (page: Page, option: string, place: number | string) =>
  page.locator('label', { has: page.locator(`input[name="${option}"][value="${place}"]`) })

/** What opens the table that was set up. */
export const startButton = (page: Page) => page.locator('form footer button')

/** A seat in the lobby of an open table. */
export const seatOf = (page: Page, seat: number) => page.locator(`[data-seat="${seat}"]`)

/** Goes to a table and sits down there by a click, under a name if one is given. */
export async function sitDown(page: Page, table: string, seat = 0, name?: string) {
  await page.goto(linkTo(table))
  if (name) await page.getByLabel('Your name').fill(name)
  await seatOf(page, seat).getByRole('button', { name: 'Sit down' }).click()
}

/** Opens a table with one machine, and sits down on its first seat by a key. */
export async function sitAgainst(
  page: Page,
  server: Server,
  game: string,
  level: string,
  setup: JsonValue = null,
) {
  const table = await openTable(server, game, [{ kind: 'person' }, { kind: 'bot', level }], setup)
  await page.goto(linkTo(table))
  await seatOf(page, 0).getByRole('button', { name: 'Sit down' }).press('Enter')
}
