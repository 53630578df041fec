import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Info, Logged } from '../generated/protocol'
import { seatAt, type HeldSeat } from '../lobby/seats'
import { words } from '../words'
import EndStage from './EndStage.svelte'
import { Table, type GameTypes } from './table.svelte'

const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }))

/** Shows the end of a table about which the server says this much more. */
function over(more: Partial<Info>, held?: HeldSeat, log: Logged[] = []) {
  const table = new Table<GameTypes>({ say: () => true, pause: () => 0 })
  table.log = log
  table.latest = log.at(-1) ?? null
  table.hear({ table: { table: '9e87', seats: [], ...more } as unknown as Info })
  const shown = { standings: [], winner: null, poster: nothing, children: nothing }
  render(EndStage, { table, held, ...shown, onclose: () => {} })
}

const download = () => screen.queryByText(words.table.download)

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn()
})

const finished = { state: 'finished' } as const

it('lets the game be kept, as the server has it', async () => {
  const headers = { 'content-disposition': 'attachment; filename="toy-9e87.json"' }
  const asked = vi.fn(() => Promise.resolve(new Response('{}', { headers })))
  vi.stubGlobal('fetch', asked)
  const kept: string[] = []
  URL.createObjectURL = () => 'blob:kept'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    kept.push(this.download)
  })
  over(finished)
  await fireEvent.click(download()!)
  await vi.waitFor(() => expect(kept).toEqual(['toy-9e87.json']))
  expect(asked).toHaveBeenCalledWith('/api/tables/9e87/save', expect.anything())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('lets the game be watched again', () => {
  over(finished)
  const link = screen.getByText(words.replay.watch)
  expect(link.getAttribute('href')).toBe('/table/9e87#replay')
})

it('offers no record that the server cannot play again', () => {
  over({ ...finished, read_only: 'other rules' })
  expect(download()).toBeNull()
  expect(screen.queryByText(words.replay.watch)).toBeNull()
})

it('offers to swap seats where there is more than one', () => {
  const held = { table: '9e87', game: 'toy', seat: 0, token: 'f6c7', name: 'Ann' } as HeldSeat
  const seat = { kind: 'person', taken: true, player: 'Ann' } as const
  const swap = () => screen.queryByText(words.table.rematchSwap)
  over({ seats: [{ seat: 0, ...seat }] }, held)
  expect(screen.queryByText(words.table.rematch)).toBeTruthy()
  expect(swap()).toBeNull()
  over({ seats: [0, 1].map((place) => ({ ...seat, seat: place })) }, held)
  expect(swap()).toBeTruthy()
})

it('sits down at the rematch with the token of this table', async () => {
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    asked.push([address, JSON.parse(body as string)])
    const answer = address.endsWith('/sit') ? { seat: 1, token: 'f6c7' } : { table: '77ab' }
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
  const held = { table: '9e87', game: 'toy', seat: 0, token: 'f6c7', name: 'Ann' } as HeldSeat
  over({}, held)
  await fireEvent.click(screen.getByText(words.table.rematch))
  await vi.waitFor(() => expect(seatAt('77ab')).toMatchObject({ seat: 1, token: 'f6c7' }))
  expect(asked).toEqual([
    ['/api/tables/9e87/rematch', { token: 'f6c7', swap: false }],
    ['/api/tables/77ab/sit', { name: 'Ann', token: 'f6c7' }],
  ])
  vi.unstubAllGlobals()
})

const act = { position: 1, by: 0, did: 'choose', facts: [] } satisfies Logged

it('lets the table be seen before it covers what decided the game', () => {
  vi.useFakeTimers()
  const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  over({}, undefined, [act])
  vi.advanceTimersByTime(1000)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(show).toHaveBeenCalled()
  vi.useRealTimers()
})

it('says whether something was taken back', () => {
  const told = () => screen.queryByText(words.table.withTakeBacks, { exact: false })
  over({}, undefined, [act])
  expect(told()).toBeNull()
  over({}, undefined, [act, { ...act, position: 2, did: 'undo', to: 0 }])
  expect(told()).toBeTruthy()
})
