import type { Difference } from '../generated/protocol'

type Members = Record<string, unknown>

/**
 * What is after a change; docs/server.md says what a change looks like. Whatever did not change is
 * the very same as before, so that nothing is drawn anew for it.
 */
export function applied<T>(before: T, change: Difference | undefined): T {
  return (change === undefined ? before : after(before, change)) as T
}

function after(before: unknown, change: Difference): unknown {
  if (Array.isArray(change)) return change[0]
  if (Array.isArray(before)) return afterInList(before, change)
  const { ...members } = before as Members
  for (const [key, one] of Object.entries(change)) {
    if (isGone(one)) Reflect.deleteProperty(members, key)
    else members[key] = after(members[key], one as Difference)
  }
  return members
}

function afterInList(before: unknown[], change: Exclude<Difference, unknown[]>): unknown[] {
  const { splice, ...places } = change as { splice?: [number, number, unknown[]] }
  const list = splice ? before.toSpliced(splice[0], splice[1], ...splice[2]) : [...before]
  for (const [at, one] of Object.entries(places)) {
    list[Number(at)] = after(list[Number(at)], one as Difference)
  }
  return list
}

const isGone = (change: unknown) => Array.isArray(change) && change.length === 0
