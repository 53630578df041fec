import type { AmbitionPart, AmbitionView, PlayerView, View } from '../../generated/outer-rim'
import type { Things } from '../game'

/** How far somebody's ambition is: the goals that have their token, and all there are. */
export interface Progress {
  at: number
  done: number
  all: number
  /** Whether only the goal is left that fame opens. */
  nearly: boolean
}

/** The sheet before a player, if there is one. */
export function ambitionOf(
  { components }: Things,
  { ambition }: PlayerView,
): { part: AmbitionPart; state: AmbitionView } | null {
  const part = components.ambitions?.[ambition?.sheet ?? -1]
  return part && ambition ? { part, state: ambition } : null
}

/** How far everybody's ambition is. */
export const progressOf = (view: View): Progress[] =>
  view.players.flatMap(({ ambition }, at) => {
    if (!ambition) return []
    const all = ambition.goals.length
    const done = ambition.goals.filter((goal) => goal.done).length
    return [{ at, done, all, nearly: done === all - 1 }]
  })

/** What a player still wants to do at a space, a line each. */
export function goalsAt(things: Things, player: PlayerView | undefined, space: number): string[] {
  const ambition = player && ambitionOf(things, player)
  if (!ambition) return []
  const { part, state } = ambition
  const here = part.goals.filter(
    ({ destination }, at) => destination === space && !state.goals[at]?.done,
  )
  return here.map(({ line }) => line)
}
