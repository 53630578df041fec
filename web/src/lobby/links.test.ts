import { beforeEach, expect, test } from 'vitest'
import { carriedBy, invitationTo, keepKey, placeAt, takeCarried } from './links'
import { keepSeat } from './seats'

beforeEach(() => localStorage.clear())

test('a link carries one thing behind its hash', () => {
  expect(carriedBy('#join=1f0c')).toEqual({ what: 'join', key: '1f0c' })
  expect(carriedBy('#watch=b7d2')).toEqual({ what: 'watch', key: 'b7d2' })
  expect(carriedBy('#device=c0de')).toEqual({ what: 'device', key: 'c0de' })
  for (const other of ['', '#', '#top', '#join=', '#join=<b>', '#leave=1f0c']) {
    expect(carriedBy(other)).toBeNull()
  }
})

test('what a link carried does not stay in the address', () => {
  history.replaceState(null, '', '/table/aa?x=1#join=1f0c')
  expect(takeCarried()).toEqual({ what: 'join', key: '1f0c' })
  expect(location.pathname + location.search + location.hash).toBe('/table/aa?x=1')
  expect(takeCarried()).toBeNull()
  history.replaceState(null, '', '/')
})

test('what lets in is kept for its table', () => {
  keepKey('aa', 'join', '1f0c')
  keepKey('aa', 'watch', 'b7d2')
  keepKey('bb', 'watch', 'e07a')
  expect(invitationTo('aa')).toBe('1f0c')
  expect(placeAt('aa')).toEqual({ table: 'aa', token: null, key: 'b7d2' })
  expect(invitationTo('bb')).toBe('bb')
  keepSeat({ table: 'aa', game: 'toy', seat: 0, token: 't', name: 'Ann' })
  expect(placeAt('aa').token).toBe('t')
  expect(placeAt('cc')).toEqual({ table: 'cc', token: null, key: null })
})

test('what storage holds may be anything', () => {
  localStorage.setItem('cantina.keys', '{')
  expect(invitationTo('zz')).toBe('zz')
})
