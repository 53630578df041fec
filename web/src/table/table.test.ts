import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Info, Listed, Said, StepTold, Fresh } from '../generated/protocol'
import { aFrame, freshFor, Table } from './table.svelte'
import { fact, listed, silent, unkeyed, untold } from './testing'

interface Toy {
  view: { turn: number; shows: string }
  prompt: string
  choice: string
  event: string
}

const info: Info = {
  table: 'f00d',
  game: 'toy',
  setup: null,
  state: 'running',
  created: 0,
  content: '',
  seats: [
    { seat: 0, taken: true, player: 'Empire', kind: 'person', name: 'Ann' },
    { seat: 1, taken: true, player: 'Rebels', kind: 'bot', level: 'greedy' },
  ],
  position: 0,
  turn: 1,
  decides: 0,
  rivals: [],
  outcome: null,
  commitment: '',
  away: 90_000,
}

const choice = (name: string, id = 0) => listed(id, name)

const mine = (...choices: Listed<string>[]) => ({ seat: 0, prompt: 'turn', text: [], choices })
const theirs = { seat: 1 }

const seen = (shows: string) => ({ turn: 1, shows })

const fresh = (more: Partial<Fresh<Toy['view'], string, string, string>> = {}) => ({
  fresh: {
    ...untold,
    table: info,
    position: 0,
    view: seen('start'),
    decision: mine(choice('play')),
    undo: null,
    turn: 1,
    outcome: null,
    ...more,
  },
})

const step = (
  position: number,
  by: number,
  more: Partial<StepTold<string, string, string>> = {},
) => ({
  step: {
    position,
    by,
    did: 'choose' as const,
    facts: [fact(`event ${position}`)],
    rest: { shows: [`view ${position}`] },
    decision: theirs,
    undo: null,
    turn: 1,
    outcome: null,
    ...more,
  },
})

let said: Said[]
let heard: boolean
let pause: number
let table: Table<Toy>

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  heard = true
  pause = 600
  const say = (something: Said) => {
    if (heard) said.push(unkeyed(something))
    return heard
  }
  table = new Table<Toy>({ say, pause: () => pause })
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const chosen = () => said.filter((something) => 'choose' in something)

describe('a decision', () => {
  it('takes no click in its first moments', () => {
    table.hear(fresh())
    expect(table.fresh).toBe(true)
    vi.advanceTimersByTime(freshFor - 1)
    expect(table.fresh).toBe(true)
    vi.advanceTimersByTime(1)
    expect(table.fresh).toBe(false)
  })

  it('is explained when it opens, if there is more to it', () => {
    table.hear(fresh())
    expect(said).toEqual([])
    table.hear(step(1, 0, { decision: { ...mine(choice('play')), more: true } }))
    expect(said).toEqual([{ explain: {} }])
    const explanation = { routes: [], chances: [] }
    table.hear({ explanation })
    expect(table.explanation).toEqual(explanation)
  })

  it('keeps the explanation of the one before until it has its own', () => {
    const explanation = { routes: [], chances: [] }
    const more = { decision: { ...mine(choice('play')), more: true } }
    table.hear(fresh(more))
    table.hear({ explanation })
    table.hear(step(1, 0, more))
    expect(table.explanation).toBeNull()
    expect(table.explained).toEqual(explanation)
    table.hear(step(2, 0, { decision: mine(choice('play')) }))
    expect(table.explained).toBeNull()
  })

  it('of somebody else is not mine', () => {
    table.hear(fresh({ decision: theirs }))
    expect(table.decision).toBeNull()
    expect(said).toEqual([])
  })
})

