/** A table at which a sample is told, for tests. */
import { vi } from 'vitest'
import type { Sample } from '../gallery/stages'
import type { Things } from '../game'
import { Reading } from './reading.svelte'

export class SampleTable {
  log = $state.raw<Sample['events']>([])
  decision = $state.raw<Sample['decision']>(null)
  choices = $state.raw<Sample['choices']>([])
  now: { view: Sample['view']; outcome: null }
  hurry = vi.fn<() => void>()
  goOn = vi.fn<() => void>()
  skip = vi.fn<() => void>()

  constructor(
    { view, events, decision, choices }: Sample,
    readonly things: Things,
    readonly behind = 0,
  ) {
    this.now = { view, outcome: null }
    this.log = events
    this.decision = decision
    this.choices = choices
  }

  get all() {
    return this.choices
  }

  /** Read from its beginning. */
  reading(isAway = false): Reading {
    return new Reading(this, this, () => isAway, 0)
  }
}
