import type { Event } from '../generated/outer-rim'
import type { Seat } from '../generated/protocol'
import type { Teller } from '../table/table.svelte'
import { afterFact } from './after'
import { factsOf, type EventKind } from './events'
import { kindOf, type OuterRim } from './game'
import { isSaidElsewhere } from './stages/reel'
import { telling } from './telling'

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
  moved: 160,
  'patrol-moved': 160,
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

/** A ship is seen to fly from one space to the next, in milliseconds. */
const perSpace = 140

/** Tells a game of Outer Rim, fact by fact. */
export const tellerOf = (listening: Listening): Teller<OuterRim> => ({
  isSilent: telling.isSilent,
  after: (now, event) => {
    if (!now.view) return now
    const view = afterFact(now.view, event)
    return { ...now, view, turn: view.turn }
  },
  stays: (event, by) => {
    if (listening.isStaged()) return listening.isStill() ? 0 : stagedFor(event)
    if (by !== listening.you() || factsOf(event, 'turn-began')) {
      return listening.pause() * weightOf(event)
    }
    return isFlight(event) && !listening.isStill() ? perSpace : 0
  },
  holds: listening.holds,
})

const isFlight = (event: Event) => 'moved' in event || 'patrol-moved' in event

function stagedFor(event: Event): number {
  if (telling.isSilent(event) || isSaidElsewhere(event)) return 0
  return onStage[kindOf(event) as EventKind] ?? line
}

function weightOf(event: Event): number {
  if (telling.isSilent(event) || telling.isIdle?.(event)) return 0
  if (isSaidElsewhere(event)) return brief
  return paced[kindOf(event) as EventKind] ?? (telling.isLoud(event) ? loud : plain)
}
