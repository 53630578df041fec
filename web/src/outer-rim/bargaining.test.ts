import { beforeEach, expect, it } from 'vitest'
import type { Choice, Prompt } from '../generated/outer-rim'
import type { Fresh, Said } from '../generated/protocol'
import { unkeyed } from '../table/testing'
import { Table } from '../table/table.svelte'
import type { Heard } from '../tables/connection.svelte'
import { nothing, type Draft } from './bargain'
import { Bargaining } from './bargaining.svelte'
import type { OuterRim, RimTable } from './game'

const credits: Draft = { to: 1, gives: { credits: 2000, cards: [] }, takes: nothing }
const card: Draft = { to: 1, gives: { credits: 0, cards: [7] }, takes: nothing }

let said: Said[]
let table: RimTable
let bargaining: Bargaining
let position: number

/** What is asked of me, or of the other. */
const asked = (seat: number, prompt: Prompt, ...choices: Choice[]) => ({
  seat,
  prompt,
  text: [],
  ...(seat === 0 && {
    choices: choices.map((choice, id) => ({ id, choice, text: [], role: 'step', barrier: 'none' })),
  }),
})

const around = { view: {}, undo: null, turn: 1, outcome: null }

function sitDown(decision: ReturnType<typeof asked>) {
  const fresh = {
    seat: 0,
    table: { seats: [] },
    players: [],
    log: [],
    asked: null,
    let_pass: [],
    clocks: null,
    chat: [],
    position,
  }
  table.hear({ fresh: { ...fresh, ...around, decision } as unknown as Fresh })
}

/** My last act was done. */
function done(did: 'choose' | 'offer', decision: ReturnType<typeof asked>) {
  position += 1
  const step = { position, by: 0, did, facts: [], ...around, decision }
  table.hear({ step } as unknown as Heard)
  bargaining.heard()
}

const offers = () => said.filter((one) => 'offer' in one || 'choose' in one)

beforeEach(() => {
  said = []
  position = 5
  table = new Table<OuterRim>({ say: (one) => said.push(unkeyed(one)) > 0, pause: () => 0 })
  bargaining = new Bargaining(table)
})

it('is open until the offer lies on the table', () => {
  sitDown(asked(0, 'planning', 'move'))
  bargaining.open(credits)
  bargaining.make(credits)
  expect(bargaining.draft).not.toBeNull()
  done('offer', asked(1, { offer: { from: 0 } }))
  expect(bargaining.draft).toBeNull()
  expect(bargaining.made).toEqual(credits)
})

it('declines the offer that waits before it makes another', () => {
  sitDown(asked(0, { offer: { from: 1 } }, 'accept', 'pass'))
  bargaining.make(credits)
  expect(offers()).toEqual([{ choose: { position: 5, id: 1 } }])
  done('choose', asked(1, 'planning'))
  expect(offers().at(-1)).toMatchObject({ offer: { position: 6 } })
})

it('begins the trade for who offers cards, and not for credits', () => {
  sitDown(asked(0, 'action', 'market', 'trade', 'pass'))
  bargaining.make(credits)
  expect(offers()).toMatchObject([{ offer: {} }])
  done('offer', asked(0, 'action', 'market', 'trade', 'pass'))
  bargaining.make(card)
  expect(offers().at(-1)).toEqual({ choose: { position: 6, id: 1 } })
})

it('stays open with the reason where the offer is refused, and offers nothing later', () => {
  sitDown(asked(0, { offer: { from: 1 } }, 'accept', 'pass'))
  bargaining.make(credits)
  table.hear({ refused: { message: 'not now', rule: 'trade/both-must-agree' } } as unknown as Heard)
  bargaining.heard()
  expect(bargaining.refused?.message).toBe('not now')
  expect(bargaining.draft).toEqual(credits)
  done('choose', asked(1, 'planning'))
  expect(offers()).toHaveLength(1)
})
