import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Info, Outcome } from '../generated/protocol'
import type { HeldSeat } from '../lobby/seats'
import { words } from '../words'
import { Table, type GameTypes } from './table.svelte'
import { untold } from './testing'
import Wrong from './Wrong.svelte'

const held = { table: '9e87', game: 'toy', seat: 0, token: 'f6c7', name: 'Ann' } as HeldSeat
const now = { view: null, decision: null, undo: null, turn: 1 }

/** Opens the window at a table where somebody of this kind sits on the other seat. */
function found(other: 'person' | 'bot', outcome: Outcome | null = null) {
  const table = new Table<GameTypes>({ say: () => true, pause: () => 0 })
  const seats = [
    { seat: 0, kind: 'person' },
    { seat: 1, kind: other },
  ]
  const info = { table: '9e87', seats } as unknown as Info
  const fresh = { ...untold, table: info, position: 1 }
  table.hear({ fresh: { ...fresh, ...now, outcome } })
  render(Wrong, { table, held, onclose: () => {} })
}

const answer = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn().mockResolvedValue(
      new Response(body, {
        status,
        headers: { 'content-disposition': 'attachment; filename="toy-9e87-report.json"' },
      }),
    ),
  )
const make = () => fireEvent.click(screen.getByRole('button', { name: words.table.wrongMake }))

let kept: string[]

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  URL.createObjectURL = () => 'blob:kept'
  URL.revokeObjectURL = () => {}
  kept = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    kept.push(this.download)
  })
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

it('says how much of the game the file holds', () => {
  found('person')
  expect(screen.queryByText(words.table.wrongSeen)).toBeTruthy()
  found('bot')
  expect(screen.queryByText(words.table.wrongWhole)).toBeTruthy()
  found('person', { places: [1, 2] })
  expect(screen.queryAllByText(words.table.wrongWhole)).toHaveLength(2)
})

it('keeps the file under the name the server gives it, and says how to read it', async () => {
  answer(200, '{}')
  found('person')
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'A card is gone.' } })
  await make()
  await screen.findByText('cantina replay toy-9e87-report.json')
  expect(kept).toEqual(['toy-9e87-report.json'])
  expect(fetch).toHaveBeenCalledWith(
    '/api/tables/9e87/report',
    expect.objectContaining({ body: '{"token":"f6c7","wrong":"A card is gone."}' }),
  )
})

it('says why there is no file', async () => {
  answer(403, '{"error":{"code":"wrong-token","message":"no seat of yours"}}')
  found('person')
  await make()
  expect((await screen.findByRole('alert')).textContent).toBe('no seat of yours')
  expect(kept).toEqual([])
})
