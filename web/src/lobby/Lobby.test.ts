import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Info } from '../generated/protocol'
import Lobby from './Lobby.svelte'
import { keepSeat, seatAt } from './seats'

const open = {
  table: 'a'.repeat(32),
  game: 'deckbuilding',
  setup: {},
  state: 'open',
  created: 0,
  content: '',
  seats: [
    { seat: 0, kind: 'person', taken: false, player: 'Empire' },
    { seat: 1, kind: 'bot', level: 'greedy', taken: true, player: 'Rebels' },
  ],
  position: 0,
  turn: 0,
  decides: null,
  rivals: [],
  outcome: null,
  commitment: '',
  away: 90_000,
} as unknown as Info
const running = { ...open, state: 'running' } as Info

const answer = (body: unknown) => new Response(JSON.stringify(body), { status: 200 })

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('lets nobody enter who is sitting down and has no seat yet, though the game has begun', async () => {
  let seated: (sat: Response) => void = () => {}
  vi.stubGlobal('fetch', (address: string) => {
    if (address.endsWith('/sit')) return new Promise<Response>((resolve) => (seated = resolve))
    return Promise.resolve(answer(address.endsWith('/games') ? { games: [] } : running))
  })
  const onchange = vi.fn<(info: Info) => void>(() => expect(seatAt(open.table)?.token).toBe('mine'))
  const onsat = vi.fn<() => void>()
  render(Lobby, { props: { info: open, onsat, onchange } })
  await fireEvent.click(screen.getByRole('button', { name: /Sit down/ }))

  await vi.advanceTimersByTimeAsync(5000)
  expect(onchange).not.toHaveBeenCalled()

  seated(answer({ seat: 0, token: 'mine' }))
  await vi.advanceTimersByTimeAsync(100)
  expect(onsat).toHaveBeenCalledOnce()
  expect(onchange).toHaveBeenCalledWith(running)
})

/** The rematch of Ann and Bea; neither has come yet. */
const rematch = {
  ...open,
  table: 'c'.repeat(32),
  before: 'b'.repeat(32),
  seats: ['Ann', 'Bea'].map((name, seat) => ({
    ...{ seat, name, kind: 'person', taken: false, kept: true },
    player: ['Empire', 'Rebels'][seat],
  })),
} as unknown as Info

it('offers the seats of a rematch to nobody who did not sit at the table before', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer({ games: [] })))
  render(Lobby, { props: { info: rematch, onsat: () => {} } })
  expect(screen.queryByRole('button', { name: /Sit down/ })).toBeNull()
})

it('leads who sat at the table before to the seat that is kept for them', async () => {
  const answers: [string, unknown][] = [
    ['/sit', { seat: 1, token: 'old' }],
    ['/games', { games: [] }],
  ]
  const asked = vi.fn<(address: string, request: RequestInit) => Promise<Response>>((address) => {
    const found = answers.find(([end]) => address.endsWith(end))
    return Promise.resolve(answer(found ? found[1] : rematch))
  })
  vi.stubGlobal('fetch', asked)
  const before = { table: 'b'.repeat(32), game: 'deckbuilding', seat: 0, token: 'old', name: 'Bea' }
  keepSeat(before)
  const onsat = vi.fn<(token: string, seat: number) => void>()
  render(Lobby, { props: { info: rematch, onsat } })
  await fireEvent.click(screen.getByRole('button', { name: /Sit down/ }))
  await vi.advanceTimersByTimeAsync(100)
  expect(onsat).toHaveBeenCalledWith('old', 1)
  const [, request] = asked.mock.calls.find(([address]) => address.endsWith('/sit'))!
  expect(JSON.parse(request.body as string)).toMatchObject({ token: 'old' })
  expect(seatAt(rematch.table)?.seat).toBe(1)
})
