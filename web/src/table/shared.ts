/**
 * What is now, with every part of it that says the same as before taken from before: what is drawn
 * of such a part is not drawn anew.
 */
export function shared<T>(before: unknown, now: T): T {
  if (Array.isArray(before) && Array.isArray(now)) return sharedList(before, now) as T
  if (isRecord(before) && isRecord(now)) return sharedRecord(before, now) as T
  return now
}

function sharedList(before: unknown[], now: unknown[]): unknown[] {
  const parts = now.map((part, at) => shared(before[at], part))
  const isSame = before.length === now.length && parts.every((part, at) => part === before[at])
  return isSame ? before : parts
}

type Parts = Record<string, unknown>

function sharedRecord(before: Parts, now: Parts): Parts {
  const parts = Object.entries(now).map(([key, part]) => [key, shared(before[key], part)] as const)
  const isSame =
    Object.keys(before).length === parts.length &&
    parts.every(([key, part]) => key in before && part === before[key])
  return isSame ? before : Object.fromEntries(parts)
}

const isRecord = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
