import { beforeEach, expect, test, vi } from 'vitest'
import {
  forgetTable,
  heldSeats,
  keepSeat,
  putAway,
  rememberedName,
  rememberName,
  seatAt,
} from './seats'

const ann = { table: 'aa', game: 'deckbuilding', seat: 0, token: 't0', name: 'Ann' }
const bob = { table: 'bb', game: 'deckbuilding', seat: 1, token: 't1', name: 'Bob' }

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: 1000 })
})

test('a kept seat is found by its table', () => {
  keepSeat(ann)
  expect(seatAt('aa')).toEqual({ ...ann, seen: 1000 })
  expect(seatAt('bb')).toBeUndefined()
})

test('the last used seat comes first', () => {
  keepSeat(ann)
  vi.setSystemTime(2000)
  keepSeat(bob)
  expect(heldSeats().map(({ table }) => table)).toEqual(['bb', 'aa'])
  vi.setSystemTime(3000)
  keepSeat(ann)
  expect(heldSeats().map(({ table }) => table)).toEqual(['aa', 'bb'])
})

test('a forgotten table leaves the others', () => {
  keepSeat(ann)
  keepSeat(bob)
  forgetTable('aa')
  expect(heldSeats().map(({ table }) => table)).toEqual(['bb'])
})

test('a seat that was put away is kept, and taken up again by whoever comes back', () => {
  keepSeat(ann)
  keepSeat(bob)
  putAway('aa', true)
  expect(seatAt('aa')).toEqual({ ...ann, seen: 1000, away: true })
  expect(seatAt('bb')?.away).toBeUndefined()
  keepSeat(seatAt('aa')!)
  expect(seatAt('aa')).toEqual({ ...ann, seen: 1000 })
})

test('what is broken in storage is left out', () => {
  localStorage.setItem(
    'cantina.seats',
    JSON.stringify([{ table: 'aa' }, null, { ...bob, seen: 1 }]),
  )
  expect(heldSeats()).toEqual([{ ...bob, seen: 1 }])
  localStorage.setItem('cantina.seats', '[{"table":')
  expect(heldSeats()).toEqual([])
  localStorage.setItem('cantina.seats', '{}')
  expect(heldSeats()).toEqual([])
})

test('without storage a seat lasts as long as the page', () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
  keepSeat(ann)
  rememberName('Ann')
  expect(seatAt('aa')?.token).toBe('t0')
  expect(rememberedName()).toBe('Ann')
  vi.restoreAllMocks()
})
