import { SvelteSet } from 'svelte/reactivity'
import type { Choice, View } from '../generated/outer-rim'
import type { Route, Text } from '../generated/protocol'
import { words } from './words'
import { filled, slot } from '../words/filled'
import { actOf, type Act, type Acts } from '../table/acts.svelte'
import { amountOf } from '../table/amounts'
import {
  factionPlace,
  kindOf,
  placeOf,
  pursePlace,
  type Offered,
  type RimTable,
  type Things,
} from './game'
import { actsByPlace, blockedIn, pricesIn, routesIn } from './places'

/** What can be done now, and on which thing of the table. */
export class Operating {
  /** The thing whose offers, or the reasons why it has none, stand beside it. */
  selected = $state<string | null>(null)

  /** What was picked to be bartered, before anything is paid. */
  readonly bartered = new SvelteSet<string>()

  readonly decision = $derived.by(() => this.table.decision)

  /** Whether everybody has what they begin with. */
  readonly begun = $derived.by(() => this.table.now?.view?.step !== 'setup')

  /** Every choice as an act, the passes apart. */
  readonly all = $derived.by(() =>
    (this.decision?.choices ?? []).map((listed) => ({ listed, act: this.#act(listed) })),
  )
  readonly passes = $derived(this.all.filter(({ act }) => act.pass).map(({ act }) => act))
  /** All others; of a patrol that is sent whole ways, not the next space. */
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
  readonly isPaying = $derived(kindOf(this.decision?.prompt ?? '') === 'payment')

  /** Pays with everything that was picked. */
  readonly payment = $derived.by((): Act | null => {
    if (!this.isPaying || this.bartered.size === 0) return null
    const pay = this.all.find(({ listed }) => listed.choice === 'pay')
    return {
      id: 'pay-with',
      text: filled(words.outerRim.barterAndPay({ price: slot('price') }), {
        price: [{ number: this.#stillDue() }, { glyph: 'credits' }],
      }),
      barrier: pay?.listed.barrier ?? 'none',
      pass: false,
      placed: false,
      send: () => this.#payWith([...this.bartered]),
    }
  })

  /** The ways that lead somewhere now, by the place they lead to. */
  readonly routes = $derived.by(() => routesIn(this.table.explanation))
  readonly ways = $derived(
    [...this.routes].map(([place, route]) => ({ place, act: this.journey(route) })),
  )

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
    return actsByPlace([...steps, ...this.ways])
  })

  readonly blocked = $derived.by(() => blockedIn(this.table.decision))
  readonly prices = $derived.by(() => pricesIn(this.table.decision))

  /** The card for which the market is visited. */
  #wanted: string | null = null

  constructor(
    readonly table: RimTable,
    readonly acts: Acts,
    readonly things: Things,
    readonly isCut: () => boolean,
  ) {}

  /** Whether a thing can be acted on. */
  can(place: string): boolean {
    return this.offers.has(place) && !this.table.sent && !this.table.planned
  }

  /** Whether it is itself what a choice is about, not merely another way to a button of the bar. */
  calls(place: string): boolean {
    return this.can(place) && (this.offers.get(place) ?? []).some(({ at }) => at === place)
  }

  /** Whether it says why it cannot. */
  isBlocked(place: string): boolean {
    return this.decision !== null && !this.offers.has(place) && this.blocked.has(place)
  }

  /** A click on a thing: the one thing it offers happens, several are asked about. */
  press(place: string) {
    if (this.isCut() || this.table.planned) return
    const offers = this.offers.get(place) ?? []
    const [only] = offers
    if (offers.length === 1 && only && !only.aside) {
      this.selected = null
      this.#wanted = place
      this.acts.press(only)
    } else if (offers.length > 0 || this.blocked.has(place)) {
      this.selected = this.selected === place ? null : place
    }
  }

  /** Flies a whole way, whatever its first step is called. */
  journey(route: Route): Act {
    const place = placeOf(route.to) ?? ''
    return {
      id: `journey-${place}`,
      text: this.#wayTold(place, route),
      barrier: 'none',
      pass: false,
      placed: true,
      at: place,
      send: () => this.#fly(place),
    }
  }

  /** A new decision: nothing is begun, but what the market was visited for is asked about at once. */
  renew() {
    this.selected = kindOf(this.decision?.prompt ?? '') === 'market' ? this.#wanted : null
    this.#wanted = null
    this.bartered.clear()
    this.acts.disarm()
  }

  /** Puts down what was begun; false if nothing was. */
  escape(): boolean {
    const begun = this.acts.armed !== null || this.selected !== null || this.bartered.size > 0
    if (!begun) return false
    this.#wanted = null
    this.renew()
    return true
  }

  #act(listed: Offered): Act {
    const act = actOf(listed, (chosen) => this.table.choose(chosen))
    const at = placeOf(listed.on)
    const kind = kindOf(listed.choice)
    const asked = { aside: kind === 'discard-top', light: !listed.takes }
    const brief = berthBrief(listed.choice, this.table.now?.view ?? null, this.things)
    const placed = { ...act, at, placed: at !== null, ...asked, ...(brief && { brief }) }
    return at !== null && kind === 'barter' ? this.#toggle(placed, at) : placed
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
      const send = () => this.table.chooseAll([choice, ...(then as Choice[])])
      const place = placeOf(on)
      return place === null ? [] : [{ place, act: { ...act, send } }]
    })
  }
}

/** Of many contacts, what tells them apart: the planet, then who it is or of which class. */
function berthBrief(choice: Choice, view: View | null, things: Things): Act['brief'] | null {
  if (typeof choice !== 'object' || !('berth' in choice)) return null
  const berth = view?.contacts.find((other) => other.berth === choice.berth)
  if (!berth) return null
  const { id, name } = things.space(berth.planet)
  const face = things.contact(berth.contact)
  const who: Text = face
    ? [{ card: [face.id, face.name] }]
    : [{ words: berth.class ? words.outerRim.classes[berth.class] : '' }]
  return { verb: '', name: [{ space: [id, name] }], worth: who }
}
