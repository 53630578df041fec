import type { Moment } from './scene'

/** How long each part of a moment stays alone on the stage before the next one comes. */
const line = 340
const bullet = 420
const dice = 1000
const verdict = 500

/** The parts in which a moment is shown: of a fight the dice of each side, then how it ended. */
export function partsOf(moment: Moment): number[] {
  if (moment.kind === 'line') return [line]
  if (moment.kind === 'bullet') return [bullet]
  if (moment.kind === 'roll') {
    return moment.tested || moment.cleared !== null ? [dice, verdict] : [dice]
  }
  const sides = moment.sides.filter((side) => side !== null).map(() => dice)
  return [...sides, ...(moment.ended ? [verdict] : [])]
}

/** Shows moments part by part, as a story is told; all at once to who has no time. */
export class Reveal {
  /** How many parts have been shown. */
  shown = $state(0)

  #moments: () => readonly Moment[]
  #isHurried: () => boolean

  constructor(moments: () => readonly Moment[], isHurried: () => boolean) {
    this.#moments = moments
    this.#isHurried = isHurried
  }

  readonly parts = $derived.by(() => this.#moments().map(partsOf))
  readonly all = $derived(this.parts.reduce((sum, parts) => sum + parts.length, 0))
  readonly done = $derived(this.shown >= this.all)

  /** How many parts of a moment are shown; nothing if its turn has not come. */
  of(place: number): number {
    const before = this.parts.slice(0, place).reduce((sum, parts) => sum + parts.length, 0)
    return Math.max(0, Math.min(this.parts[place]?.length ?? 0, this.shown - before))
  }

  /** Shows the next part, and after a while the one behind it. Returns what stops it. */
  run(): (() => void) | undefined {
    if (this.done) return undefined
    if (this.#isHurried()) {
      this.skip()
      return undefined
    }
    const wait = this.parts.flat()[this.shown - 1] ?? 0
    const timer = setTimeout(() => (this.shown += 1), wait)
    return () => clearTimeout(timer)
  }

  skip() {
    this.shown = this.all
  }
}
