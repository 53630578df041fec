import type { Event, Faction } from '../generated/outer-rim'
import type { Logged } from '../generated/protocol'
import { factsOf } from './events'

/** What a player gained and lost, in fame and in credits, and what they got and did. */
export interface Deeds {
  player: number
  fame: number
  credits: number
  damage: number
  defeated: boolean
  /** Cards they bought or gained, each once. */
  got: number[]
  delivered: number[]
  /** Jobs they completed. */
  completed: number[]
  /** Contacts they brought down or took along for a bounty. */
  caught: number[]
}

export interface Since {
  /** One for each player something happened to, in the order of the table. */
  deeds: Deeds[]
  /** Where patrols are now that moved or came. */
  patrols: { faction: Faction; space: number }[]
}

/**
 * What happened since a player's last turn, without what was taken back; nothing before they had
 * one.
 */
export function sinceTurnOf(
  log: Logged<Event>[],
  player: number,
  gone: ReadonlySet<number>,
): Since | null {
  const events = log.flatMap(({ position, facts }) =>
    gone.has(position) ? [] : facts.map(({ event }) => event),
  )
  const ended = events.findLastIndex((event) => factsOf(event, 'turn-ended')?.player === player)
  if (ended < 0) return null
  const begun = events.findLastIndex((event) => factsOf(event, 'turn-began')?.player === player)
  return summed(events.slice(ended + 1, begun > ended ? begun : undefined))
}

function summed(events: Event[]): Since {
  const deeds = new Map<number, Deeds>()
  const patrols = new Map<Faction, number>()
  const of = (player: number) => {
    const known = deeds.get(player)
    if (known) return known
    const none = { player, fame: 0, credits: 0, damage: 0, defeated: false }
    const begun = { ...none, got: [], delivered: [], completed: [], caught: [] }
    deeds.set(player, begun)
    return begun
  }
  for (const event of events) {
    const fame = factsOf(event, 'fame')
    if (fame) of(fame.player).fame += fame.change
    const credits = factsOf(event, 'credits')
    if (credits) of(credits.player).credits += credits.change * 1000
    const hurt = factsOf(event, 'suffered')
    if (hurt) of(hurt.player).damage += hurt.amount
    const beaten = factsOf(event, 'defeated')
    if (beaten) of(beaten.player).defeated = true
    const got = factsOf(event, 'bought') ?? factsOf(event, 'gained')
    if (got && !of(got.player).got.includes(got.card)) of(got.player).got.push(got.card)
    const brought = factsOf(event, 'delivered')
    if (brought) of(brought.player).delivered.push(brought.card)
    const job = factsOf(event, 'job-completed')
    if (job) of(job.player).completed.push(job.card)
    const caught = factsOf(event, 'captured') ?? factsOf(event, 'eliminated')
    if (caught) of(caught.player).caught.push(caught.contact)
    const moved = factsOf(event, 'patrol-moved')
    if (moved) patrols.set(moved.faction, moved.to)
    const came = factsOf(event, 'patrol-spawned')
    if (came) patrols.set(came.faction, came.space)
  }
  return {
    deeds: [...deeds.values()].sort((one, other) => one.player - other.player),
    patrols: [...patrols].map(([faction, space]) => ({ faction, space })),
  }
}
