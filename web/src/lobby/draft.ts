/** A table that is being set up: who sits where, and what is played. */
import type { JsonValue, Sitter } from '../generated/protocol'
import type { GameInfo } from './api'

/** Something to agree on before the game, as the server describes it. */
export interface GameOption {
  key: string
  name: string
  help: string
  choices: { key: string; name: string; help: string; setup: { [key: string]: JsonValue } }[]
}

export type Who = 'me' | 'friend' | 'machine'

export interface DraftSeat {
  who: Who
  level: string
}

type Setup = { [key: string]: JsonValue }

const given = (game: GameInfo) => (game.setup ?? {}) as Setup

export const optionsOf = (game: GameInfo) =>
  (game as GameInfo & { options?: GameOption[] }).options ?? []

/** Which choice of an option the game's own set-up stands for; the first, if none says so. */
export function usual(game: GameInfo, option: GameOption): string {
  const setup = given(game)
  const agrees = option.choices.find((choice) =>
    Object.entries(choice.setup).every(([key, value]) => equal(setup[key], value)),
  )
  return (agrees ?? option.choices[0])?.key ?? ''
}

/** The set-up that the chosen options make. */
export function setupOf(game: GameInfo, chosen: Record<string, string>): Setup {
  const patches = optionsOf(game).map(
    ({ key, choices }) => choices.find((choice) => choice.key === chosen[key])?.setup,
  )
  return Object.assign({ ...given(game) }, ...patches) as Setup
}

/** The seats as the server wants them. */
export const sittersOf = (seats: DraftSeat[]): Sitter[] =>
  seats.map(({ who, level }) => (who === 'machine' ? { kind: 'bot', level } : { kind: 'person' }))

/** The seat of whoever opens the table; none if they only look on. */
export function ownSeat(seats: DraftSeat[]): number | null {
  const seat = seats.findIndex(({ who }) => who === 'me')
  return seat < 0 ? null : seat
}

/** Somebody takes a seat; nobody sits on two. */
export function seated(seats: DraftSeat[], at: number, who: Who): DraftSeat[] {
  return seats.map((seat, index) => {
    if (index === at) return { ...seat, who }
    return who === 'me' && seat.who === 'me' ? { ...seat, who: 'friend' } : seat
  })
}

const equal = (a: JsonValue | undefined, b: JsonValue) => JSON.stringify(a) === JSON.stringify(b)
