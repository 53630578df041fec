/* eslint-disable svelte/prefer-svelte-reactivity -- maps here are replaced, never changed */
import { SvelteSet } from 'svelte/reactivity'
import type { Choice, Market } from '../generated/outer-rim'
import type { Route, Text } from '../generated/protocol'
import { words } from './words'
import { filled, slot } from '../words/filled'
import { ownAct, type Act, type Acts } from '../table/acts.svelte'
import { amountOf } from '../table/amounts'
import { Operating as Common } from '../table/operating.svelte'
import { byPlace, kindOf, placeOf } from '../table/places'
import { Bargaining } from './bargaining.svelte'
import {
  factionPlace,
  pursePlace,
  type Offered,
  type OuterRim,
  type RimTable,
  type Things,
} from './game'

/** What can be done now, and on which thing of the table. */
export class Operating extends Common<OuterRim> {
  readonly bargaining = new Bargaining(this.table)

  /** What was picked to be bartered, before anything is paid. */
  readonly bartered = new SvelteSet<string>()

  /** The kind of what is asked. */
  readonly asked = $derived(kindOf(this.decision?.prompt ?? ''))

  /** Characters, ships and ambitions are chosen from all there are, laid out over the galaxy. */
  readonly choosing = $derived.by(() => {
    if (this.asked === 'character' || this.asked === 'rival') return 'character'
    if (this.asked === 'ambition') return 'ambition'
    return this.asked === 'ship' ? 'ship' : null
  })

  /** Whether everybody has what they begin with. */
  readonly begun = $derived.by(() => this.table.now?.view?.step !== 'setup')

  /** All but the passes; of a patrol that is sent whole ways, not the next space. */
  readonly listed = $derived.by(() => {
    if (this.sent !== null && this.ways.length > 0) return this.ways.map(({ act }) => act)
    return this.all.filter(({ act }) => !act.pass).map(({ act }) => act)
  })

  /** The act most often meant: paying with what was picked, to fly, or the only one there is. */
  readonly lead = $derived.by((): Act | null => {
    if (this.payment) return this.payment
    const [first] = this.listed
    const planning = this.all.some(({ listed }) => listed.choice === 'move')
    return (this.all.length === 1 || planning) && first ? first : null
  })

  /** Whether assets are picked to pay with. */
  readonly isPaying = $derived(this.asked === 'payment')

