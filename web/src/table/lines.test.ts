import { expect, it } from 'vitest'
import type { Logged } from '../generated/protocol'
import { hadTakeBacks } from './lines'

const entry: Logged = { position: 1, by: 0, did: 'choose', facts: [] }

it('remembers that something was taken back', () => {
  expect(hadTakeBacks([entry])).toBe(false)
  expect(hadTakeBacks([entry, { ...entry, did: 'undo' }])).toBe(true)
})
