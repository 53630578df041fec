import type { Faction } from '../generated/outer-rim'

/** In the order in which a view lists where somebody stands with them. */
export const factions: readonly Faction[] = ['hutt', 'imperial', 'rebel', 'syndicate']
