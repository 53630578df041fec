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

const usualPlace = ({ choices }: Option): number =>
  Math.max(
    choices.findIndex((choice) => choice.default),
    0,
  )

/** Every option as the game usually has it. */
export const usual = (game: GameInfo): Chosen =>
  Object.fromEntries(optionsOf(game).map((option) => [option.key, usualPlace(option)]))

/** Options that others shut, each with the reason. What is shut is as usual, and may shut others. */
export function shutBy(game: GameInfo, chosen: Chosen): Partial<Record<string, string>> {
  const options = meantBy(game, chosen)
  const reasons: Partial<Record<string, string>> = {}
  const placeOf = (key: string) => {
    const option = options.find((each) => each.key === key)
    return option && key in reasons ? usualPlace(option) : (chosen[key] ?? 0)
  }
  const open = () => options.filter(({ key }) => !(key in reasons))
  const next = () =>
    open().flatMap(({ key, unless }) => {
      const shut = unless.find(({ option, choices }) => choices.includes(placeOf(option)))
      return shut ? [{ key, why: shut.why }] : []
    })[0]
  for (let shut = next(); shut; shut = next()) reasons[shut.key] = shut.why
  return reasons
}

/** What is chosen and holds. */
function inForce(game: GameInfo, chosen: Chosen): { option: Option; choice: AnyChoice }[] {
  const shut = shutBy(game, chosen)
  const open = meantBy(game, chosen).filter(({ key }) => !(key in shut))
  return open.flatMap((option) => {
    const choice = option.choices[chosen[option.key] ?? 0]
    return choice ? [{ option, choice }] : []
  })
}

/** The content that lies on the table, where that is not the usual one. */
export const contentOf = (game: GameInfo, chosen: Chosen): string | undefined =>
  inForce(game, chosen).find(({ choice }) => choice.content)?.choice.content

/** What was chosen that is not usual, in a few words each. */
export const unusual = (game: GameInfo, chosen: Chosen): string[] =>
  inForce(game, chosen)
    .filter(({ choice }) => !choice.default)
    .map(({ option, choice }) => `${option.name}: ${choice.name}`)

/** The set-up that the chosen options make. */
export function setupOf(game: GameInfo, chosen: Chosen): { [key: string]: JsonValue } {
  const patches = inForce(game, chosen).map(({ choice }) => choice.setup)
  return Object.assign({}, game.setup, ...patches) as { [key: string]: JsonValue }
}

/** What the seats are called: an option may give them other names, or more of them. */
export function seatNames(game: GameInfo, chosen: Chosen): string[] {
  const lists = inForce(game, chosen).map(({ choice }) => choice.seats)
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
