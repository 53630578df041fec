import type { Event } from '../generated/deckbuilding'
import type { Telling } from '../table/rows'
import { beginsTurn, isLoud, isResult, isSilent, playerOf } from './events'

/** How the events of this game are told. */
export const telling: Telling<Event> = {
  isHeading: beginsTurn,
  isSilent,
  isResult,
  isLoud,
  signOf: playerOf,
}
