import type { Offer } from '../generated/outer-rim'
import { ownAct, type Act } from '../table/acts.svelte'
import { kindOf } from '../table/places'
import type { Refused } from '../table/table.svelte'
import { countered, likeliestDraft, offerOf, partners, type Draft } from './bargain'
import type { Offered, RimTable } from './game'
import { words } from './words'

/** An offer from its first card to when it lies on the table, or is refused. */
export class Bargaining {
  /** What is being built. */
  draft = $state.raw<Draft | null>(null)
  /** What lay on the table last of what was built. */
  made = $state.raw<Draft | null>(null)
  /** Why the offer could not be made. */
  refused = $state.raw<Refused | null>(null)

  /** Whom something can be offered, now or later. */
  readonly partners = $derived.by(() => {
    const view = this.table.now?.view
    const isOn = view && view.winner === null && view.step !== 'setup' && this.table.seat !== null
    return isOn ? partners(view) : []
  })
  /** An empty offer to whom one most likely means. */
  readonly likeliest = $derived.by(() => {
    const view = this.table.now?.view
    return view && this.partners.length > 0 ? likeliestDraft(view) : null
  })
  /** While trading, building an offer is what one most often means; an offer can be countered. */
  readonly deal = $derived.by((): Act | null => {
    const asked = kindOf(this.table.decision?.prompt ?? '')
    const offer = this.table.now?.view?.offer
    const draft = asked === 'offer' && offer ? countered(offer) : this.likeliest
    if ((asked !== 'trade' && asked !== 'offer') || !draft) return null
    const counters = asked === 'offer'
    const said = counters ? words.outerRim.counterOffer : words.outerRim.offerDeal
    return ownAct('deal', [{ words: said }], () => this.open(draft), { placed: counters })
  })

  /** What is made as soon as what comes before it is done; and whether an answer is awaited. */
  #next: Offer | null = null
  #asked = false

  constructor(readonly table: RimTable) {}

  open(draft: Draft) {
    this.refused = null
    this.draft = draft
  }

  /** Begins an offer to whom one most likely means. */
  begin() {
    if (this.likeliest) this.open(this.likeliest)
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
