import type { PlayerId, Skill, View } from '../../generated/outer-rim'
import type { Face } from '../../generated/protocol'
import type { Things } from '../game'

/** Who of a player's people has a skill printed, each as often as it is. */
export function skilled(things: Things, view: View, player: PlayerId, skill: Skill): Face[] {
  const one = view.players[player]
  if (!one) return []
  const people = [things.character(one), ...one.assets.map(({ card }) => things.faceOf(card))]
  return people.flatMap((face) => {
    const times = face?.values.find(({ glyph }) => glyph === skill)?.number ?? 0
    return face ? Array.from({ length: times }, () => face) : []
  })
}
