import { expect, it } from 'vitest'
import { Faces } from '../cards/faces.svelte'
import type { Components, View } from '../generated/outer-rim'
import type { Face } from '../generated/protocol'
import { errandsOf } from './errands'
import { Things } from './game'

const cards = [
  { face: 'crates', kind: 'cargo', destination: 3, contact: null },
  { face: 'wanted', kind: 'bounty', destination: 4, contact: 0 },
  { face: 'blaster', kind: 'gear', destination: null, contact: null },
]
const contacts = [{ face: 'greedo', class: 'white', databank: [] }]
const faces = ['crates', 'wanted', 'blaster', 'greedo'].map((id) => ({ id, name: id }) as Face)
const things = new Things(
  { cards, contacts } as unknown as Components,
  new Faces('outer-rim', faces),
)

const token = (berth: number, planet: number, contact: number | null) => ({
  berth,
  planet,
  full: true,
  faceup: contact !== null,
  contact,
})

const told = (captive: number | null, ...tokens: ReturnType<typeof token>[]) => {
  const leads = [
    { captive: null, to: 3, hunts: null },
    { captive, to: captive === null ? null : 4, hunts: captive === null ? 0 : null },
    { captive: null, to: null, hunts: null },
  ]
  const assets = leads.map((lead, card) => ({ card, ...lead }))
  const known = tokens.some(({ contact }) => contact === 0)
  const contacts = tokens.map((one) => ({
    ...one,
    may_be: known && one.contact === null ? [] : [0],
  }))
  const view = { you: 0, players: [{ assets }], contacts } as unknown as View
  return errandsOf(view, things).map(({ space, about, kind }) => `${about[1]} ${kind} ${space}`)
}

it('is cargo to be brought, and whoever may be hunted where they may be', () => {
  expect(told(null, token(0, 1, null), token(1, 2, null))).toEqual([
    'crates due 3',
    'greedo maybe 1',
    'greedo maybe 2',
  ])
})

it('is the hunt where the hunted are known to be', () => {
  expect(told(null, token(0, 1, 0), token(1, 2, null))).toEqual(['crates due 3', 'greedo quarry 1'])
})

it('is whoever is known and hunted by nobody, to be met', () => {
  expect(told(0, token(0, 1, 0))).toContain('greedo met 1')
})

it('is a captive to be brought, and no hunt any more', () => {
  expect(told(0, token(0, 1, null))).toEqual(['crates due 3', 'wanted due 4'])
})
