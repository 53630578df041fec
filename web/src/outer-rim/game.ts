import type { Faces } from '../cards/faces.svelte'
import type {
  Bearer,
  CardPart,
  Choice,
  Components,
  Event,
  PlayerView,
  Prompt,
  View,
} from '../generated/outer-rim'
import type { Decision, Face, Listed } from '../generated/protocol'
import { seatPlace, spacePlace } from '../table/places'
import type { Table } from '../table/table.svelte'

/** The types of this game. */
export interface OuterRim {
  view: View
  prompt: Prompt
  choice: Choice
  event: Event
}

export type RimTable = Table<OuterRim>
export type Asked = Decision<Prompt, Choice>
export type Offered = Listed<Choice>

export const factionPlace = (faction: string) => `faction:${faction}`
/** My credits, on which income is drawn. */
export const pursePlace = 'purse'
export const patrolPlace = (faction: string) => `patrol-${faction}`

/** What the numbers in a view stand for, with what is printed there. */
export class Things {
  constructor(
    readonly components: Components,
    readonly faces: Faces,
  ) {}

  space(space: number) {
    const part = this.components.spaces[space]
    if (!part) throw new Error(`there is no space ${space}`)
    return part
  }

  spaceNamed(id: string): number {
    return this.components.spaces.findIndex((space) => space.id === id)
  }

  /** The space a place of the table is, or a contact there stands on. */
  spaceAt(place: string | null): number | null {
    const [, id] = /^space:([^/]*)/.exec(place ?? '') ?? []
    const found = id === undefined ? -1 : this.spaceNamed(id)
    return found < 0 ? null : found
  }

  card(card: number): CardPart {
    const part = this.components.cards[card]
    if (!part) throw new Error(`there is no card ${card}`)
    return part
  }

  /** A card by the name the server gives it. */
  key(card: number): string {
    return `${this.card(card).face}#${card}`
  }

  faceOf(card: number): Face | undefined {
    return this.faces.get(this.card(card).face)
  }

  /** Who a player plays, once that is chosen. */
  character(player: PlayerView): Face | undefined {
    const part = this.components.characters[player.character ?? -1]
    return part && this.faces.get(player.flipped ? part.flipped : part.face)
  }

  /** A character by the name the server gives it, whichever side is up. */
  characterKey(player: PlayerView): string {
    return this.components.characters[player.character ?? -1]?.face ?? ''
  }

  /** Where a player is picked: a rival has no seat, and is picked by its character. */
  playerPlace(player: PlayerView): string {
    return player.seat === null ? this.characterKey(player) : seatPlace(player.seat)
  }

  /** What a player's effect or skill stands on. */
  borne(bearer: Bearer, player: PlayerView): Face | undefined {
    if (typeof bearer === 'object') return 'card' in bearer ? this.faceOf(bearer.card) : undefined
    return bearer === 'character' ? this.character(player) : undefined
  }

  ship(player: PlayerView): Face | undefined {
    const part = this.components.ships[player.ship ?? -1]
    return part && this.faces.get((player.ship_flipped && part.flipped) || part.face)
  }

  contact(contact: number | null): Face | undefined {
    const part = this.components.contacts[contact ?? -1]
    return part && this.faces.get(part.face)
  }
}

/** A contact space by the name the server gives it: its planet, and its place there. */
export function berthPlace({ components }: Things, berth: number): string {
  const space = components.spaces.find(({ berths }) => berths.includes(berth))
  return spacePlace(`${space?.id ?? ''}/${(space?.berths.indexOf(berth) ?? 0) + 1}`)
}

/** From whose chair the table is seen: an onlooker sits with the first player. */
export const nearOf = (view: View): number => view.you ?? 0
