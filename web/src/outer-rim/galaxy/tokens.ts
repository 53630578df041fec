import type { View } from '../../generated/outer-rim'

/** Whose goal tokens lie on the map, by space. Those of a rival lie where it heads for. */
export function goalTokensOf({ players, rivals }: Pick<View, 'players' | 'rivals'>) {
  const owners = new Map<number, Set<number>>()
  const lay = (spaces: number[], player: number) =>
    spaces.forEach((space) =>
      owners.set(space, (owners.get(space) ?? new Set<number>()).add(player)),
    )
  players.forEach(({ tokens }, at) => lay(tokens, at))
  for (const rival of rivals) lay(rival.goals, rival.player)
  return owners
}
