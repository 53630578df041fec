import type { Event, PlayerId } from '../generated/outer-rim'
import type { Logged } from '../generated/protocol'
import { told } from '../table/lines'
import { rowsOf, type Row } from '../table/rows'
import { isSaidElsewhere, scenesOf } from './stages/reel'
import type { Fight, Roll, Scene } from './stages/scene'

/** What somebody else is doing, in short. */
export interface Happening {
  /** What they did last, the newest at the end. */
  rows: Row<Event>[]
  /** The card or the fight they are at. */
  scene: Scene | null
  /** The dice that lie there for it. */
  dice: Roll | Fight | null
}

/** An act is seldom told in more entries than that. */
const most = 24
const rowsShown = 2

export function happeningOf(log: readonly Logged<Event>[], player: PlayerId): Happening {
  const lately = log.slice(-most)
  const lines = told(lately).filter(({ fact }) => !fact || !isSaidElsewhere(fact.event))
  const rows = rowsOf(lines)
  const heading = rows.findLastIndex((row) => row.heading)
  const last = scenesOf(lately, player).at(-1)
  const scene = last?.closed === null ? last : null
  const moment = scene?.moments.findLast(({ kind }) => kind === 'roll' || kind === 'fight')
  const isDice = moment?.kind === 'roll' || moment?.kind === 'fight'
  return { rows: rows.slice(heading + 1).slice(-rowsShown), scene, dice: isDice ? moment : null }
}
