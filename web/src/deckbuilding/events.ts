import type { Event, View } from '../generated/deckbuilding'
import type { Logged } from '../generated/protocol'
import { told, type Line } from '../table/lines'
import { areaOf, inPlay, keyOf } from './game'

/** The kind of an event. */
export const eventKind = (event: Event): string => Object.keys(event)[0] ?? ''

/** What the server tells no line of. */
export const isSilent = (event: Event): boolean =>
  'straightened' in event || ('discarded' in event && event.discarded.from === 'play')

export const beginsTurn = (event: Event): boolean => 'turn-began' in event

/** What somebody who looked away wants to know. */
const worthTelling = new Set([
  'attacked',
  'base-damaged',
  'base-destroyed',
  'base-revealed',
  'conceded',
  'defeated',
  'exiled',
  'force',
  'looked-at-hand',
  'paid-off',
  'purchased',
  'put-on-deck',
  'repaired',
  'ship-damaged',
  'ship-destroyed',
])

/** What others did, without what can be seen anyway. */
export function summary(log: Logged<Event>[]): Line<Event>[] {
  return told(log, isSilent).filter(
    ({ event }) =>
      event !== null &&
      (worthTelling.has(eventKind(event)) ||
        ('discarded' in event && event.discarded.from === 'hand')),
  )
}

/** A number that rises from a thing for a moment. */
export interface Pop {
  place: string
  text: string
  tone: 'harm' | 'good'
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
