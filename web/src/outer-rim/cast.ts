/** Who can be played at once from the start page, which does not load what is printed on the cards. */
import { palette } from '../art/characters'
import type { Art } from '../generated/protocol'
import type { Side } from '../table/entry'
import { words } from '../words'
import type { Words } from '../words/messages'

interface Member {
  id: keyof Words['games']['outerRim']['cast']
  player: string
  art: Art
  /** Whom the AI deck plays against them. */
  rival: string
}

/** The first three are suggested. */
const members: Member[] = [
  {
    id: 'han-solo',
    player: 'Han Solo',
    art: { scene: 'dock', figure: 'hat', prop: 'dice' },
    rival: 'doctor-aphra',
  },
  {
    id: 'boba-fett',
    player: 'Boba Fett',
    art: { scene: 'asteroids', figure: 'helmet', prop: 'target-mark' },
    rival: 'han-solo',
  },
  {
    id: 'jyn-erso',
    player: 'Jyn Erso',
    art: { scene: 'ice', figure: 'hood', prop: 'key' },
    rival: 'lando-calrissian',
  },
  {
    id: 'bossk',
    player: 'Bossk',
    art: { scene: 'jungle', figure: 'horns', prop: 'chain' },
    rival: 'han-solo',
  },
  {
    id: 'doctor-aphra',
    player: 'Doctor Aphra',
    art: { scene: 'ruin', figure: 'long-hair', prop: 'book' },
    rival: 'jyn-erso',
  },
  {
    id: 'ig-88',
    player: 'IG-88',
    art: { scene: 'hangar', figure: 'droid-head', prop: 'thermal-charge' },
    rival: 'lando-calrissian',
  },
  {
    id: 'ketsu-onyo',
    player: 'Ketsu Onyo',
    art: { scene: 'city-stacks', figure: 'mask', prop: 'satchel' },
    rival: 'jyn-erso',
  },
  {
    id: 'lando-calrissian',
    player: 'Lando Calrissian',
    art: { scene: 'cantina', figure: 'bare', prop: 'coin' },
    rival: 'doctor-aphra',
  },
]

/** The fame of a first game: the shortest. */
export const firstGoal = 8

const named = (id: unknown) => members.find((member) => member.id === id)?.player

export const cast: Side[] = members.map(({ id, player, rival }) => ({
  player,
  faction: palette({ id, faction: 'neutral' }),
  get scene() {
    return words.games.outerRim.cast[id]
  },
  against: named(rival),
  face: id,
  setup: { players: 1, fame: firstGoal, characters: [id], rival },
}))

export const artOf = (player: string) => members.find((member) => member.player === player)

/** Whom the AI deck plays, by the set-up of a table. */
export function rivalIn(setup: unknown): string | undefined {
  if (typeof setup !== 'object' || setup === null || !('rival' in setup)) return undefined
  return named(setup.rival)
}