describe('a choice', () => {
  it('is made on the last position that was told', () => {
    table.hear(fresh({ position: 14 }))
    table.choose(choice('play', 2))
    expect(chosen()).toEqual([{ choose: { position: 14, id: 2 } }])
  })

  it('is made once, however often it is clicked', () => {
    table.hear(fresh())
    table.choose(choice('play'))
    table.choose(choice('play'))
    expect(chosen()).toHaveLength(1)
    table.hear(step(1, 0, { decision: mine(choice('play')) }))
    table.choose(choice('play'))
    expect(chosen()).toHaveLength(2)
  })

  it('made while nobody hears it is refused where one looks', () => {
    table.hear(fresh())
    heard = false
    table.choose(choice('play'))
    expect(table.refused?.message).toMatch(/not connected/i)
    expect(table.sent).toBe(false)
  })

  it('that the server refuses says why and by which rule', () => {
    table.hear(fresh())
    table.choose(choice('play'))
    const refused = { code: 'illegal-choice' as const, message: 'no', rule: 'attack/once' }
    table.hear({ refused })
    expect(table.refused).toEqual({ message: 'no', rule: 'attack/once' })
    expect(table.sent).toBe(false)
  })
})

describe('what others do', () => {
  beforeEach(() => table.hear(fresh({ decision: theirs })))

  it('is shown one act after another at the pace that was set', () => {
    for (const position of [1, 2, 3]) table.hear(step(position, 1))
    expect(table.now?.view?.shows).toBe('view 1')
    vi.advanceTimersByTime(600)
    expect(table.now?.view?.shows).toBe('view 2')
    vi.advanceTimersByTime(600)
    expect(table.now?.view?.shows).toBe('view 3')
    expect(table.log.map(({ position }) => position)).toEqual([1, 2, 3])
  })

  it('is shown at once if that was asked for, what comes together as one', () => {
    pause = 0
    for (const position of [1, 2, 3]) table.hear(step(position, 1))
    expect(table.now?.view?.shows).toBe('start')
    expect(table.behind).toBe(0)
    vi.advanceTimersByTime(aFrame)
    expect(table.now?.view?.shows).toBe('view 3')
    expect(table.log.map(({ position }) => position)).toEqual([1, 2, 3])
    table.hear(step(4, 1))
    vi.advanceTimersByTime(aFrame)
    expect(table.now?.view?.shows).toBe('view 4')
  })

  it('is shown before what I did after it', () => {
    pause = 0
    table.hear(step(1, 1))
    table.hear(step(2, 0))
    expect(table.now?.view?.shows).toBe('view 2')
    expect(table.log.map(({ position }) => position)).toEqual([1, 2])
  })

  it('can be skipped to the end', () => {
    for (const position of [1, 2, 3]) table.hear(step(position, 1))
    table.skip()
    expect(table.now?.view?.shows).toBe('view 3')
    expect(table.behind).toBe(0)
  })

  it('opens my decision only when it is drawn', () => {
    table.hear(step(1, 1))
    table.hear(step(2, 1, { decision: mine(choice('play')) }))
    expect(table.decision).toBeNull()
    expect(table.heard).toBe(2)
    vi.advanceTimersByTime(600)
    expect(table.decision).not.toBeNull()
  })
})

