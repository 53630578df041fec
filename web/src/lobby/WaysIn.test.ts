import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { words } from '../words'
import { Access } from './access.svelte'
import { keepSeat, seatAt } from './seats'
import WaysIn from './WaysIn.svelte'

const table = 'a'.repeat(32)
const links = { invitation: '1f0c', spectator: 'b7d2', private: false }

/** What the server answers, by the end of the address, and what it was asked. */
let answers: Record<string, unknown>
let asked: { address: string; body: unknown; shown: string | undefined }[]

beforeEach(() => {
  localStorage.clear()
  keepSeat({ table, game: 'toy', seat: 0, token: 'mine', name: 'Ann' })
  answers = { '/links': links, '/site': { base: 'http://house:4280', only_here: false } }
  asked = []
  vi.stubGlobal('fetch', (address: string, { body, headers }: RequestInit) => {
    const shown = (headers as Record<string, string>).authorization
    asked.push({ address, body: body ? JSON.parse(body as string) : null, shown })
    const found = Object.entries(answers).find(([end]) => address.endsWith(end))
    const said = found ? found[1] : { error: { code: 'not-found', message: 'no such address' } }
    return Promise.resolve(new Response(JSON.stringify(said), { status: found ? 200 : 404 }))
  })
})

afterEach(() => vi.unstubAllGlobals())

async function shown() {
  const access = new Access(table)
  await access.look()
  render(WaysIn, { access })
  await vi.waitFor(() => screen.getByRole('textbox', { name: words.lobby.lookOn }))
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const linkAt = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name }).value

it('shows a link to look on that begins as the server says', async () => {
  await shown()
  await vi.waitFor(() =>
    expect(linkAt(words.lobby.lookOn)).toBe(`http://house:4280/table/${table}#watch=b7d2`),
  )
  expect(asked.find(({ address }) => address.endsWith('/links'))?.shown).toBe('Bearer mine')
})

it('shows no link before the server has said how they begin', async () => {
  const access = new Access(table)
  const looked = access.look()
  expect(access.joining).toBeNull()
  await looked
  await vi.waitFor(() => expect(access.joining).toBe(`http://house:4280/table/${table}#join=1f0c`))
})

it('says that links lead nowhere from other machines, if the server says so', async () => {
  answers['/site'] = { base: 'http://127.0.0.1:4280', only_here: true }
  await shown()
  await vi.waitFor(() => screen.getByText('cantina serve --lan'))
})

it('begins links as this page does where the server says nothing of them', async () => {
  delete answers['/site']
  await shown()
  expect(linkAt(words.lobby.lookOn)).toContain(location.origin)
  expect(screen.queryByText('cantina serve --lan')).toBeNull()
})

it('closes the table to who was not invited', async () => {
  answers['/private'] = { ...links, private: true }
  await shown()
  await fireEvent.click(screen.getByRole('checkbox', { name: words.lobby.private }))
  await vi.waitFor(() => screen.getByText(words.lobby.lookOnInvited))
  expect(asked.at(-1)?.body).toEqual({ private: true })
})

it('makes a link anew', async () => {
  answers['/invitation'] = { ...links, spectator: 'e07a' }
  await shown()
  await click(words.lobby.renew)
  await vi.waitFor(() => expect(linkAt(words.lobby.lookOn)).toContain('#watch=e07a'))
  expect(asked.at(-1)?.body).toEqual({ which: 'spectator' })
  screen.getByText(words.lobby.renewed)
})

it('gives a link to another device when asked for one', async () => {
  answers['/device'] = { code: 'c0de', until: 0 }
  await shown()
  expect(asked.some(({ address }) => address.endsWith('/device'))).toBe(false)
  await click(words.lobby.deviceLink)
  await vi.waitFor(() =>
    expect(linkAt(words.lobby.device)).toContain(`/table/${table}#device=c0de`),
  )
  screen.getByRole('img', { name: words.lobby.qrDevice })
})

it('asks twice before it signs out everywhere else, and keeps what opens the seat then', async () => {
  answers['/token'] = { seat: 0, token: 'renewed' }
  answers['/token/only'] = { seat: 0 }
  await shown()
  await click(words.lobby.signOut)
  expect(seatAt(table)?.token).toBe('mine')
  await click(words.lobby.signOutSure)
  await vi.waitFor(() => screen.getByText(words.lobby.signedOut))
  expect(seatAt(table)).toMatchObject({ seat: 0, token: 'renewed', name: 'Ann' })
  expect(asked.find(({ address }) => address.endsWith('/only'))?.shown).toBe('Bearer renewed')
})

it('says why something was not done', async () => {
  await shown()
  await click(words.lobby.deviceLink)
  await vi.waitFor(() => screen.getByRole('alert'))
})
