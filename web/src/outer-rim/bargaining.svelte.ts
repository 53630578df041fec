import type { Offer } from '../generated/outer-rim'
import type { Refused } from '../table/table.svelte'
import { offerOf, type Draft } from './bargain'
import { kindOf, type Offered, type RimTable } from './game'

/** An offer from its first card to when it lies on the table, or is refused. */
export class Bargaining {
  /** What is being built. */
  draft = $state.raw<Draft | null>(null)
  /** What lay on the table last of what was built. */
  made = $state.raw<Draft | null>(null)
  /** Why the offer could not be made. */
  refused = $state.raw<Refused | null>(null)

  /** What is made as soon as what comes before it is done; and whether an answer is awaited. */
  #next: Offer | null = null
  #asked = false

  constructor(readonly table: RimTable) {}

  open(draft: Draft) {
    this.refused = null
    this.draft = draft
  }

  close() {
    this.draft = null
  }

  /** Makes the offer, after what has to be done first. */
  make(draft: Draft) {
    const offer = offerOf(draft)
    const first = this.#before(offer)
    this.draft = draft
    this.refused = null
    this.#asked = true
    this.#next = first ? offer : null
    if (first) this.table.choose(first)
    else this.table.offer(offer)
  }

  /** The server has answered: what is left is done, and what lies on the table is built no more. */
  heard() {
    if (!this.#asked || this.table.sent) return
    const next = this.#next
    this.#next = null
    this.refused = this.table.refused
    if (next && !this.refused) {
      this.table.offer(next)
      return
    }
    this.#asked = false
    if (this.refused) return
    this.made = this.draft ?? this.made
    this.close()
  }

  /** A counter-offer declines the offer that waits; cards need the trade to have begun. */
  #before({ gives, takes }: Offer): Offered | undefined {
    const { prompt, choices } = this.table.decision ?? { prompt: '', choices: [] }
    if (kindOf(prompt) === 'offer') return choices.find(({ choice }) => choice === 'pass')
    const hasCards = gives.cards.length + takes.cards.length > 0
    return hasCards ? choices.find(({ choice }) => choice === 'trade') : undefined
  }
}
