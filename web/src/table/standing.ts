/** How far a player is from winning. */
export interface Standing {
  seat: number
  /** What the player is called in the game. */
  name: string
  /** Who sits there. */
  who: string
  faction: string
  /** The sign it is counted by, where that is not the faction's. */
  sign?: string
  done: number
  goal: number
  /** What is counted. */
  label: string
}
