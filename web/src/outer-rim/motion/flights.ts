import type { Event, Faction, PlayerId, SpaceId } from '../../generated/outer-rim'

/** A journey: who flew, and through which spaces, the first being where it began. */
export interface Flight {
  of: { ship: PlayerId } | { patrol: Faction }
  spaces: SpaceId[]
}

/** The journeys among what happened. Steps of the same ship that follow on each other are one. */
export function flightsOf(events: readonly Event[]): Flight[] {
  const flights = new Map<string, Flight>()
  for (const event of events) {
    const step = stepOf(event)
    if (!step) continue
    const key = 'ship' in step.of ? `ship ${step.of.ship}` : step.of.patrol
    const flight = flights.get(key)
    if (flight?.spaces.at(-1) === step.from) flight.spaces.push(step.to)
    else flights.set(key, { of: step.of, spaces: [step.from, step.to] })
  }
  return [...flights.values()]
}

function stepOf(event: Event): { of: Flight['of']; from: SpaceId; to: SpaceId } | null {
  if ('moved' in event) {
    const { player, from, to } = event.moved
    return { of: { ship: player }, from, to }
  }
  if ('patrol-moved' in event) {
    const { faction, from, to } = event['patrol-moved']
    return { of: { patrol: faction }, from, to }
  }
  return null
}

/** How much fame each player won, and how much they have then. */
export function famesOf(events: readonly Event[]): { player: PlayerId; total: number }[] {
  return events.flatMap((event) => {
    if (!('fame' in event) || event.fame.change <= 0) return []
    const { player, total } = event.fame
    return [{ player, total }]
  })
}
