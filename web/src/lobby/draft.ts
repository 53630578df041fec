/** A table that is being set up: who sits where, and what is played. */
import type { AnyChoice, GameInfo, JsonValue, SetupOption, Sitter } from '../generated/protocol'

export type Who = 'me' | 'friend' | 'machine'

export interface DraftSeat {
  who: Who
  level: string
}

/** Which choice of each option was made, by the option's key: its place in the list. */
export type Chosen = Record<string, number>

type Option = SetupOption<AnyChoice>

/** What is to be agreed on besides who sits where. */
export const optionsOf = (game: GameInfo): Option[] =>
  game.options.filter(({ seating }) => !seating)

/** Of these, what means anything with what is chosen. */
export const meantBy = (game: GameInfo, chosen: Chosen): Option[] =>
  optionsOf(game).filter(({ only_with }) => {
    if (!only_with) return true
    const [key, places] = only_with
    return places.includes(chosen[key] ?? 0)
  })

/** Every option as the game usually has it. */
export const usual = (game: GameInfo): Chosen =>
  Object.fromEntries(
    optionsOf(game).map(({ key, choices }) => [
      key,
      Math.max(
        choices.findIndex((choice) => choice.default),
        0,
      ),
    ]),
  )

/** What was chosen that is not usual, in a few words each. */
export const unusual = (game: GameInfo, chosen: Chosen): string[] =>
  meantBy(game, chosen).flatMap(({ key, name, choices }) => {
    const choice = choices[chosen[key] ?? 0]
    if (!choice || choice.default) return []
    return [`${name}: ${choice.name}`]
  })

/** The set-up that the chosen options make. */
export function setupOf(game: GameInfo, chosen: Chosen): { [key: string]: JsonValue } {
  const patches = meantBy(game, chosen).map(({ key, choices }) => choices[chosen[key] ?? 0]?.setup)
  return Object.assign({}, game.setup, ...patches) as { [key: string]: JsonValue }
}

/** What the seats are called: an option may give them other names, or more of them. */
export function seatNames(game: GameInfo, chosen: Chosen): string[] {
  const named = meantBy(game, chosen).flatMap(({ key, choices }) => choices[chosen[key] ?? 0] ?? [])
  const lists = named.map(({ seats }) => seats)
  const more = lists.find(({ length }) => length !== game.seats.length)
  const renamed = lists.find((seats) => seats.some((name, seat) => name !== game.seats[seat]))
  return more ?? renamed ?? game.seats
}

/** Whoever opens the table on the first seat, machines everywhere else; who sits already stays. */
export const seatsFor = (names: string[], levels: string[], before: DraftSeat[]): DraftSeat[] =>
  names.map(
    (_, seat) => before[seat] ?? { who: seat === 0 ? 'me' : 'machine', level: levels.at(-1) ?? '' },
  )

/** Somebody plays another one; whoever had that one takes theirs. */
export function recast(cast: string[], at: number, one: string): string[] {
  const before = cast[at]
  return cast.map((other, seat) => {
    if (seat === at) return one
    return other === one && before !== undefined ? before : other
  })
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
