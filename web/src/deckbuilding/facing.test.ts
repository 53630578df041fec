import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { Faces } from '../cards/faces.svelte'
import type { Face } from '../generated/protocol'
import { Acts } from '../table/acts.svelte'
import { Table } from '../table/table.svelte'
import type { Deckbuilding } from './game'
import { Operating } from './operating.svelte'
import { rule } from '../rule'
import RowOnTable from './RowOnTable.test.svelte'
import { position } from './testing'

const face = (id: string, faction: 'empire' | 'rebel' | 'neutral'): Face => ({
  id,
  name: id,
  deck: 'galaxy',
  faction,
  kind: 'unit',
  type_line: 'Unit',
  unique: false,
  copies: 1,
  cost: 3,
  values: [],
  bounty: null,
  rules: [],
  brief: [],
  art: { scene: 'dunes', figure: 'hood', prop: 'crate' },
  source: 'a test',
})

const faces = new Faces('deckbuilding', [
  face('tie-fighter', 'empire'),
  face('x-wing', 'rebel'),
  face('fang-fighter', 'neutral'),
])

const row = [
  { card: 1, id: 'tie-fighter', target: null },
  { card: 2, id: 'x-wing', target: null },
  { card: 3, id: 'fang-fighter', target: null },
]

function facings(side: 'empire' | 'rebel'): (string | undefined)[] {
  const table = new Table<Deckbuilding>({ say: () => true, pause: () => 0 })
  const situation = { alone: true, confirmations: true, unused: [] }
  const acts = new Acts(
    () => situation,
    () => false,
  )
  const board = new Operating(table, acts, (place) => place)
  const view = position({ row, you: side })
  const { container } = render(RowOnTable, { faces, board, view, side })
  const cards = [...container.querySelectorAll<HTMLElement>('[data-facing]')]
  return cards.map(({ dataset }) => dataset.facing)
}

it.each([
  ['empire', ['toward-me', 'toward-them', 'sideways']],
  ['rebel', ['toward-them', 'toward-me', 'sideways']],
] as const)('turns the cards of the row toward their side, seen by the %s', (side, expected) => {
  rule('setup/row-cards-face-their-side')
  expect(facings(side)).toEqual(expected)
})
