import type { Event } from '../generated/outer-rim'
import type { Telling } from '../table/rows'
import { kindOf } from './game'

const headings = new Set(['turn-began'])
const silent = new Set(['turn-ended', 'step-began'])
const results = new Set(['credits', 'fame'])
const loud = new Set([
  'fame',
  'goal-completed',
  'job-completed',
  'delivered',
  'captured',
  'eliminated',
  'combat-won',
  'defeated',
  'ship-gained',
  'won',
])

/** How the events of this game are told. */
export const telling: Telling<Event> = {
  isHeading: (event) => headings.has(kindOf(event)),
  isSilent: (event) => silent.has(kindOf(event)),
  isResult: (event) => results.has(kindOf(event)),
  isLoud: (event) => loud.has(kindOf(event)),
  signOf: () => null,
}
