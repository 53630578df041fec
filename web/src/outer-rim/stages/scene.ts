import type {
  AiSection,
  CardId,
  ContactId,
  AiCardId,
  Event,
  Foe,
  PlayerId,
  Purpose,
  Rolled,
  Skill,
  Spared,
} from '../../generated/outer-rim'
import type { Text } from '../../generated/protocol'

/** Dice as they lay on the table, however often they were changed. */
export interface Thrown {
  dice: Rolled[]
  /** How often each came to show something else: with every time more it tumbles. */
  throws: number[]
}

/** How a test ended. */
export interface Tested {
  skill: Skill
  level: number
  passed: boolean
  /** The same in words. */
  text: Text
}

/** One thing that happened in a scene. */
export type Moment =
  | { kind: 'line'; event: Event; text: Text; way: string | null }
  | {
      kind: 'roll'
      of: PlayerId | null
      purpose: Purpose
      thrown: Thrown
      tested: Tested | null
      /** Whether cargo got past the inspection it was rolled for. */
      cleared: boolean | null
    }
  | {
      kind: 'fight'
      attacker: PlayerId
      foe: Foe
      /** The dice of the attacker and of the defender. */
      sides: [Thrown | null, Thrown | null]
      /** The level of the patrol, once it is known which one it was. */
      level: number | null
      ended: { attackerWon: boolean; damage: [number, number]; text: Text } | null
    }
  | {
      kind: 'bullet'
      section: AiSection
      bullet: number
      /** Why it was passed over, if it was. */
      spared: Spared | null
      /** The same in words. */
      text: Text
    }

export type Roll = Extract<Moment, { kind: 'roll' }>
export type Fight = Extract<Moment, { kind: 'fight' }>

/** What a scene is about. */
export type Subject =
  | { kind: 'encounter'; card: CardId; section: number }
  | { kind: 'databank'; card: CardId }
  | { kind: 'secret'; card: CardId }
  | { kind: 'ai'; card: AiCardId }
  | { kind: 'contact'; contact: ContactId }
  | { kind: 'delivery'; card: CardId }
  | { kind: 'fight' }
  | { kind: 'roll' }

/** A card that was drawn, a fight, a roll: what is read together, until the reader goes on. */
export interface Scene {
  id: string
  player: PlayerId
  subject: Subject
  moments: Moment[]
  /** The steps of a card of several steps that were reached, the present one last. */
  steps: number[]
  /** How many facts were told of it. */
  facts: number
  /** The position at which something last happened in it. */
  last: number
  /** The position at which it was clear that nothing more would happen in it. */
  closed: number | null
}
