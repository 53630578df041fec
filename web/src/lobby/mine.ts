/** The games this browser has a seat in, as the start page lists them. */
import { tables } from '../tables'
import type { Info, MyTable, SeatInfo } from '../generated/protocol'
import { heeding } from './heeding.svelte'
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
  /** Who is waited for, if somebody is. */
  decides: string
  /** How long that one has been asked, and how much time is left, in milliseconds; if that is known. */
  asked: number | null
  left: number | null
  /** How much was said that was not read. */
  unread: number
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
  const named = seats.map((held) => ({ ...held, chat_seen: heeding.seenAt(held.table) }))
  const { now, tables: answers } = await tables.mine(named)
  for (const [place, held] of seats.entries()) {
    const found = answers[place]
    if (!found) continue
    if ('info' in found) looked.mine.push(described(held, found, now))
    else if (found.error.code === 'other-rules') {
      const unknown = { decides: '', asked: null, left: null, unread: 0 }
      looked.mine.push({ held, standing: 'other-rules', info: null, against: '', ...unknown })
    } else looked.unknown.push(held)
  }
  return looked
}

type Found = Extract<MyTable, { info: Info }>

function described(held: HeldSeat, found: Found, now: number): Mine {
  const { info, since, deadline, unread } = found
  const others = info.seats.filter(({ seat }) => seat !== held.seat)
  const names = others.map(sitter)
  const asked = info.seats.find(({ seat }) => seat === info.decides)
  const against = [...names, ...info.rivals].join(', ')
  return {
    ...{ held, info, against, unread },
    standing: standing(held, info),
    decides: asked ? sitter(asked) : '',
    asked: since == null ? null : Math.max(0, now - since),
    left: deadline == null ? null : Math.max(0, deadline - now),
  }
}

const sitter = (seat: SeatInfo) =>
  seat.kind === 'bot' ? machineOf(seat.level) : (seat.name ?? '…')

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
