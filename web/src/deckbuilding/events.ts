import type { Event, Player } from '../generated/deckbuilding'
import type { Logged } from '../generated/protocol'
import { placeOf } from '../table/places'

/** The last turn of a player: what was played, what was bought, what the other's base took. */
export interface Deeds {
  played: string[]
  bought: string[]
  damage: number
}

export function lastTurnOf(log: Logged<Event>[], player: Player): Deeds {
  const facts = log.flatMap(({ facts }) => facts)
  const began = facts.findLastIndex(
    ({ event }) => 'turn-began' in event && event['turn-began'].player === player,
  )
  const deeds: Deeds = { played: [], bought: [], damage: 0 }
  for (const { event, on } of began < 0 ? [] : facts.slice(began)) {
    if ('turn-ended' in event) break
    const card = placeOf(on)
    if ('played' in event && card && !deeds.played.includes(card)) deeds.played.push(card)
    if ('purchased' in event && card) deeds.bought.push(card)
    if ('base-damaged' in event && event['base-damaged'].player !== player) {
      deeds.damage += event['base-damaged'].amount
    }
  }
  return deeds
}

/** Cards by what they are, in the order in which they came, each kind once. */
export function counted(keys: string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const key of keys) {
    const id = key.replace(/#\d+$/, '')
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return [...counts].map(([id, count]) => ({ id, count }))
}
