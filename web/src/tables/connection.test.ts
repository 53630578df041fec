import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, patience, type Heard } from './connection.svelte'

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: Wire[] = []

  readyState = 0
  sent: unknown[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly address: string) {
    Wire.all.push(this)
  }

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  open() {
    this.readyState = Wire.OPEN
    this.onopen?.()
  }

  tell(told: unknown) {
    this.onmessage?.({ data: JSON.stringify(told) })
  }

  close() {
    this.readyState = Wire.CLOSED
    this.onclose?.()
  }
}

const welcome = { welcome: { seat: 0, position: 3 } }
const undo = { undo: { position: 3 } }
/** Requests for the whole table, and what answers the last one. */
let asked: [string, unknown][]
let answer: (fresh: unknown) => void
let heard: Heard[]
let cuts: number
let since: number
let token: string
let connection: Connection

const wire = () => Wire.all.at(-1)!

/** The whole table comes. */
async function see(position: number) {
  answer({ position })
  await vi.waitFor(() => expect(heard).toContainEqual({ fresh: { position } }))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: unknown }) => {
    asked.push([path, headers])
    return new Promise((resolve, reject) => {
      answer = (fresh) =>
        fresh === null ? reject(new Error('cut')) : resolve(new Response(JSON.stringify(fresh)))
    })
  })
  asked = []
  Wire.all = []
  heard = []
  cuts = 0
  since = 0
  token = 'secret'
  connection = new Connection({
    place: () => ({ table: 'aa', token }),
    since: () => since,
    hear: (told) => heard.push(told),
    cut: () => cuts++,
  })
})

afterEach(() => {
  connection.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a line', () => {
  it('begins with a hello, and lives when the whole table is seen', async () => {
    wire().open()
    expect(wire().address).toContain('/api/tables/aa/ws')
    expect(wire().sent).toEqual([{ hello: { token: 'secret' } }])
    wire().tell(welcome)
    expect(asked).toEqual([
      ['/api/tables/aa/now?since=0', expect.objectContaining({ authorization: 'Bearer secret' })],
    ])
    expect(connection.status).toBe('connecting')
    expect(connection.say(undo)).toBe(false)
    await see(3)
    expect(connection.status).toBe('live')
    expect(connection.say(undo)).toBe(true)
    expect(wire().sent.at(-1)).toEqual(undo)
  })

  it('gives on what is told meanwhile when the table it follows on is there', async () => {
    const step = { step: { position: 4 } }
    wire().open()
    wire().tell(welcome)
    wire().tell(step)
    expect(heard).toEqual([])
    await see(3)
    expect(heard).toEqual([{ fresh: { position: 3 } }, step])
  })

  it('does not heed what a table told before the position that is seen', async () => {
    const [old, news] = [2, 3].map((position) => ({ table: { position } }))
    wire().open()
    wire().tell(welcome)
    wire().tell(old)
    wire().tell(news)
    await see(3)
    expect(heard).toEqual([{ fresh: { position: 3 } }, news])
  })

  it('that is welcomed again looks again', async () => {
    wire().open()
    wire().tell(welcome)
    const first = answer
    wire().tell({ welcome: { seat: 0, position: 5 } })
    first({ position: 4 })
    await see(5)
    expect(heard).toEqual([{ fresh: { position: 5 } }])
  })

  it('whose table does not come tries again', async () => {
    wire().open()
    wire().tell(welcome)
    answer(null)
    await vi.waitFor(() => expect(wire().readyState).toBe(Wire.CLOSED))
    vi.runOnlyPendingTimers()
    expect(Wire.all).toHaveLength(2)
    expect(heard).toEqual([])
  })

  it('that is cut comes back by itself and asks for what it missed', async () => {
    wire().open()
    wire().tell(welcome)
    await see(3)
    since = 7
    wire().close()
    expect(connection.status).toBe('lost')
    expect(cuts).toBe(1)
    expect(connection.say(undo)).toBe(false)
    vi.runOnlyPendingTimers()
    expect(Wire.all).toHaveLength(2)
    wire().open()
    wire().tell(welcome)
    expect(asked.at(-1)?.[0]).toBe('/api/tables/aa/now?since=7')
    await see(8)
    expect(connection.status).toBe('live')
  })

  it('that was signed out comes back with what opens the seat now', async () => {
    wire().open()
    wire().tell(welcome)
    await see(3)
    token = 'renewed'
    wire().tell({ error: { code: 'wrong-token', message: 'no such seat' } })
    wire().close()
    expect(heard).toEqual([{ fresh: { position: 3 } }])
    vi.runOnlyPendingTimers()
    wire().open()
    expect(wire().sent).toEqual([{ hello: { token: 'renewed' } }])
    wire().tell(welcome)
    expect(asked.at(-1)?.[1]).toMatchObject({ authorization: 'Bearer renewed' })
  })

  it('tries again and again while nobody answers', () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      wire().close()
      vi.runOnlyPendingTimers()
    }
    expect(Wire.all).toHaveLength(6)
    expect(connection.status).toBe('lost')
  })

  it('does not come back with a token the server does not know', () => {
    wire().open()
    wire().tell({ error: { code: 'wrong-token', message: 'no such seat' } })
    expect(connection.status).toBe('refused')
    expect(connection.fault?.message).toBe('no such seat')
    vi.runOnlyPendingTimers()
    expect(Wire.all).toHaveLength(1)
    expect(heard).toEqual([])
  })

  it('does come back where there was only no room', () => {
    wire().open()
    wire().tell({ error: { code: 'too-many', message: 'later' } })
    wire().close()
    vi.runOnlyPendingTimers()
    expect(Wire.all).toHaveLength(2)
  })

  it('stays closed when the page is left', () => {
    connection.close()
    vi.runOnlyPendingTimers()
    expect(Wire.all).toHaveLength(1)
  })
})

it('waits longer each time, but never long', () => {
  const waits = [0, 1, 2, 20].map((attempt) => patience(attempt, 1))
  expect(waits).toEqual([250, 500, 1000, 8000])
  expect(patience(0, 0)).toBe(125)
})
