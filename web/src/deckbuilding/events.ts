import type { Event, Player, View } from '../generated/deckbuilding'
import type { Logged, Text } from '../generated/protocol'
import type { Pop } from '../table/pop'
import { areaOf, inPlay, keyOf } from './game'

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
  for (const { event, line } of began < 0 ? [] : facts.slice(began)) {
    if ('turn-ended' in event) break
    const card = cardIn(line ?? [])
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

/** The first card a line speaks of, by its key. */
function cardIn(text: Text): string | null {
  const run = text.find((run) => 'card' in run)
  return run && 'card' in run ? run.card[0] : null
}

/** What an event does to something that lies on the table. */
export function popOf(event: Event, view: View): Pop | null {
  const base = (player: 'empire' | 'rebel') => areaOf(view, player).base?.id ?? null
  const card = (number: number) => {
    const cards = [...inPlay(view), ...view.players.flatMap(({ ships }) => ships)]
    const found = cards.find((other) => other.card === number)
    return found ? keyOf(found) : null
  }
  const pop = (place: string | null, text: string, tone: Pop['tone']) =>
    place === null ? null : { place, text, tone }
  if ('base-damaged' in event) {
    const { player, amount } = event['base-damaged']
    return amount > 0 ? pop(base(player), `−${amount}`, 'harm') : null
  }
  if ('ship-damaged' in event) {
    const { card: ship, amount } = event['ship-damaged']
    return pop(card(ship), `−${amount}`, 'harm')
  }
  if ('repaired' in event) {
    return pop(base(event.repaired.player), `+${event.repaired.amount}`, 'good')
  }
  if ('attack' in event) return pop(card(event.attack.card), `+${event.attack.amount}`, 'good')
  if ('resources' in event) return pop('resources', `+${event.resources.amount}`, 'good')
  if ('income' in event) return pop('resources', `+${event.income.amount}`, 'good')
  if ('force' in event) return pop('force', `+${event.force.amount}`, 'good')
  return null
}
