/** Who is there, who is waited for, and what they say. */
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatLine, Clocks, Info, Said, SeatInfo } from '../generated/protocol'
import { heeding } from '../lobby/heeding.svelte'
import { words } from '../words'
import Absent from './Absent.svelte'
import Chat from './Chat.svelte'
import Seats from './Seats.svelte'
import { Table, type GameTypes } from './table.svelte'
import { unkeyed, untold } from './testing'

const now = 10_000_000
let said: Said[]

/** A table of Ann, who looks, and Bob, who decides. */
function tableOf(
  bob: Partial<SeatInfo>,
  ann: Partial<SeatInfo> = {},
  clocks: Clocks | null = null,
) {
  const person = (seat: number, name: string) => ({ seat, name, kind: 'person', taken: true })
  const seats = [
    { ...person(0, 'Ann'), player: 'Empire', presence: { here: true, since: now }, ...ann },
    { ...person(1, 'Bob'), player: 'Rebels', ...bob },
  ]
  const info = { table: crypto.randomUUID(), seats, away: 90_000 } as unknown as Info
  const table = new Table<GameTypes>({
    say: (what) => said.push(unkeyed(what)) > 0,
    pause: () => 0,
  })
  const at = { position: 3, view: null, decision: { seat: 1 }, undo: null, turn: 1, outcome: null }
  table.hear({ fresh: { ...untold, clocks, table: info, ...at } })
  table.life.now = now
  return table
}

beforeEach(() => {
  localStorage.clear()
  said = []
})

afterEach(() => vi.restoreAllMocks())

const away = (ms: number) => ({ presence: { here: false, since: now - ms } })

it('says of everybody whether they are there, in words', () => {
  render(Seats, { table: tableOf(away(5 * 60_000)) })
  const [ann, bob] = screen.getAllByRole('listitem')
  within(ann!).getByText(/Here since/)
  within(bob!).getByText('Away, last seen 5 minutes ago')
})

it('says who is played for, for a while or for good', () => {
  render(Seats, { table: tableOf({ ...away(0), deputy: 'greedy' }) })
  screen.getByText(words.life.deputy)
  render(Seats, { table: tableOf({ ...away(0), deputy: 'greedy', gone: true }) })
  screen.getByText(words.life.gone)
})

it('shows how much time everybody has', () => {
  const runs = { seat: 1, since: now, until: now + 65_000 }
  render(Seats, {
    table: tableOf({}, {}, { left: [90_000, 70_000], runs, gained: null, out: null }),
  })
  expect(screen.getByRole('timer', { name: 'Bob: 1 minute left' }).textContent).toContain('1:05')
  expect(screen.getByRole('timer', { name: 'Ann: 1 minute left' }).textContent).toContain('1:30')
})

it('offers a machine for who is waited for and has been away for ninety seconds', async () => {
  render(Absent, { table: tableOf(away(80_000)) })
  expect(screen.queryByRole('button')).toBeNull()
  render(Absent, { table: tableOf(away(90_000)) })
  await fireEvent.click(screen.getByRole('button', { name: words.life.standIn }))
  expect(said).toEqual([{ 'stand-in': { seat: 1, position: 3 } }])
})

it('offers no machine for who is there, or has one', () => {
  render(Absent, { table: tableOf({ presence: { here: true, since: 0 } }) })
  render(Absent, { table: tableOf({ ...away(90_000), deputy: 'greedy' }) })
  expect(screen.queryByRole('button')).toBeNull()
})

it('lets one take back a seat that a machine plays, unless it was given up', async () => {
  render(Absent, { table: tableOf({}, { deputy: 'greedy', gone: true }) })
  expect(screen.queryByRole('button')).toBeNull()
  render(Absent, { table: tableOf({}, { deputy: 'greedy' }) })
  await fireEvent.click(screen.getByRole('button', { name: words.life.comeBack }))
  expect(said).toEqual([{ return: {} }])
})

const line = (
  n: number,
  seat: number,
  remark: { text: string } | { reaction: 'luck' },
): ChatLine => ({
  ...{ n, at: now, seat, name: seat === 0 ? 'Ann' : 'Bob' },
  ...remark,
})

it('tells what others said, and what was not read yet', async () => {
  const table = tableOf({})
  const id = table.info!.table
  table.hear({ chat: line(1, 1, { text: 'Hello' }) })
  table.hear({ chat: line(2, 0, { reaction: 'luck' }) })
  expect(heeding.unread(id, table.life.chat, 0)).toBe(1)
  render(Chat, { table, onclose: () => {} })
  const log = screen.getByRole('log')
  within(log).getByText('Hello')
  within(log).getByText(words.chat.reactions.luck)
  await vi.waitFor(() => expect(heeding.unread(id, table.life.chat, 0)).toBe(0))
})

it('says something, in words or without', async () => {
  render(Chat, { table: tableOf({}), onclose: () => {} })
  const field = screen.getByRole('textbox', { name: words.chat.say })
  await fireEvent.input(field, { target: { value: '  Well met ' } })
  await fireEvent.click(screen.getByRole('button', { name: words.chat.send }))
  await fireEvent.click(screen.getByRole('button', { name: words.chat.reactions.thanks }))
  expect(said).toEqual([{ chat: { text: 'Well met' } }, { react: { reaction: 'thanks' } }])
  expect((field as HTMLInputElement).value).toBe('')
})

it('lets nobody be heard who is muted, and counts them', async () => {
  const table = tableOf({})
  render(Seats, { table })
  await fireEvent.click(screen.getByRole('button', { name: words.chat.mute }))
  table.hear({ chat: line(1, 1, { text: 'Hello' }) })
  expect(heeding.unread(table.info!.table, table.life.chat, 0)).toBe(0)
  render(Chat, { table, onclose: () => {} })
  expect(screen.queryByText('Hello')).toBeNull()
  screen.getByText(words.chat.muted({ n: 1 }))
  await fireEvent.click(screen.getByRole('button', { name: words.chat.unmute }))
  screen.getByText('Hello')
})
