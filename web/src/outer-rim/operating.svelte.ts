import { SvelteSet } from 'svelte/reactivity'
import type { Text } from '../generated/protocol'
import { words } from '../words'
import { actOf, type Act, type Acts } from '../table/acts.svelte'
import {
  factionPlace,
  kindOf,
  placeOf,
  spacePlace,
  type Offered,
  type RimTable,
  type Things,
} from './game'
import { journey, type Route } from './journey'

/** What can be done now, and on which thing of the table. */
export class Operating {
  /** The thing whose offers, or the reasons why it has none, stand beside it. */
  selected = $state<string | null>(null)

  /** What was picked to be bartered, before anything is paid. */
  readonly bartered = new SvelteSet<string>()

  readonly decision = $derived.by(() => this.table.decision)

  /** Every choice as an act, the passes apart. */
  readonly all = $derived.by(() =>
    (this.decision?.choices ?? []).map((listed) => ({ listed, act: this.#act(listed) })),
  )
  readonly passes = $derived(this.all.filter(({ act }) => act.pass).map(({ act }) => act))
  readonly listed = $derived(this.all.filter(({ act }) => !act.pass).map(({ act }) => act))

  /** Whether assets are picked to pay with. */
  readonly isPaying = $derived(kindOf(this.decision?.prompt ?? '') === 'payment')

  /** Pays with everything that was picked. */
  readonly payment = $derived.by((): Act | null => {
    if (!this.isPaying || this.bartered.size === 0) return null
    const pay = this.all.find(({ listed }) => listed.choice === 'pay')
    return {
      id: 'pay-with',
      text: [{ words: words.outerRim.barterAndPay }],
      barrier: pay?.listed.barrier ?? 'none',
      pass: false,
      placed: false,
      send: () => this.#payWith([...this.bartered]),
    }
  })

  /** The ways that lead somewhere now, by the place they lead to. */
  readonly routes = $derived.by(() => {
    const routes = new Map<string, Route>()
    for (const { to, stops } of this.table.explanation?.routes ?? []) {
      const place = placeOf(to)
      if (place)
        routes.set(
          place,
          stops.flatMap((stop) => ('space' in stop ? [stop.space] : [])),
        )
    }
    return routes
  })

  /** What a click on a thing would do. */
  readonly offers = $derived.by(() => {
    const offers = new Map<string, Act[]>()
    for (const { act } of this.all) {
      if (act.at) offers.set(act.at, [...(offers.get(act.at) ?? []), act])
    }
    // Where a way leads, a click makes the whole journey, whatever its first step is called.
    for (const [place, route] of this.routes) offers.set(place, [this.#journey(place, route)])
    return offers
  })

  readonly blocked = $derived.by(() => {
    const blocked = new Map<string, NonNullable<RimTable['explanation']>['blocked']>()
    for (const reason of this.table.explanation?.blocked ?? []) {
      const place = placeOf(reason.on)
      if (place) blocked.set(place, [...(blocked.get(place) ?? []), reason])
    }
    return blocked
  })

  readonly prices = $derived.by(
    () =>
      new Map((this.table.explanation?.prices ?? []).map((price) => [placeOf(price.on), price])),
  )

  constructor(
    readonly table: RimTable,
    readonly acts: Acts,
    readonly things: Things,
    readonly isCut: () => boolean,
  ) {}

  /** Whether a thing can be acted on. */
  can(place: string): boolean {
    return this.offers.has(place) && !this.table.sent
  }

  /** Whether it says why it cannot. */
  isBlocked(place: string): boolean {
    return this.decision !== null && !this.offers.has(place) && this.blocked.has(place)
  }

  /** A click on a thing: the one thing it offers happens, several are asked about. */
  press(place: string) {
    if (this.isCut()) return
    const offers = this.offers.get(place) ?? []
    const [only] = offers
    if (offers.length === 1 && only) {
      this.selected = null
      this.acts.press(only)
    } else if (offers.length > 1 || this.blocked.has(place)) {
      this.selected = this.selected === place ? null : place
    }
  }

  /** A new decision: nothing is begun. */
  renew() {
    this.selected = null
    this.bartered.clear()
    this.acts.disarm()
  }

  /** Puts down what was begun; false if nothing was. */
  escape(): boolean {
    const begun = this.acts.armed !== null || this.selected !== null || this.bartered.size > 0
    if (!begun) return false
    this.renew()
    return true
  }

  #act(listed: Offered): Act {
    const act = actOf(listed, (chosen) => this.table.choose(chosen))
    const at = placeOf(listed.on) ?? this.#besides(listed)
    const placed = { ...act, at, placed: at !== null }
    return at !== null && kindOf(listed.choice) === 'barter' ? this.#toggle(placed, at) : placed
  }

  /** Picks an asset to pay with, or puts it back. */
  #toggle(act: Act, at: string): Act {
    const picked = this.bartered.has(at)
    const text: Text = picked ? [{ words: '✓' }, ...act.text] : act.text
    const send = () => {
      if (!this.bartered.delete(at)) this.bartered.add(at)
    }
    return { ...act, text, barrier: 'none', send }
  }

  /** Barters one thing after another as long as it is asked for, then pays. */
  #payWith(places: string[]) {
    const left = [...places]
    this.table.follow(({ prompt, choices }) => {
      if (kindOf(prompt) !== 'payment') return null
      const next = choices.find(
        ({ choice, on }) => kindOf(choice) === 'barter' && left.includes(placeOf(on) ?? ''),
      )
      if (next) left.splice(left.indexOf(placeOf(next.on) ?? ''), 1)
      return next ?? choices.find(({ choice }) => choice === 'pay') ?? null
    })
  }

  /** Where a choice is drawn that the server puts nowhere. */
  #besides({ choice }: Offered): string | null {
    if (typeof choice === 'object' && 'faction' in choice) return factionPlace(choice.faction)
    return null
  }

  #journey(place: string, route: Route): Act {
    const to = this.things.space(this.things.spaceNamed(route.at(-1) ?? ''))
    const first = this.all.find(
      ({ listed, act }) => act.at === place && kindOf(listed.choice) === 'fly',
    )
    return {
      id: `journey-${place}`,
      text: first && route.length === 1 ? first.act.text : [{ space: [to.id, to.name] }],
      barrier: 'none',
      pass: false,
      placed: true,
      at: spacePlace(to.id),
      send: () => this.table.follow(journey(route, (id) => this.things.spaceNamed(id))),
    }
  }
}
