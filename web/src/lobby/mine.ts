/** The games this browser has a seat in, as the start page lists them. */
import { tables } from '../tables'
import type { Info } from '../generated/protocol'
import type { HeldSeat } from './seats'
import { machineOf } from './sitter'

/** How a game stands for the one who sits there. */
export type Standing = 'open' | 'your-move' | 'their-move' | 'won' | 'lost' | 'tied' | 'other-rules'

export interface Mine {
  held: HeldSeat
  standing: Standing
  /** Nothing if the server has the table but cannot open it. */
  info: Info | null
  /** Who else plays. */
  against: string
}

export interface Looked {
  mine: Mine[]
  /** Tables or seats this server does not know: it may have been started on other data. */
  unknown: HeldSeat[]
}

/** Asks the server how the games stand, in the order given. */
export async function lookUp(seats: HeldSeat[]): Promise<Looked> {
  const looked: Looked = { mine: [], unknown: [] }
  if (seats.length === 0) return looked
  const answers = (await tables.mine(seats)).tables
  for (const [place, held] of seats.entries()) {
    const found = answers[place]
    if (!found) continue
    if ('info' in found) looked.mine.push(described(held, found.info))
    else if (found.error.code === 'other-rules') {
      looked.mine.push({ held, standing: 'other-rules', info: null, against: '' })
    } else looked.unknown.push(held)
  }
  return looked
}

function described(held: HeldSeat, info: Info): Mine {
  const others = info.seats.filter(({ seat }) => seat !== held.seat)
  const names = others.map((seat) =>
    seat.kind === 'bot' ? machineOf(seat.level) : (seat.name ?? '…'),
  )
  const against = [...names, ...info.rivals].join(', ')
  return { held, info, standing: standing(held, info), against }
}

function standing(held: HeldSeat, info: Info): Standing {
  if (info.read_only) return 'other-rules'
  if (info.state === 'open') return 'open'
  if (info.outcome) return result(held, info)
  return info.decides === held.seat ? 'your-move' : 'their-move'
}

function result(held: HeldSeat, { seats, outcome }: Info): Standing {
  const place = seats.find(({ seat }) => seat === held.seat)?.place
  if (place !== 1) return 'lost'
  return (outcome?.places ?? []).filter((other) => other === 1).length > 1 ? 'tied' : 'won'
}