  /** Pays with everything that was picked. */
  readonly payment = $derived.by((): Act | null => {
    if (!this.isPaying || this.bartered.size === 0) return null
    const pay = this.all.find(({ listed }) => listed.choice === 'pay')
    const text = filled(words.outerRim.barterAndPay({ price: slot('price') }), {
      price: [{ number: this.#stillDue() }, { glyph: 'credits' }],
    })
    const barrier = pay?.listed.barrier ?? 'none'
    const send = () => this.#payWith([...this.bartered])
    return ownAct('pay-with', text, send, { barrier, placed: false })
  })

  /** The ways that lead somewhere now, by the place they lead to. */
  readonly routes = $derived.by(
    () =>
      new Map((this.table.explanation?.routes ?? []).map((way) => [placeOf(way.to) ?? '', way])),
  )
  readonly ways = $derived(
    [...this.routes].map(([place, route]) => ({ place, act: this.journey(route) })),
  )

  /** While flying one chooses where to, not the next space. */
  readonly journeys = $derived.by(() => {
    const routes = this.asked === 'movement' ? (this.table.explained?.routes ?? []) : []
    return routes.map((route) => ({ route, act: this.journey(route) }))
  })

  /** What the bar lists: whole journeys, and the offer one may build beside the choices. */
  readonly answers = $derived.by((): Act[] => {
    const { deal } = this.bargaining
    if (this.asked === 'movement') return this.journeys.map(({ act }) => act)
    if (!deal) return this.listed
    return this.asked === 'offer' ? [...this.listed, deal] : [deal, ...this.listed]
  })

  /** What the keys pick: in the market the card of each deck, else one answer after the other. */
  readonly numbered = $derived.by((): (Act | undefined)[] => {
    if (this.asked !== 'market') return this.answers
    return (this.table.now?.view?.market ?? []).map(({ deck }) => this.buying(deck))
  })

  /** The faction whose patrol I send. */
  readonly sent = $derived.by(() => {
    const prompt = this.decision?.prompt
    const isSent = typeof prompt === 'object' && 'patrol-path' in prompt
    return isSent ? prompt['patrol-path'].faction : null
  })

  /** Where the ways begin: with the patrol I send, else where I am. */
  readonly start = $derived.by((): number | null => {
    const view = this.table.now?.view
    if (!view) return null
    const patrol = view.patrols.find(({ faction }) => faction === this.sent)
    return patrol?.space ?? (view.you === null ? null : (view.players[view.you]?.space ?? null))
  })

  /** What a click on a thing would do. */
  readonly offers = $derived.by(() => {
    const placed = this.all.flatMap(({ act, listed }) =>
      act.at ? [{ place: act.at, act }] : this.#beside(listed, act),
    )
    // Where a way leads, a click makes the whole journey, whatever its first step is called.
    const leads = (place: string) =>
      this.routes.has(place) || (this.sent !== null && this.ways.length > 0)
    const steps = placed.filter(({ place }) => !leads(place))
    return byPlace([...steps, ...this.ways], ({ place }) => [place])
  })

  readonly prices = $derived.by(
    () => new Map((this.decision?.prices ?? []).map((price) => [placeOf(price.on) ?? '', price])),
  )

  /** The card for which the market is visited. */
  #wanted: string | null = null

  constructor(
    table: RimTable,
    acts: Acts,
    readonly things: Things,
    isCut: () => boolean,
  ) {
    super(table, acts, isCut)
  }

  actsOn(place: string): Act[] {
    return (this.offers.get(place) ?? []).map(({ act }) => act)
  }

  /** To buy the card that lies on a deck, if that can be chosen. */
  buying(deck: Market): Act | undefined {
    const buys = (choice: Choice) =>
      typeof choice === 'object' && 'buy' in choice && choice.buy === deck
    return this.all.find(({ listed }) => buys(listed.choice))?.act
  }

  /** The number that picks an act at the keyboard. */
  keyOf(act: Act): number | null {
    if (act.id === this.passes[0]?.id) return 0
    const at = this.numbered.findIndex((other) => other?.id === act.id)
    return at >= 0 && at < 9 ? at + 1 : null
  }

  /** Whether a thing can be acted on. */
  can(place: string): boolean {
    return this.offers.has(place) && !this.table.sent && !this.table.planned
  }

  /** Whether it is itself what a choice is about, not merely another way to a button of the bar. */
  calls(place: string): boolean {
    return this.can(place) && this.actsOn(place).some(({ at }) => at === place)
  }

  /** Whether it says why it cannot. */
  isBlocked(place: string): boolean {
    return this.decision !== null && !this.offers.has(place) && this.blocked.has(place)
  }

  /** Flies a whole way, whatever its first step is called. */
  journey(route: Route): Act {
    const place = placeOf(route.to) ?? ''
    const text = this.#wayTold(place, route)
    return ownAct(`journey-${place}`, text, () => this.#fly(place), { at: place })
  }

  /** A new decision: nothing is begun, but what the market was visited for is asked about at once. */
  override renew() {
    super.renew()
    if (this.asked === 'market') this.selected = this.#wanted
    this.#wanted = null
    this.bartered.clear()
  }

  override escape(): boolean {
    if (super.escape()) return true
    if (this.bartered.size === 0) return false
    this.bartered.clear()
    return true
  }

  protected override act(listed: Offered): Act {
    const act = super.act(listed)
    const kind = kindOf(listed.choice)
    const asked = { aside: kind === 'discard-top', light: !listed.takes }
    const placed = { ...act, ...asked }
    return act.at && kind === 'barter' ? this.#toggle(placed, act.at) : placed
  }

  /** Picks an asset to pay with, or puts it back. */
  #toggle(act: Act, at: string): Act {
    const picked = this.bartered.has(at)
    const text: Text = picked ? [{ words: '✓' }, ...act.text] : act.text
    const send = () => {
      if (!this.bartered.delete(at)) this.bartered.add(at)
    }
    return { ...act, text, lines: [text], barrier: 'none', send }
  }

  /** What is left to pay in credits after what was picked. */
  #stillDue(): number {
    const prompt = this.decision?.prompt
    const due = typeof prompt === 'object' && 'payment' in prompt ? prompt.payment.due : 0
    const worth = this.all
      .filter(({ act }) => act.at && this.bartered.has(act.at))
      .map(({ listed }) => amountOf(listed.worth, 'credits'))
    return Math.max(
      0,
      worth.reduce((left, one) => left - one, due),
    )
  }

  /** Barters one thing after another as long as it is asked for, then pays. */
  #payWith(places: string[]) {
    const bartered = this.all.filter(
      ({ listed }) =>
        kindOf(listed.choice) === 'barter' && places.includes(placeOf(listed.on) ?? ''),
    )
    this.table.chooseAll([...bartered.map(({ listed }) => listed.choice), 'pay'])
  }

  /** What is said of a way: of one of several spaces of mine only where it leads. */
  #wayTold(place: string, { to, text, stops }: Route): Text {
    const only = this.all.find(
      ({ listed, act }) => act.at === place && kindOf(listed.choice) === 'fly',
    )
    if (this.sent !== null || !('space' in to)) return text
    if (stops.length === 1 && only) return only.act.text
    return [{ space: [to.space, this.things.space(this.things.spaceNamed(to.space)).name] }]
  }

  /** Flies to a place, or sends a patrol there, by the way that leads there now. */
  #fly(place: string) {
    const route = this.routes.get(place)
    if (route) this.table.chooseAll(route.choices as Choice[])
    // What is asked next is not asked of the planet that was clicked.
    if (document.activeElement instanceof SVGElement) document.activeElement.blur()
  }

  /** Where a choice that is about no one thing takes a click; two of them are drawn only here. */
  #beside({ choice, besides = [] }: Offered, act: Act): { place: string; act: Act }[] {
    if (choice === 'income') return [{ place: pursePlace, act }]
    if (typeof choice === 'object' && 'faction' in choice) {
      return [{ place: factionPlace(choice.faction), act }]
    }
    return besides.flatMap(({ on, then = [] }) => {
      const place = placeOf(on)
      const send = () => {
        this.#wanted = place
        this.table.chooseAll([choice, ...(then as Choice[])])
      }
      return place === null ? [] : [{ place, act: { ...act, send } }]
    })
  }
}
