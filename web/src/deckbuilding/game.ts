import type { Choice, Event, InPlayView, Player, Prompt, View } from '../generated/deckbuilding'
import type { Decision, Listed } from '../generated/protocol'
import { pilePlace } from '../table/places'
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

export const pilots = pilePlace('pilots')

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
