import type { Faction, PlayerView, View } from '../generated/outer-rim'

/** In the order in which a view lists where somebody stands with them. */
export const factions: readonly Faction[] = ['hutt', 'imperial', 'rebel', 'syndicate']

export const standingWith = ({ standings }: Pick<PlayerView, 'standings'>, faction: Faction) =>
  standings[factions.indexOf(faction)] ?? 'neutral'

/** Whether a faction is after whoever looks at the table: its patrol fights them where they meet. */
export function hunts(faction: Faction, { you, players }: Pick<View, 'you' | 'players'>): boolean {
  const me = you === null ? undefined : players[you]
  return me !== undefined && standingWith(me, faction) === 'negative'
}
