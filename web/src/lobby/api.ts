/** The lobby over HTTP: opening tables, looking at them, sitting down, playing again. */
import type {
  Code,
  Create,
  Created,
  Games,
  Info,
  JsonValue,
  Mine,
  MySeat,
  MyTables,
  Reason,
  Rematch,
  Rematched,
  Rules,
  Sat,
  Sit,
  Sitter,
  Wrong,
} from '../generated/protocol'
import { spokenAt } from '../words/language.svelte'
import { words } from '../words'

export type { Fault, GameInfo, Games, Info, Sat, SeatInfo, Sitter } from '../generated/protocol'

/** What can go wrong: what the server says, or that it says nothing. */
export type FailureCode = Code | Reason | 'server-gone'

/** Why the server did not do what was asked. Its message is for people. */
export class Failure extends Error {
  override name = 'Failure'

  constructor(
    /** For programs. */
    readonly code: FailureCode,
    message: string,
    /** The rule that decided it, where one did. */
    readonly rule?: string,
  ) {
    super(message)
  }
}

/** Any error as something that can be shown. */
export function failure(error: unknown): Failure {
  if (error instanceof Failure) return error
  return new Failure('unreadable', error instanceof Error ? error.message : String(error))
}

export const games = () => ask<Games>('GET', '/api/games')

export const info = (table: string) => ask<Info>('GET', address(table))

export const open = (game: string, setup: JsonValue, seats: Sitter[]) =>
  ask<Created, Create>('POST', '/api/tables', { game, setup, seats })

/** Sits down; without a seat, on the one meant for this name or else the first free one. */
export const sit = (table: string, name: string, seat?: number) =>
  ask<Sat, Sit>('POST', `${address(table)}/sit`, seat === undefined ? { name } : { name, seat })

/** Sits down on the seat of a rematch that is kept for who had this token at the table before. */
export const sitAgain = (table: string, name: string, token: string) =>
  ask<Sat, Sit>('POST', `${address(table)}/sit`, { name, token })

export const rematch = (table: string, token: string, swap: boolean) =>
  ask<Rematched, Rematch>('POST', `${address(table)}/rematch`, { token, swap })

/** The rulebook of a game. */
export const rules = (game: string) =>
  ask<Rules>('GET', `/api/games/${encodeURIComponent(game)}/rules`)

/** How far tables are at which this browser has seats, in the order in which they are named. */
export const mine = (seats: MySeat[]) =>
  ask<MyTables, Mine>('POST', '/api/tables/mine', {
    tables: seats.map(({ table, token }) => ({ table, token })),
  })

/** Where a game that is over can be fetched as a file. */
export const saveAddress = (table: string) => `${address(table)}/save`

/** A file for who can mend what is wrong, under the name that the server gives it. */
export async function report(table: string, token: string | null, wrong: string): Promise<File> {
  const body: Wrong = { token, wrong }
  const response = await send('POST', `${address(table)}/report`, body)
  if (!response.ok) throw told(await parsed(response))
  const name = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return new File([await response.blob()], name ?? 'report.json')
}

/** The address of a table's socket. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}${address(table)}/ws`
}

const address = (table: string) => `/api/tables/${encodeURIComponent(table)}`

async function ask<Answer, Body = never>(
  method: 'GET' | 'POST',
  path: string,
  body?: Body,
): Promise<Answer> {
  const response = await send(method, path, body)
  const answer = await parsed(response)
  if (response.ok) return answer as Answer
  throw told(answer)
}

/** Asks a server that is there. */
async function send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, headers: { accept: 'application/json' } }
  if (body !== undefined) {
    request.headers = { ...request.headers, 'content-type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  let response: Response
  try {
    response = await fetch(spokenAt(path), request)
  } catch (error) {
    throw gone(error)
  }
  // In front of a server that is gone something else may answer, such as a proxy.
  if (response.status >= 502 && response.status <= 504) throw gone(response.statusText)
  return response
}

async function parsed(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure('unreadable', words.failure.unreadable)
    throw gone(error)
  }
}

/** The network gave up; what exactly it says differs between browsers and helps nobody. */
function gone(error: unknown): Failure {
  const failed = new Failure('server-gone', words.failure.gone)
  failed.cause = error
  return failed
}

function told(answer: unknown): Failure {
  const fault = (answer as { error?: { code?: unknown; message?: unknown; rule?: unknown } } | null)
    ?.error
  if (typeof fault?.code !== 'string' || typeof fault.message !== 'string') {
    return new Failure('unreadable', words.failure.unreadable)
  }
  const rule = typeof fault.rule === 'string' ? fault.rule : undefined
  return new Failure(fault.code as FailureCode, fault.message, rule)
}
