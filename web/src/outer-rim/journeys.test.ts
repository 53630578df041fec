import { describe, expect, it } from 'vitest'
import { Faces } from '../cards/faces.svelte'
import { spoken } from '../cards/runs'
import type { Components } from '../generated/outer-rim'
import type { Explanation, Text } from '../generated/protocol'
import type { Errand } from './errands'
import { Things } from './game'
import { journeysOf } from './journeys'

/** A line of spaces: two navpoints, a planet, a navpoint, and a planet at the far end. */
const kinds = ['navpoint', 'navpoint', 'planet', 'navpoint', 'planet']
const spaces = kinds.map((kind, at) => ({ id: `s${at}`, name: `Space ${at}`, kind }))
const lanes = [0, 1, 2, 3].map((at): [number, number] => [at, at + 1])
const things = new Things({ spaces } as unknown as Components, new Faces('outer-rim', []))

const way = (to: number) => ({
  to: { space: `s${to}` },
  stops: Array.from({ length: to }, (_, at) => ({ space: `s${at + 1}` })),
  text: [{ space: [`s${to}`, `Space ${to}`] }] as Text,
  choices: [],
})
const explained = (routes: Explanation['routes']): Explanation => ({ routes, chances: [] })

const errand = (space: number, name: string, kind: Errand['kind'] = 'due'): Errand => ({
  space,
  about: [name, name],
  kind,
  sign: 'sign',
})

/** What it says, without the sign before it. */
const said = (text: Text) => spoken(text.filter((run) => !('glyph' in run)))

const told = (explanation: Explanation, errands: Errand[]) =>
  journeysOf(explanation, { things, errands, lanes, from: 0 }).map(({ place, why, stop }) =>
    [place, ...why.map(said), ...(stop ? [`stop: ${spoken(stop)}`] : [])].join(', '),
  )

describe('the journeys one can make', () => {
  it('are planets first, then other spaces, the nearer ones before', () => {
    expect(told(explained([way(1), way(2), way(3), way(4)]), [])).toEqual([
      'space:s2',
      'space:s4',
      'space:s1',
      'space:s3',
    ])
  })

  it('begin with what is due, then who is hunted, then who may be there', () => {
    const errands = [
      errand(2, 'Greedo', 'maybe'),
      errand(2, 'Greedo', 'maybe'),
      errand(2, 'Bossk', 'maybe'),
      errand(3, 'Dengar', 'quarry'),
      errand(4, 'Crates'),
      errand(1, 'Lobot', 'met'),
    ]
    expect(told(explained([way(1), way(2), way(3), way(4)]), errands)).toEqual([
      'space:s4, Crates',
      'space:s3, Dengar',
      'space:s2, maybe Greedo or Bossk',
      'space:s1, Lobot',
    ])
  })

  it('call where something of mine is brought forward, not for who can only be met', () => {
    const errands = [errand(2, 'Lobot', 'met'), errand(4, 'Crates')]
    const journeys = journeysOf(explained([way(2), way(4)]), {
      things,
      errands,
      lanes,
      from: 0,
    })
    expect(journeys.map(({ place, calls }) => [place, calls])).toEqual([
      ['space:s4', true],
      ['space:s2', false],
    ])
  })

  it('lead toward what is out of reach, as near as one can come', () => {
    expect(told(explained([way(1), way(2), way(3)]), [errand(4, 'Crates')])).toEqual([
      'space:s3, toward Space 4',
      'space:s2',
      'space:s1',
    ])
  })

  it('do not lead away from what is due here', () => {
    expect(told(explained([way(1)]), [errand(0, 'Crates')])).toEqual(['space:s1'])
  })

  it('say what makes one stop, and name such a space last', () => {
    const guarded = { ...way(1), stop: [{ words: 'Hutt patrol' }] }
    expect(told(explained([guarded, way(3)]), [])).toEqual([
      'space:s3',
      'space:s1, stop: Hutt patrol',
    ])
  })
})
