import { expect, it } from 'vitest'
import type { Components, ContactView } from '../../generated/outer-rim'
import { possibleBerths } from './wanted'

const printed = {
  contacts: [{ class: 'white' }, { class: 'green' }],
} as unknown as Pick<Components, 'contacts'>
const token = (berth: number, kind: ContactView['class'], contact: number | null = null) =>
  ({ berth, planet: 0, full: kind !== null, faceup: false, class: kind, contact }) as ContactView

it('is every facedown contact of that class', () => {
  const map = [token(0, 'white'), token(1, 'green'), token(2, 'green'), token(3, null)]
  expect([...possibleBerths(map, printed, 1)]).toEqual([1, 2])
})

it('is only where they are known to be', () => {
  const map = [token(0, 'green', 1), token(1, 'green')]
  expect([...possibleBerths(map, printed, 1)]).toEqual([0])
})

it('is nobody who is known to be somebody else', () => {
  const map = [token(0, 'white', 5), token(1, 'white')]
  expect([...possibleBerths(map, printed, 0)]).toEqual([1])
})
