/** From a wish to a seat: opens a table and sits down at it. */
import type { JsonValue, Sitter } from '../generated/protocol'
import { words } from '../words'
import { tables } from '../tables'
import { keepSeat, rememberedName } from './seats'

/** Opens a table and gives its address. Whoever has a seat of their own sits down at once. */
export async function begin(
  game: string,
  setup: JsonValue,
  seats: Sitter[],
  mine: number | null,
): Promise<string> {
  const { table, invite } = await tables.open(game, setup, seats)
  if (mine === null) return invite
  const name = rememberedName() || words.home.namePlaceholder
  const sat = await tables.sit(table, name, mine)
  keepSeat({ table, game, name, ...sat })
  return invite
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
