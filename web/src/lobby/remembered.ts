/** What was chosen for the last table of a game, so that the next is set up as quickly. */
import type { GameInfo } from '../generated/protocol'
import { optionsOf, usual, type Chosen, type DraftSeat, type Who } from './draft'
import { load, store } from './seats'

export interface Remembered {
  chosen: Chosen
  seats: DraftSeat[]
  /** Who plays whom, if that was said. */
  cast: string[] | null
}

const at = (game: string) => `cantina.setup.${game}`
const sitters: readonly Who[] = ['me', 'friend', 'machine']

export const remember = (game: GameInfo, draft: Remembered) =>
  store(at(game.id), JSON.stringify(draft))

/** The last table, as far as the game still has what it was made of. */
export function remembered(game: GameInfo, levels: string[]): Remembered {
  const { chosen, seats, cast } = read(at(game.id))
  return { chosen: { ...usual(game), ...offered(game, chosen) }, seats: sat(seats, levels), cast }
}

function offered(game: GameInfo, chosen: Chosen): Chosen {
  const known = optionsOf(game).filter(({ key, choices }) => (chosen[key] ?? -1) in choices)
  return Object.fromEntries(known.map(({ key }) => [key, chosen[key] ?? 0]))
}

const sat = (seats: DraftSeat[], levels: string[]): DraftSeat[] =>
  seats.every(({ who, level }) => sitters.includes(who) && levels.includes(level)) ? seats : []

function read(key: string): Remembered {
  const nothing = { chosen: {}, seats: [], cast: null }
  try {
    const stored: unknown = JSON.parse(load(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return nothing
    return { ...nothing, ...stored }
  } catch {
    // Not ours, or cut short: there is nothing in it to keep.
    return nothing
  }
}
