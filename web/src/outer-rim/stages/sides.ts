import { palette } from '../../art/characters'
import type { CardId, Foe, PlayerId, View } from '../../generated/outer-rim'
import type { Face } from '../../generated/protocol'
import { words } from '../words'
import type { Things } from '../game'

/** One side of a fight, as it is drawn. */
export interface Side {
  name: string
  /** The colour of its dice, among the tokens. */
  body: string
  face: Face | undefined
  faction: string
  /** A player's, counted from one. */
  seat: 1 | 2 | 3 | 4 | undefined
  /** With how many dice it begins, where that is printed. */
  dice: number | null
}

export function playerSide(things: Things, view: View, player: PlayerId): Side {
  const one = view.players[player]
  const face = one && things.character(one)
  const seat = (player + 1) as 1 | 2 | 3 | 4
  const kind = view.combat?.attacker === player || isFoe(view, player) ? view.combat?.kind : null
  return {
    name: face?.name ?? `${seat}`,
    body: `seat-${seat}`,
    face,
    faction: face ? palette(face) : 'neutral',
    seat,
    dice: one && kind ? one.values[kind === 'ground' ? 0 : 1] : null,
  }
}

/** Whether a player defends in the combat under way. */
function isFoe({ combat }: View, player: PlayerId): boolean {
  return combat !== null && 'player' in combat.foe && combat.foe.player === player
}

/** Whom somebody fights; the level of a patrol as it was then, if it is another one by now. */
export function foeSide(things: Things, view: View, foe: Foe, level: number | null = null): Side {
  if ('player' in foe) return playerSide(things, view, foe.player)
  if ('patrol' in foe) {
    const patrol = view.patrols.find(({ faction }) => faction === foe.patrol)
    const was = level ?? patrol?.level ?? 1
    const face = things.faces.get(`patrol-${foe.patrol}-${was}`)
    return {
      name: face?.name ?? foe.patrol,
      body: foe.patrol,
      face,
      faction: foe.patrol,
      seat: undefined,
      dice: patrol?.level === was ? patrol.combat : null,
    }
  }
  const card = 'contact' in foe ? foe.contact : foe.enemy
  const bounty = things.faceOf(card)
  const target = 'contact' in foe ? things.contact(things.card(card).contact) : undefined
  const face = target ?? bounty
  return {
    name: 'contact' in foe ? (face?.name ?? '') : (things.card(card).enemy ?? words.stage.enemy),
    body: face?.faction ?? 'neutral',
    face,
    faction: face?.faction ?? 'neutral',
    seat: undefined,
    dice: bounty?.bounty?.target.number ?? null,
  }
}

/** The side of the person whose card of the databank it is. */
export function sideOfCard(things: Things, card: CardId): string | undefined {
  const person = things.components.contacts.find(({ databank }) => databank.includes(card))
  return person && things.faces.get(person.face)?.faction
}
