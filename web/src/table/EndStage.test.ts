import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Info } from '../generated/protocol'
import { words } from '../words'
import EndStage from './EndStage.svelte'
import { Table, type GameTypes } from './table.svelte'

const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }))

/** The end of a table about which the server says this much more. */
function over(more: Partial<Info>) {
  const table = new Table<GameTypes>({ say: () => true, pause: () => 0 })
  table.hear({ table: { table: '9e87', seats: [], ...more } as unknown as Info })
  const shown = { held: undefined, standings: [], winner: null, poster: nothing, children: nothing }
  render(EndStage, { table, ...shown, onclose: () => {} })
  return screen.queryByText(words.table.download)
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn()
})

it('lets the game be kept, as the server has it', () => {
  const link = over({})
  expect(link?.getAttribute('href')).toBe('/api/tables/9e87/save')
  expect(link?.hasAttribute('download')).toBe(true)
})

it('offers no record that the server cannot play again', () => {
  expect(over({ read_only: 'other rules' })).toBeNull()
})
