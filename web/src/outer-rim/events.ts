import type { Event } from '../generated/outer-rim'

type Kind<T> = T extends T ? keyof T : never
export type EventKind = Kind<Event>
export type Facts<K extends EventKind> = Extract<Event, Record<K, unknown>>[K]

/** What an event says, if it is of this kind. */
export function factsOf<K extends EventKind>(event: Event, kind: K): Facts<K> | undefined {
  return (event as Partial<Record<EventKind, unknown>>)[kind] as Facts<K> | undefined
}
