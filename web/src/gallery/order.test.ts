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

it('mixes the kinds, and loses none', () => {
  const [unit, ship] = samples
  const second = { ...unit!, id: 'second' }
  const order = mixed(sheetsOf([unit!, second, ship!])).map(({ front }) => front.id)
  expect(order).toEqual([unit!.id, ship!.id, 'second'])
})
