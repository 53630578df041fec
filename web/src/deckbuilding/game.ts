import type { Choice, Event, InPlayView, Player, Prompt, View } from '../generated/deckbuilding'
import type { Decision, Listed, On } from '../generated/protocol'
import type { Table } from '../table/table.svelte'

/** The types of this game. */
export interface Deckbuilding {
  view: View
  prompt: Prompt
  choice: Choice
  event: Event
}

export type DeckTable = Table<Deckbuilding>
export type Asked = Decision<Prompt, Choice>
export type Offer = Listed<Choice>

/** A card on the table by the name the server gives it. */
export const keyOf = ({ id, card }: { id: string; card: number }) => `${id}#${card}`

export const pilots = 'pile:pilots'

/** Where a choice is drawn, as one name. */
export function placeOf(on: On | undefined): string | null {
  if (!on) return null
  if ('card' in on) return on.card
  if ('pile' in on) return `pile:${on.pile}`
  if ('seat' in on) return seatPlace(on.seat)
  if ('space' in on) return `space:${on.space}`
  return null
}

/** Where the base of a seat lies when there is none. */
export const seatPlace = (seat: number) => `seat:${seat}`

export const foeOf = (player: Player): Player => (player === 'empire' ? 'rebel' : 'empire')

/** The area of a player. */
export function areaOf(view: View, player: Player) {
  const area = view.players.find((area) => area.player === player)
  if (!area) throw new Error(`the table has no ${player}`)
  return area
}

/** From whose side the table is seen: an onlooker sits with the first player. */
export const sideOf = (view: View): Player => view.you ?? 'empire'

/** What the active player has in play: units, and capital ships. */
export function inPlay(view: View): InPlayView[] {
  return [...view.units, ...areaOf(view, view.active).ships]
}

/** The kind of a choice, without what it is about. */
export const kindOf = (choice: Choice): string =>
  typeof choice === 'string' ? choice : (Object.keys(choice)[0] ?? '')