describe('a line that was cut', () => {
  it('asks for everything as long as nothing was told', () => {
    expect(table.heard).toBeNull()
    table.hear(fresh({ view: null, decision: null }))
    expect(table.heard).toBeNull()
    table.hear(step(1, 0, { rest: [seen('view 1')] }))
    expect(table.heard).toBe(1)
  })

  it('loses no step and shows none twice', () => {
    table.hear(fresh({ decision: theirs }))
    table.hear(step(1, 0))
    table.cut()
    const missed = { position: 2, by: 1, did: 'choose' as const, facts: [fact('e')] }
    table.hear(fresh({ position: 2, log: [missed], view: seen('view 2'), decision: theirs }))
    expect(table.log.map(({ position }) => position)).toEqual([1, 2])
    table.hear(step(2, 1))
    expect(table.log.map(({ position }) => position)).toEqual([1, 2])
    expect(table.now?.view?.shows).toBe('view 2')
  })

  it('keeps in the log what was still waiting to be shown', () => {
    table.hear(fresh({ decision: theirs }))
    for (const position of [1, 2, 3]) table.hear(step(position, 1))
    table.cut()
    table.hear(fresh({ position: 3, view: seen('view 3'), decision: theirs }))
    expect(table.log.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(table.now?.view?.shows).toBe('view 3')
    expect(table.behind).toBe(0)
  })

  it('says again what was not answered, the very same', () => {
    const messages: Said[] = []
    const table = new Table<Toy>({ say: (one) => messages.push(one) > 0, pause: () => 0 })
    table.hear(fresh())
    table.choose(choice('play'))
    table.cut()
    expect(table.sent).toBe(false)
    table.hear(fresh())
    expect(messages).toHaveLength(2)
    expect(messages[1]).toEqual(messages[0])
    expect(table.sent).toBe(true)
    table.hear({ heeded: { key: 'any' } })
    expect(table.sent).toBe(false)
    table.cut()
    table.hear(fresh())
    expect(messages).toHaveLength(2)
  })

  it('says nothing again that was answered, or done, or is void', () => {
    table.hear(fresh())
    table.choose(choice('play'))
    table.hear({ stale: { position: 0 } })
    table.cut()
    table.hear(fresh())
    expect(chosen()).toHaveLength(1)
    table.choose(choice('play'))
    table.cut()
    table.hear(fresh({ position: 1, decision: theirs }))
    expect(chosen()).toHaveLength(2)
    expect(table.sent).toBe(false)
  })

  it('begins the log anew where more was missed than is told at once', () => {
    table.hear(fresh({ decision: theirs }))
    table.hear(step(1, 0))
    table.cut()
    const missed = { position: 9, by: 1, did: 'choose' as const, facts: [] }
    table.hear(fresh({ position: 9, log: [missed], decision: theirs }))
    expect(table.log).toEqual([missed])
    expect(table.hasEarlier).toBe(true)
  })
})

describe('the past', () => {
  const entry = (position: number) => ({ position, by: 1, did: 'choose' as const, facts: [] })

  it('is read page by page, until the set-up is reached', async () => {
    const page = (before: number) =>
      Promise.resolve(before === 4 ? [entry(2), entry(3)] : [entry(0), entry(1)])
    const table = new Table<Toy>({ say: () => true, pause: () => 0, page })
    table.hear(fresh({ position: 4, log: [entry(4)], decision: theirs }))
    await Promise.all([table.readEarlier(), table.readEarlier()])
    expect(table.log.map(({ position }) => position)).toEqual([2, 3, 4])
    expect(table.hasEarlier).toBe(true)
    table.hear(step(5, 0))
    await table.readAll()
    expect(table.log.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5])
    expect(table.hasEarlier).toBe(false)
  })

  it('that cannot be read is left as it is', async () => {
    const page = () => Promise.reject(new Error('gone'))
    const table = new Table<Toy>({ say: () => true, pause: () => 0, page })
    table.hear(fresh({ position: 4, log: [entry(4)], decision: theirs }))
    await table.readAll()
    expect(table.log).toHaveLength(1)
    expect(table.hasEarlier).toBe(true)
  })
})

describe('a plan', () => {
  it('answers until it does not know how to go on', () => {
    const wanted = ['a', 'b']
    table.hear(fresh({ decision: mine(choice('a', 5)) }))
    table.follow(({ choices }) => choices.find((c) => wanted.includes(c.choice)) ?? null)
    table.hear(step(1, 0, { decision: mine(choice('c', 0), choice('b', 1)) }))
    table.hear(step(2, 0, { decision: mine(choice('c', 0)) }))
    expect(chosen()).toEqual([
      { choose: { position: 0, id: 5 } },
      { choose: { position: 1, id: 1 } },
    ])
    expect(table.planned).toBe(false)
    expect(table.fresh).toBe(true)
  })

  it('ends at a refusal', () => {
    table.hear(fresh())
    table.follow(({ choices }) => choices[0] ?? null)
    table.hear({ refused: { code: 'illegal-choice', message: 'no' } })
    expect(table.planned).toBe(false)
  })
})

