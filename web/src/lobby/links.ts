/**
 * What links to tables carry behind their hash, where no server and no log sees it. It is taken out of
 * the address at once, and what lets this browser in is kept here.
 */
import type { Place } from '../tables'
import { load, seatAt, store } from './seats'

const KEYS = 'cantina.keys'

/** What a link carries: to sit down, to look on, or to go on from another device. */
export type Carried = { what: 'join' | 'watch' | 'device'; key: string }

/** What lets in at a table. */
interface Keys {
  /** To sit down. */
  join?: string
  /** To look on; the last one that was carried here. */
  look: string
}

/** Reads what stands behind the hash of an address. */
export function carriedBy(hash: string): Carried | null {
  const [, what, key] = /^#(join|watch|device)=([0-9a-f]+)$/.exec(hash) ?? []
  return what !== undefined && key !== undefined ? { what: what as Carried['what'], key } : null
}

/** Takes what this page's address carries out of it. */
export function takeCarried(): Carried | null {
  const carried = carriedBy(location.hash)
  if (carried) history.replaceState(history.state, '', location.pathname + location.search)
  return carried
}

function kept(): Record<string, Keys> {
  try {
    const keys: unknown = JSON.parse(load(KEYS) ?? '{}')
    return typeof keys === 'object' && keys !== null ? (keys as Record<string, Keys>) : {}
  } catch {
    // Not ours, or cut short: there is nothing in it to keep.
    return {}
  }
}

/** Keeps what lets in at a table. */
export function keepKey(table: string, what: 'join' | 'watch', key: string) {
  const keys = kept()
  keys[table] = { ...keys[table], look: key, ...(what === 'join' && { join: key }) }
  store(KEYS, JSON.stringify(keys))
}

/** The invitation to a table. Tables from before there were any are invited to by their name. */
export const invitationTo = (table: string) => kept()[table]?.join ?? table

/** The address of a table, with what lets in there. It begins as the server says that links do. */
export const linkTo = (base: string, table: string, { what, key }: Carried) =>
  `${base}/table/${table}#${what}=${key}`

/** From where this browser sees a table. */
export const placeAt = (table: string): Place => ({
  table,
  token: seatAt(table)?.token ?? null,
  key: kept()[table]?.look ?? null,
})
