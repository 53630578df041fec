import { expect, it } from 'vitest'
import { byDeck, sheetsOf } from './order'
import { samples } from './sample'

it('shows a sheet with two sides once', () => {
  const [front, other] = samples
  const back = { ...front!, id: `${front!.id}-flipped` }
  expect(sheetsOf([front!, back, other!])).toEqual([
    { front, back },
    { front: other, back: null },
  ])
})

it('shows deck after deck, each by name', () => {
  const [unit] = samples
  const card = (name: string, deck: string) => ({ ...unit!, id: name, name, deck })
  const cards = [
    card('Job 10', 'job'),
    card('Wines', 'cargo'),
    card('Job 2', 'job'),
    card('Beasts', 'cargo'),
  ]
  const named = byDeck(sheetsOf(cards)).map(([deck, sheets]) => [
    deck,
    ...sheets.map(({ front }) => front.name),
  ])
  expect(named).toEqual([
    ['job', 'Job 2', 'Job 10'],
    ['cargo', 'Beasts', 'Wines'],
  ])
})