describe('taking back', () => {
  it('is done where it is free and asked for where it is not', () => {
    table.hear(fresh({ undo: 'free' }))
    table.undo()
    table.hear(step(1, 0, { undo: 'ask' }))
    table.undo()
    expect(said).toEqual([{ undo: { position: 0 } }, { 'undo-request': { position: 1 } }])
  })

  it('is free among machines only', () => {
    table.hear(fresh())
    expect(table.alone).toBe(true)
    const ben = { seat: 1, taken: true, player: 'Rebels', kind: 'person' as const, name: 'Ben' }
    table.hear({ table: { ...info, seats: [info.seats[0]!, ben] } })
    expect(table.alone).toBe(false)
  })

  it('can be asked of me and answered', () => {
    table.hear(fresh())
    table.hear({ 'undo-asked': { n: 7, seat: 1, waiting: [0] } })
    expect(table.asked?.seat).toBe(1)
    table.consent(true)
    expect(said.at(-1)).toEqual({ consent: { n: 7, agrees: true } })
    table.hear({ 'undo-answered': { seat: 1, granted: true } })
    expect(table.asked).toBeNull()
  })

  it('does not keep who asked in vain from playing on', () => {
    table.hear(fresh({ undo: 'ask', decision: mine(choice('a')) }))
    table.undo()
    table.hear({ 'undo-asked': { n: 7, seat: 0, waiting: [1] } })
    expect(table.sent).toBe(false)
    table.hear({ 'undo-answered': { seat: 0, granted: false } })
    table.choose(choice('a'))
    expect(chosen()).toHaveLength(1)
  })

  it('does not keep who agreed from playing on, though others have yet to', () => {
    table.hear(fresh({ decision: mine(choice('a')) }))
    table.hear({ 'undo-asked': { n: 7, seat: 1, waiting: [0, 2] } })
    table.consent(true)
    table.hear({ 'undo-asked': { n: 7, seat: 1, waiting: [2] } })
    table.choose(choice('a'))
    expect(chosen()).toHaveLength(1)
  })
})

