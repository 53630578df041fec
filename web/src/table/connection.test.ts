import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Told } from '../generated/protocol'
import { Connection, patience } from './connection.svelte'

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

const welcome = { welcome: { position: 3 } }
let heard: Told[]
let cuts: number
let since: number
let connection: Connection

const wire = () => Wire.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
  heard = []
  cuts = 0
  since = 0
  connection = new Connection({
    address: 'ws://table',
    token: 'secret',
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
  it('begins with a hello and lives with the welcome', () => {
    wire().open()
    expect(wire().sent).toEqual([{ hello: { token: 'secret', since: 0 } }])
    expect(connection.status).toBe('connecting')
    expect(connection.say({ undo: {} })).toBe(false)
    wire().tell(welcome)
    expect(connection.status).toBe('live')
    expect(connection.say({ undo: {} })).toBe(true)
    expect(wire().sent.at(-1)).toEqual({ undo: {} })
  })

  it('that is cut comes back by itself and asks for what it missed', () => {
    wire().open()
    wire().tell(welcome)
    since = 7
    wire().close()
    expect(connection.status).toBe('lost')
    expect(cuts).toBe(1)
    expect(connection.say({ undo: {} })).toBe(false)
    vi.runOnlyPendingTimers()
    expect(Wire.all).toHaveLength(2)
    wire().open()
    expect(wire().sent).toEqual([{ hello: { token: 'secret', since: 7 } }])
    wire().tell(welcome)
    expect(connection.status).toBe('live')
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
