/** The games this browser has a seat in, as the start page lists them. */
import * as api from './api'
import { catalog } from './catalog'
import type { HeldSeat } from './seats'

/** How a game stands for the one who sits there. */
export type Standing = 'open' | 'your-move' | 'their-move' | 'won' | 'lost' | 'tied' | 'other-rules'

export interface Mine {
  held: HeldSeat
  standing: Standing
  /** Nothing if the server has the table but cannot open it. */
  info: api.Info | null
  /** Who else plays. */
  against: string
}

export interface Looked {
  mine: Mine[]
  /** Tables this server does not know: it may have been started on other data. */
  unknown: HeldSeat[]
}

/** Asks the server how the games stand, in the order given. Fails only if the server is gone. */
export async function lookUp(seats: HeldSeat[]): Promise<Looked> {
  const looked: Looked = { mine: [], unknown: [] }
  for (const [held, answer] of await Promise.all(seats.map(ask))) {
    if (!(answer instanceof api.Failure)) looked.mine.push(described(held, answer))
    else if (answer.code === 'unknown-table') looked.unknown.push(held)
    else if (answer.code === 'other-rules') {
      looked.mine.push({ held, standing: 'other-rules', info: null, against: '' })
    } else throw answer
  }
  return looked
}

async function ask(held: HeldSeat): Promise<[HeldSeat, api.Info | api.Failure]> {
  try {
    return [held, await api.info(held.table)]
  } catch (error) {
    return [held, api.failure(error)]
  }
}

function described(held: HeldSeat, info: api.Info): Mine {
  const others = info.seats.filter(({ seat }) => seat !== held.seat)
  const names = others.map((seat) => (seat.kind === 'bot' ? seat.level : seat.name) ?? '…')
  return { held, info, standing: standing(held, info), against: names.join(', ') }
}

function standing(held: HeldSeat, info: api.Info): Standing {
  if (info.state === 'open') return 'open'
  if (info.outcome) return result(held, info, info.outcome.places)
  return info.decides === held.seat ? 'your-move' : 'their-move'
}

/** Places are counted by player, not by seat. */
function result(held: HeldSeat, info: api.Info, places: number[]): Standing {
  const name = info.seats.find(({ seat }) => seat === held.seat)?.player
  const players = catalog[info.game]?.sides.map(({ player }) => player) ?? []
  const place = places[players.findIndex((player) => player === name)]
  if (place !== 1) return 'lost'
  return places.filter((other) => other === 1).length > 1 ? 'tied' : 'won'
}
