import { expect, it } from 'vitest'
import { poly, silhouette, symmetric } from './outline'

it('mirrors the half of a shape, curves included', () => {
  expect(symmetric('M50 0L60 10C70 20 70 30 50 40')).toBe(
    'M50 0L60 10C70 20 70 30 50 40L50 40C30 30 30 20 40 10L50 0Z',
  )
})

it('runs every part the same way round, so that parts that overlap stay filled', () => {
  const forth = poly(0, 0, 10, 0, 10, 10)
  const back = poly(0, 0, 10, 10, 10, 0)
  expect(silhouette([forth]).solid).toBe('M0 0L10 0L10 10Z')
  expect(silhouette([back]).solid).toBe('M10 0L10 10L0 0Z')
})
