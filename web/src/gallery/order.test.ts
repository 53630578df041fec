import { expect, it } from 'vitest'
import { mixed, sheetsOf } from './order'
import { samples } from './sample'

it('shows a sheet with two sides once', () => {
  const [front, other] = samples
  const back = { ...front!, id: `${front!.id}-flipped` }
  expect(sheetsOf([front!, back, other!])).toEqual([
    { front, back },
    { front: other, back: null },
  ])
})

it('keeps figures that are alike apart', () => {
  const [unit] = samples
  const alike = { ...unit!, id: 'alike' }
  const art = { ...unit!.art, figure: 'beast-horned' as const }
  const another = { ...unit!, id: 'another', art }
  const order = mixed(sheetsOf([unit!, alike, another])).map(({ front }) => front.id)
  expect(order).toEqual([unit!.id, 'another', 'alike'])
})

it('leaves the cards of a machine for who asks for them', () => {
  const [unit, ship] = samples
  expect(mixed(sheetsOf([unit!, { ...ship!, kind: 'ai' }]))).toHaveLength(1)
})

it('mixes the kinds, and loses none', () => {
  const [unit, ship] = samples
  const second = { ...unit!, id: 'second' }
  const order = mixed(sheetsOf([unit!, second, ship!])).map(({ front }) => front.id)
  expect(order).toEqual([unit!.id, ship!.id, 'second'])
})
