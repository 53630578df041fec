import type { Logged } from '../generated/protocol'

/** The positions that were taken back: what happened there never happened. */
export function takenBack<E>(log: readonly Logged<E>[]): ReadonlySet<number> {
  const gone = new Set<number>()
  for (const { position: undo, to } of log) {
    if (to === undefined) continue
    for (const { position } of log) if (position > to && position < undo) gone.add(position)
  }
  return gone
}
