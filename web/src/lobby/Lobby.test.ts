import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Info } from './api'
import Lobby from './Lobby.svelte'
import { seatAt } from './seats'

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
  outcome: null,
  commitment: '',
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
