/** Tables on a server: HTTP for what is asked, a WebSocket for what is told. */
import type {
  Create,
  Fork,
  Mine,
  Privacy,
  Rematch,
  RenewLink,
  Said,
  Sit,
  Told,
  UseDevice,
  Wrong,
} from '../generated/protocol'
import { words } from '../words'
import { language, spokenAt } from '../words/language.svelte'
import { Failure, type FailureCode } from './failure'
import type { Ears, Place, Tables, Wire } from './index'

export const served: Tables = {
  site: () => ask('/api/site'),
  games: () => ask('/api/games'),
  faces: (game, content) =>
    ask(`${gameAddress(game)}/faces${content === undefined ? '' : `?content=${content}`}`),
  rules: (game) => ask(`${gameAddress(game)}/rules`),

  open: (game, setup, seats, terms) =>
    tell('/api/tables', { game, setup, seats, ...terms } satisfies Create),
  info: (place) => ask(address(place.table), place),
  sit: (table, name, invitation, seat) =>
    tell(`${address(table)}/sit`, {
      name,
      invitation,
      ...(seat !== undefined && { seat }),
    } satisfies Sit),
  sitAgain: (table, name, token) => tell(`${address(table)}/sit`, { name, token } satisfies Sit),
  rematch: (table, token, swap) =>
    tell(`${address(table)}/rematch`, { token, swap } satisfies Rematch),
  links: (own) => ask(`${address(own.table)}/links`, own),
  renewLink: (own, which) =>
    tell(`${address(own.table)}/invitation`, { which } satisfies RenewLink, own),
  makePrivate: (own, isPrivate) =>
    tell(`${address(own.table)}/private`, { private: isPrivate } satisfies Privacy, own),
  renewToken: (own) => tell(`${address(own.table)}/token`, {}, own),
  signOutElsewhere: (own) => tell(`${address(own.table)}/token/only`, {}, own),
  anotherDevice: (own) => tell(`${address(own.table)}/device`, {}, own),
  useCode: (table, code) => tell(`${address(table)}/device/use`, { code } satisfies UseDevice),
  mine: (seats) => {
    const tables = seats.map(({ table, token, chat_seen }) => ({ table, token, chat_seen }))
    return tell('/api/tables/mine', { tables } satisfies Mine)
  },

  fresh: (place, since) =>
    ask(`${address(place.table)}/now${since === null ? '' : `?since=${since}`}`, place),
  log: (place, before) => ask(`${address(place.table)}/log?before=${before}`, place),

  chat: (place, before) => ask(`${address(place.table)}/chat?before=${before}`, place),
  past: (place, position, seat) =>
    ask(`${address(place.table)}/at/${position}${seat === null ? '' : `?seat=${seat}`}`, place),
  fork: (place, position, seats) =>
    tell(`${address(place.table)}/fork`, { position, seats } satisfies Fork, place),
  save: async (place) =>
    fileIn(await sent('GET', `${address(place.table)}/save`, undefined, place), 'game.json'),
  report,
  line,
}

const address = (table: string) => `/api/tables/${encodeURIComponent(table)}`
const gameAddress = (game: string) => `/api/games/${encodeURIComponent(game)}`

async function report({ table, token, key }: Place, wrong: string): Promise<File> {
  const body = { token, ...(key && { key }), wrong } satisfies Wrong
  return fileIn(await sent('POST', `${address(table)}/report`, body), 'report.json')
}

/** The file has the name that the server gives it. */
async function fileIn(response: Response, otherwise: string): Promise<File> {
  if (!response.ok) throw refusal(await parsed(response))
  const name = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return new File([await response.blob()], name ?? otherwise)
}

function line({ table, token, key }: Place, { hear, cut }: Ears): Wire {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(`${scheme}//${location.host}${address(table)}/ws`)
  const say = (said: Said) => {
    if (socket.readyState !== WebSocket.OPEN) return false
    socket.send(JSON.stringify(said))
    return true
  }
  socket.onopen = () =>
    say({
      hello: {
        token,
        ...(key && { key }),
        ...(language.tag !== 'en' && { lang: language.tag }),
      },
    })
  socket.onmessage = (message) => hear(JSON.parse(message.data) as Told)
  socket.onclose = cut
  return {
    say,
    isCut: () => socket.readyState === WebSocket.CLOSED,
    close: () => socket.close(),
  }
}

const ask = <Answer>(path: string, place?: Place) =>
  answered<Answer>(sent('GET', path, undefined, place))

const tell = <Answer>(path: string, body: object, place?: Place) =>
  answered<Answer>(sent('POST', path, body, place))

/** What is shown of who one is. */
function authorization(place: Place | undefined): string | null {
  if (place?.token) return `Bearer ${place.token}`
  return place?.key ? `Key ${place.key}` : null
}

async function answered<Answer>(sending: Promise<Response>): Promise<Answer> {
  const response = await sending
  const answer = await parsed(response)
  if (response.ok) return answer as Answer
  throw refusal(answer)
}

/** Asks a server that is there. */
async function sent(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  place?: Place,
): Promise<Response> {
  const shown = authorization(place)
  const headers = {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(shown && { authorization: shown }),
  }
  let response: Response
  try {
    response = await fetch(spokenAt(path), {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
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

function refusal(answer: unknown): Failure {
  const fault = (answer as { error?: { code?: unknown; message?: unknown; rule?: unknown } } | null)
    ?.error
  if (typeof fault?.code !== 'string' || typeof fault.message !== 'string') {
    return new Failure('unreadable', words.failure.unreadable)
  }
  const rule = typeof fault.rule === 'string' ? fault.rule : undefined
  return new Failure(fault.code as FailureCode, fault.message, rule)
}
