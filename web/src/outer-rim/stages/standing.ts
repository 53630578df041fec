import type { Foe, PlayerId, View } from '../../generated/outer-rim'
import type { Moment, Scene, Thrown } from './scene'

/** What lies on the table though nobody saw it begin: who comes back in the middle sees that much. */
export function standing(view: View): Scene | null {
  const { combat, roll, you } = view
  const thrown: Thrown | null = roll && { dice: roll.dice, throws: roll.dice.map(() => 0) }
  const mine = combat && (combat.attacker === you || isPlayer(combat.foe, you))
  if (combat && mine) {
    const fight: Moment = {
      kind: 'fight',
      attacker: combat.attacker,
      foe: combat.foe,
      sides: combat.defending ? [null, thrown] : [thrown, null],
      ended: null,
    }
    return sceneOf('fight', combat.attacker, fight)
  }
  if (roll && thrown && !combat && roll.of === you) {
    const moment: Moment = {
      kind: 'roll',
      of: roll.of,
      purpose: roll.purpose,
      thrown,
      tested: null,
      cleared: null,
    }
    return sceneOf('roll', roll.of ?? view.current, moment)
  }
  return null
}

const isPlayer = (foe: Foe, player: PlayerId | null) => 'player' in foe && foe.player === player

const sceneOf = (kind: 'fight' | 'roll', player: number, moment: Moment): Scene => ({
  id: 'standing',
  player,
  subject: { kind },
  moments: [moment],
  steps: [1],
  last: 0,
  closed: null,
})
