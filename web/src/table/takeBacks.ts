import type { Logged, Seat } from '../generated/protocol'

/** Where each take-back led: from its own position to an earlier one. */
export type Backs = ReadonlyMap<number, number>
export const none: Backs = new Map()

/** A position as it was told. */
interface Seen {
  position: number
  by?: Seat | null
  view: unknown
  decision: { seat: Seat } | null
}

/**
 * Finds where a take-back led: an undo is told without that, but the table is then as it was at one
 * of the positions that were seen before.
 */
export class Backtrack {
  #seen: { position: number; sight: number }[] = []

  note(seen: Seen) {
    const { position } = seen
    if (this.#seen.at(-1)?.position === position) return
    this.#seen.push({ position, sight: sightOf(seen) })
  }

  /** The take-backs that are known, with this one. */
  back(undo: Seen, known: Backs): Backs {
    const sight = sightOf(undo)
    const to = this.#seen.findLast((seen) => seen.sight === sight)?.position
    return to === undefined ? known : new Map([...known, [undo.position, to]])
  }
}

/** One number for what is seen of a position. */
function sightOf({ view, decision }: Seen): number {
  let sight = decision?.seat ?? -1
  for (const letter of JSON.stringify(view)) {
    sight = (Math.imul(sight, 31) + (letter.codePointAt(0) ?? 0)) | 0
  }
  return sight
}

/**
 * The positions that were taken back. Of a take-back of which it is not known where it led, the last
 * choice of who took back was taken back for certain, and whatever came after it.
 */
export function takenBack<E>(log: readonly Logged<E>[], backs: Backs): ReadonlySet<number> {
  const gone = new Set<number>()
  for (const [place, { position, by, did }] of log.entries()) {
    if (did !== 'undo') continue
    const before = log.slice(0, place)
    const last = before.findLast(
      (one) => one.by === by && one.did === 'choose' && !gone.has(one.position),
    )
    const to = backs.get(position) ?? (last ? last.position - 1 : position)
    for (const one of before) if (one.position > to) gone.add(one.position)
  }
  return gone
}
