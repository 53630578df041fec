import type { Event } from '../generated/outer-rim'
import type { Fact, Seat } from '../generated/protocol'
import type { Teller } from '../table/table.svelte'
import { kindOf } from '../table/places'
import type { EventKind } from './events'
import type { OuterRim } from './game'
import { isSaidElsewhere } from './stages/reel'

/** What decides how fast it is told. */
export interface Listening {
  /** How long a fact of somebody else stays, in milliseconds. */
  pause: () => number
  /** Whether nothing moves. */
  isStill: () => boolean
  /** Whether what is told now is told on the stage. */
  isStaged: () => boolean
  holds: () => boolean
  you: () => Seat | null
}

/** How long a ship is seen to fly from one space to the next, in milliseconds. */
export const perSpace = 140

/** How long a fact stays on the stage before the next one, in milliseconds. */
const onStage: Partial<Record<EventKind, number>> = {
  'ai-bullet': 420,
  'ai-card-drawn': 500,
  'combat-began': 600,
  'combat-won': 500,
  'databank-resolved': 700,
  'dice-changed': 800,
  'encounter-drawn': 700,
  fame: 650,
  moved: perSpace,
  'patrol-moved': perSpace,
  rolled: 1000,
  'test-result': 500,
}
const line = 340

/** How long a fact of somebody else stays, measured by the pace that was set. */
const paced: Partial<Record<EventKind, number>> = {
  'combat-began': 1.2,
  'combat-won': 2.4,
  credits: 0.5,
  'databank-resolved': 1.4,
  'dice-changed': 1.2,
  'encounter-drawn': 1.4,
  gained: 0.5,
  moved: 0.4,
  'patrol-moved': 0.4,
  rolled: 1.5,
  'test-result': 1.2,
  'turn-began': 1.2,
}
const loud = 1.8
const plain = 0.8
const brief = 0.3

/** Tells a game of Outer Rim, fact by fact. */
export const tellerOf = (listening: Listening): Teller<OuterRim> => ({
  stays: (fact, by) => {
    if (listening.isStaged()) return listening.isStill() ? 0 : stagedFor(fact)
    if (by !== listening.you() || fact.gist === 'turn') return listening.pause() * weightOf(fact)
    return isFlight(fact.event) && !listening.isStill() ? perSpace : 0
  },
  holds: listening.holds,
})

const isFlight = (event: Event) => 'moved' in event || 'patrol-moved' in event

function stagedFor({ event, line: said }: Fact<Event>): number {
  if (!said || isSaidElsewhere(event)) return 0
  return onStage[kindOf(event) as EventKind] ?? line
}

function weightOf({ event, line: said, gist }: Fact<Event>): number {
  if (!said || gist === 'idle') return 0
  if (isSaidElsewhere(event)) return brief
  return paced[kindOf(event) as EventKind] ?? (gist === 'loud' ? loud : plain)
}
