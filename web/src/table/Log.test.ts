import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, it } from 'vitest'
import type { Logged } from '../generated/protocol'
import { words } from '../words'
import Log from './Log.svelte'
import { Table, type GameTypes } from './table.svelte'
import { fact } from './testing'

interface Toy extends GameTypes {
  event: string
}

/** One person plays against a rival for whom nobody decides. */
const turns = (from: number, to: number): Logged<string>[] =>
  Array.from({ length: to - from }, (_, at) => {
    const of = at % 2
    const turn = fact(`turn ${from + at} of ${of}`, { gist: 'turn', of })
    const deed = fact(`deed ${from + at} of ${of}`, { of })
    return { position: from + at, by: 0, did: 'choose', facts: [turn, deed] }
  })

function shown(log: Logged<string>[]) {
  const table = new Table<Toy>({ say: () => true, pause: () => 0 })
  table.log = log
  render(Log<Toy>, { table, players: ['Han', 'Aphra'] })
  return table
}

const deed = (turn: number) => screen.queryByText(new RegExp(`^deed ${turn} `))

it('tells of one player alone, though the same person decided everything', async () => {
  shown(turns(0, 4))
  await fireEvent.click(screen.getByRole('button', { name: 'Aphra' }))
  expect([0, 1, 2, 3].map((turn) => deed(turn) !== null)).toEqual([false, true, false, true])
})

it('begins with the last turns and goes back to the first', async () => {
  shown(turns(0, 150))
  expect([deed(0), deed(149)].map((found) => found !== null)).toEqual([false, true])
  await fireEvent.click(screen.getByText(words.table.earlier))
  expect(deed(0)).not.toBeNull()
  expect(screen.queryByText(words.table.earlier)).toBeNull()
})

it('leaves who reads further up there, and says that something is new', async () => {
  const table = shown(turns(0, 4))
  const list = screen.getByRole('log')
  Object.defineProperty(list, 'scrollHeight', { value: 500 })
  await fireEvent.scroll(list)
  const mark = () => screen.queryByText(words.table.newLines)
  expect(mark()).toBeNull()
  table.log = turns(0, 5)
  await tick()
  expect(list.scrollTop).toBe(0)
  const button = mark()
  expect(button).not.toBeNull()
  if (button) await fireEvent.click(button)
  expect(list.scrollTop).toBe(500)
})
