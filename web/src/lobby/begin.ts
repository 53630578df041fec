/** From a wish to a seat: opens a table and sits down at it. */
import type { Created, JsonValue, Sitter } from '../generated/protocol'
import { words } from '../words'
import { tables, type Place, type Terms } from '../tables'
import { carriedBy, keepKey } from './links'
import { keepSeat, rememberedName } from './seats'
import { usualTerms } from './terms'

/** Opens a table and gives its address. Whoever has a seat of their own sits down at once. */
export const begin = async (
  game: string,
  setup: JsonValue,
  seats: Sitter[],
  mine: number | null,
  terms: Terms = usualTerms,
): Promise<string> => sitAt(await tables.open(game, setup, seats, terms), game, mine)

/** The same with a table that goes on from a position of another. */
export const playOn = async (
  from: Place,
  game: string,
  position: number,
  seats: Sitter[],
  mine: number | null,
): Promise<string> => sitAt(await tables.fork(from, position, seats), game, mine)

async function sitAt(
  { table, invitation }: Created,
  game: string,
  mine: number | null,
): Promise<string> {
  keepKey(table, 'join', invitation)
  const address = `/table/${table}`
  if (mine === null) return address
  const name = rememberedName() || words.home.namePlaceholder
  const sat = await tables.sit(table, name, invitation, mine)
  keepSeat({ table, game, name, ...sat })
  return address
}

/** The address of the table that somebody pasted, with what its link carries. */
export function addressIn(pasted: string): string | null {
  const table = tableIn(pasted)
  const hash = /#.*$/.exec(pasted.trim())?.[0] ?? ''
  return table && `/table/${table}${carriedBy(hash) ? hash : ''}`
}

/** The table that somebody pasted: a link, an address or the bare name. */
export function tableIn(pasted: string): string | null {
  const name =
    pasted
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  return /^[0-9a-f]{16,}$/i.test(name) ? name.toLowerCase() : null
}
