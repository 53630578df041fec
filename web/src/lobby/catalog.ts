/**
 * What the page knows of a game besides what the server tells: that it has a board here, and which
 * sides it has. A game that is not listed has no board and is not offered.
 */
export interface Side {
  /** As the server names the player of this side. */
  player: string
  faction: 'empire' | 'rebel'
  /** A line about how it feels to play it. */
  scene: string
  /** What the set-up says so that the first seat has this side. */
  setup: { [key: string]: string[] }
}

export interface Shown {
  title: string
  tagline: string
  minutes: number
  /** In the order in which the game counts its players. */
  sides: Side[]
}

export const catalog: Record<string, Shown> = {
  deckbuilding: {
    title: 'The Deckbuilding Game',
    tagline: 'Buy from one galaxy, build a fleet, bring down their bases.',
    minutes: 30,
    sides: [
      {
        player: 'Empire',
        faction: 'empire',
        scene: 'Patient, heavy, many. The galaxy will be put in order.',
        setup: { sides: ['empire', 'rebel'] },
      },
      {
        player: 'Rebels',
        faction: 'rebel',
        scene: 'Few, quick, stubborn. Strike where they do not look.',
        setup: { sides: ['rebel', 'empire'] },
      },
    ],
  },
}