describe('what is told fact by fact', () => {
  let read: boolean
  const many = (position: number, by: number, ...events: string[]) =>
    step(position, by, {
      facts: events.map((event) => {
        const change = { shows: [`after ${event}`] }
        return event === 'silent' ? silent(event) : fact(event, { change })
      }),
    })
  const told = () => table.log.flatMap(({ facts }) => facts.map(({ event }) => event))
  const said = () => table.log.flatMap(({ facts }) => facts.flatMap(({ line }) => line ?? []))

  const tell = (holds: () => boolean) =>
    table.tellBy({
      stays: ({ event }) => (event === 'silent' ? 0 : 100),
      holds,
    })

  beforeEach(() => {
    read = true
    tell(() => !read)
    table.hear(fresh())
  })

  it('is drawn and logged only as far as it is told', () => {
    table.hear(many(1, 0, 'a', 'silent', 'b', 'c'))
    expect([told(), table.now?.view?.shows]).toEqual([['a'], 'after a'])
    expect(table.decision).toBeNull()
    vi.advanceTimersByTime(100)
    expect([told(), table.now?.view?.shows]).toEqual([['a', 'silent', 'b'], 'after b'])
    expect(said()).toEqual([{ words: 'a' }, { words: 'b' }])
    vi.advanceTimersByTime(100)
    expect(table.now).toMatchObject({ position: 1, view: { shows: 'view 1' } })
  })

  it('lets nothing else be told while something is to be read', () => {
    table.hear(many(1, 0, 'a', 'b'))
    read = false
    table.hear(many(2, 1, 'c'))
    vi.advanceTimersByTime(10_000)
    expect([told(), table.behind]).toEqual([['a'], 2])
    read = true
    table.goOn()
    vi.advanceTimersByTime(100)
    expect([told(), table.behind]).toEqual([['a', 'b', 'c'], 0])
  })

  it('waits for nothing if others are to play at once, however much there is to read', () => {
    pause = 0
    read = false
    table.hear(many(1, 0, 'a', 'b'))
    for (const position of [2, 3, 4]) table.hear(many(position, 1, 'c', 'd'))
    table.hear(step(5, 1, { decision: mine(choice('play')) }))
    vi.advanceTimersByTime(aFrame)
    expect([table.now?.position, table.behind]).toEqual([5, 0])
    expect(table.decision).not.toBeNull()
  })

  it('can be hurried to where something is to be read, and no further', () => {
    table.hear(many(1, 0, 'a', 'b', 'c'))
    table.hear(many(2, 1, 'd'))
    table.hurry()
    expect(told()).toEqual(['a', 'b', 'c', 'd'])
    table.hear(many(3, 1, 'e', 'f'))
    read = false
    table.hurry()
    expect(told()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is not held up by what I was asked before', () => {
    table.hear({ step: { ...many(1, 0, 'a').step, decision: mine(choice('play')) } })
    vi.advanceTimersByTime(1000)
    expect(table.decision).not.toBeNull()
    tell(() => table.decision !== null)
    table.hear(many(2, 0, 'b', 'c'))
    vi.advanceTimersByTime(1000)
    expect(told()).toEqual(['a', 'b', 'c'])
  })

  it('is told at once to who has no time, whatever is unread', () => {
    pause = 0
    read = false
    table.hear(many(1, 0, 'a', 'b'))
    table.hear(many(2, 1, 'c', 'd'))
    vi.advanceTimersByTime(aFrame)
    expect([told(), table.behind]).toEqual([['a', 'b', 'c', 'd'], 0])
  })

  it('is skipped to what is now', () => {
    table.hear(many(1, 0, 'a', 'b'))
    read = false
    const decision = mine(choice('play'))
    table.hear({ step: { ...many(2, 1, 'c').step, decision } })
    table.skip()
    expect(told()).toEqual(['a', 'b', 'c'])
    expect(table.decision).toEqual(decision)
  })

  it('does not hold up a take-back of mine, which is told with all that it takes back', () => {
    table.hear(many(1, 0, 'a'))
    read = false
    table.hear(many(2, 1, 'b'))
    table.undo()
    expect(told()).toEqual(['a'])
    table.hear(step(3, 0, { did: 'undo', to: 0 }))
    expect(table.behind).toBe(0)
    expect(table.now?.position).toBe(3)
    expect(table.log.at(-1)).toMatchObject({ did: 'undo', to: 0 })
  })

  it('is drawn as it happens together with what was told at once', () => {
    table.hear(many(1, 0, 'silent', 'a', 'b'))
    expect(table.latest?.facts.map(({ event }) => event)).toEqual(['silent', 'a'])
    vi.advanceTimersByTime(100)
    expect(table.latest?.facts.map(({ event }) => event)).toEqual(['b'])
  })
})

describe('a standing answer', () => {
  const rerolls = { id: 'rerolls', name: 'rerolls' }
  const asked = { ...mine(choice('reroll'), choice('pass', 1)), window: rerolls }
  const always = { ...rerolls, turn: null }

  beforeEach(() => {
    pause = 0
    table.hear(fresh({ decision: asked }))
  })

  it('is told to who gives it from then on, beside those there are', () => {
    table.hear(fresh({ decision: asked, let_pass: [{ id: 'offers', name: 'offers', turn: null }] }))
    table.letPass('turn')
    const both = [
      { id: 'offers', name: 'offers', turn: null },
      { ...rerolls, turn: 1 },
    ]
    expect(said).toEqual([{ 'let-pass': both }])
    table.hear({ 'let-pass': both })
    expect(table.passing).toEqual(both)
    table.letPass('always')
    expect(said.at(-1)).toEqual({ 'let-pass': [both[0], always] })
  })

  it('for a turn holds in that turn only', () => {
    table.hear({ 'let-pass': [{ ...rerolls, turn: 1 }] })
    expect(table.passing).toHaveLength(1)
    table.hear(step(1, 0, { turn: 2 }))
    expect(table.passing).toEqual([])
  })

  it('says what it did until I do something else, and is taken back', () => {
    table.hear({ 'let-pass': [always] })
    expect(table.passed).toEqual([])
    table.hear(step(1, 0, { passed: 'rerolls', decision: mine(choice('play')) }))
    expect(table.passed).toEqual([always])
    table.choose(choice('play'))
    expect(table.passed).toEqual([])
    table.hear(step(2, 0, { passed: 'rerolls' }))
    table.askAgain(['rerolls'])
    expect(said.at(-1)).toEqual({ 'let-pass': [] })
    table.hear({ 'let-pass': [] })
    expect(table.passed).toEqual([])
  })

  it('that nobody hears is not given', () => {
    heard = false
    table.letPass('always')
    expect(table.refused).not.toBeNull()
    expect(table.passing).toEqual([])
  })
})
