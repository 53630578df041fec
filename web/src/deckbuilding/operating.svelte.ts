/* eslint-disable svelte/prefer-svelte-reactivity -- sets and maps here are replaced, never changed */
import type { TargetView, View } from '../generated/deckbuilding'
import type { Text } from '../generated/protocol'
import { ownAct, type Act, type Acts } from '../table/acts.svelte'
import { amountOf, amountsDrawn } from '../table/amounts'
import { Operating as Common } from '../table/operating.svelte'
import { byPlace, kindOf, placesOf } from '../table/places'
import { words } from './words'
import { filled, slot } from '../words/filled'
import type { Words } from './messages'
import {
  attackers,
  orders,
  proposed,
  resolving,
  sum,
  targets,
  verdict,
  type Attacker,
} from './attack'
import { inPlay, keyOf, pilots, type Deckbuilding, type DeckTable, type Offer } from './game'
import { plainPlays, playAllPlan } from './playAll'
import { proposed as proposedSplit, rest, splitPlan, spreadOf } from './split'

/** In which order the bar lists what can be done. */
const order = ['play', 'use', 'use-base', 'attack', 'resolve', 'buy', 'pay-off']
const rank = (kind: string) => (order.includes(kind) ? order.indexOf(kind) : order.length)

/** What is done with one's own cards. */
const ownKinds = new Set(['play', 'use', 'use-base'])

/** What is done so often that the bar puts it under one word. */
const isVerb = (kind: string): kind is keyof Words['deckbuilding']['verbs'] =>
  kind in words.deckbuilding.verbs

const strengthOf = (number: number): Text => [{ number }, { glyph: 'attack' }]

const attackFor = (target: Text, strength: Text): Text =>
  filled(words.deckbuilding.attackFor({ target: slot('target'), strength: slot('strength') }), {
    target,
    strength,
  })

/** What the player is about to do: what is selected, which attack is built, how damage is split. */
export class Operating extends Common<Deckbuilding> {
  /** Where the target lies. */
  target = $state.raw<string | null>(null)
  chosen = $state.raw<ReadonlySet<number>>(new Set())
  split = $state.raw<ReadonlyMap<number, number>>(new Map())

  constructor(
    table: DeckTable,
    acts: Acts,
    readonly nameOf: (key: string) => string,
    isCut?: () => boolean,
  ) {
    super(table, acts, isCut)
  }

  get #view(): View | null {
    return this.table.now?.view ?? null
  }

  /** What can be chosen where. */
  readonly offers = $derived.by(() => byPlace(this.decision?.choices ?? [], placesOf))

  /** What can be attacked, by where it lies. */
  readonly targets = $derived.by(() => targets(this.decision, this.#view))

  /** Whether something can be done to a target; a blow without any force is possible, but no call. */
  #isPromising(target: TargetView | undefined): boolean {
    if (!target) return false
    return target.waits !== null || sum(target, this.#ableAgainst(target)).total > 0
  }

  #ableAgainst(target: TargetView | undefined): Attacker[] {
    return this.#view && target ? attackers(this.decision, this.#view, target) : []
  }

  /** What the attack that is built is aimed at. */
  readonly #aim = $derived.by(() =>
    this.target === null ? undefined : this.targets.get(this.target),
  )

  /** Whether an attack is being built. */
  readonly attacking = $derived(this.target !== null || this.chosen.size > 0)

  /** Who could join the attack that is built. */
  readonly able = $derived.by((): Attacker[] =>
    this.#ableAgainst(this.#aim ?? [...this.targets.values()][0]),
  )

  readonly joining = $derived(this.able.filter(({ card }) => this.chosen.has(card)))

  readonly sum = $derived.by(() => (this.#aim ? sum(this.#aim, this.joining) : null))

  readonly plays = $derived.by(() => plainPlays(this.decision))

  readonly spread = $derived.by(() => {
    const asked = spreadOf(this.decision?.prompt)
    const ships = this.table.now?.view?.split
    if (!asked || !ships) return null
    return { ships, left: asked.left, rest: rest(asked.left, this.split) }
  })

  /** A new decision: what was begun goes on only as far as it still can. */
  override renew() {
    super.renew()
    if (this.target !== null && !this.#aim) this.leaveAttack()
    const able = new Set(this.able.map(({ card }) => card))
    this.chosen = new Set([...this.chosen].filter((card) => able.has(card)))
    const spread = this.spread
    this.split = proposedSplit(spread?.ships ?? [])
  }

  /** What a place looks like. */
  stateOf(place: string, card?: number): 'plain' | 'act' | 'may' | 'selected' | 'blocked' {
    // Nothing calls while nothing can be done.
    if (this.table.planned || this.isCut()) return 'plain'
    if (this.attacking) {
      if (card !== undefined && this.chosen.has(card)) return 'selected'
      if (this.target === place) return 'selected'
      if (this.target === null && this.targets.has(place)) return 'act'
      const joins = this.able.some((able) => able.card === card && able.strength > 0)
      return joins && card !== undefined ? 'may' : 'plain'
    }
    if (card !== undefined && this.#view?.picked.includes(card)) return 'selected'
    if (this.selected === place) return this.beside.length > 0 ? 'selected' : 'blocked'
    if (this.acts.armed?.at === place) return 'selected'
    if (this.beside.length > 0) return 'plain'
    return this.#call(place)
  }

  /** What an attack on this place comes to: the one that is built, or one that waits. */
  noteAt(place: string): string | undefined {
    const target = this.targets.get(place)
    // What is built is told in the bar.
    if (!target || target.waits === null || place === this.target) return undefined
    const now = sum(target, [])
    return `${words.table.ofAll({ n: now.total, all: now.needed })} · ${verdict(now)}`
  }

  /** Whether a click on this place does or says something. */
  isLive(place: string): boolean {
    return this.#isOffered(place) || this.blocked.has(place)
  }

  /** How loud a thing calls: in a question whatever answers it, in the turn what is next. */
  #call(place: string): 'plain' | 'act' | 'may' {
    const step = this.#stepOf(place)
    if (step === null) return 'plain'
    return this.decision?.prompt !== 'turn' || step === this.#next ? 'act' : 'may'
  }

  /** What is most often done next: what the hand holds, then those in play, then the market. */
  readonly #next = $derived.by(() => {
    const places = [...this.offers.keys(), ...this.targets.keys()]
    const steps = places.flatMap((place) => this.#stepOf(place) ?? [])
    return Math.min(...steps)
  })

  /** When a thing has its turn. Sending somebody without any attack is possible, but no call. */
  #stepOf(place: string): number | null {
    const steps = (this.offers.get(place) ?? []).flatMap(({ choice, worth }) => {
      const kind = kindOf(choice)
      if (kind === 'commit' && amountOf(worth, 'attack') === 0) return []
      if (kind === 'play') return [0]
      return ownKinds.has(kind) || kind === 'commit' ? [1] : [2]
    })
    if (this.#isPromising(this.targets.get(place))) steps.push(2)
    return steps.length > 0 ? Math.min(...steps) : null
  }

  #isOffered(place: string): boolean {
    return this.offers.has(place) || this.targets.has(place)
  }

  /** A click on a thing. */
  override press(place: string, card?: number) {
    if (this.attacking && !this.table.fresh && !this.table.sent) {
      if (card !== undefined && this.able.some((able) => able.card === card)) {
        this.toggle(card)
        return
      }
      if (this.targets.has(place)) {
        this.aim(place)
        return
      }
      this.leaveAttack()
    }
    super.press(place)
  }

  /** What can be done with a thing: its choices, those of attacking in one. */
  actsOn(place: string): Act[] {
    const offers = this.offers.get(place) ?? []
    const direct = offers.filter(({ choice }) => kindOf(choice) !== 'commit')
    const commits = offers.flatMap(({ choice }) =>
      typeof choice === 'object' && 'commit' in choice ? [choice.commit[0]] : [],
    )
    const acts: Act[] = direct
      .filter(({ choice }) => kindOf(choice) !== 'resolve')
      .map((offer) => ({ ...this.act(offer), at: place }))
    const target = this.targets.get(place)
    if (target) acts.push(this.#attackOn(place, target))
    const [card] = commits
    if (card !== undefined) acts.push(this.#attackWith(place, card))
    return acts
  }

  /** Where something can be done, that is what one wants to know. */
  override readonly reasons = $derived.by(() =>
    this.beside.length > 0 ? [] : (this.blocked.get(this.selected ?? '') ?? []),
  )

  /** What the bar lists: everything, or what concerns the selected thing. */
  readonly listed = $derived.by((): Act[] =>
    this.beside.length > 0 ? this.beside : this.#ranked.map(({ act }) => act),
  )

  /** The one act that is most often meant. */
  readonly lead = $derived.by((): Act | null => this.playAll)

  readonly #ranked = $derived.by(() => {
    const direct = this.all
      .map(({ listed, act }) => ({ kind: kindOf(listed.choice), act }))
      .filter(({ kind, act }) => !act.pass && kind !== 'commit' && kind !== 'resolve')
    const attacks = [...this.targets]
      .filter(([, target]) => this.#isPromising(target))
      .map(([place, target]) => ({ kind: 'attack', act: this.#attackOn(place, target) }))
    return [...direct, ...attacks].sort((a, b) => rank(a.kind) - rank(b.kind))
  })

  /** “Play all”, where that saves a click. */
  readonly playAll = $derived.by((): Act | null => {
    if (this.plays.size < 2 || this.beside.length > 0) return null
    const cards = this.plays
    const count: Text = [{ number: cards.size }]
    const text = filled(words.deckbuilding.playAllOf({ cards: slot('cards') }), { cards: count })
    const brief = {
      verb: words.deckbuilding.verbs.play,
      name: [{ words: words.deckbuilding.playAll }],
      worth: [...count, { glyph: 'hand' }],
    }
    const send = () => this.table.follow(playAllPlan(cards))
    return ownAct('play-all', text, send, { brief, barrier: 'reveals' })
  })

  toggle(card: number) {
    const chosen = new Set(this.chosen)
    if (!chosen.delete(card)) chosen.add(card)
    this.chosen = chosen
  }

  /** Aims at a target: with those chosen already, or with a proposal. */
  aim(place: string) {
    this.selected = null
    this.target = place
    const able = this.able
    const chosen = [...this.chosen].filter((card) => able.some((other) => other.card === card))
    this.chosen = chosen.length > 0 ? new Set(chosen) : proposed(able)
  }

  leaveAttack() {
    this.target = null
    this.chosen = new Set()
  }

  get targetName(): string {
    return this.target === null ? '' : this.nameOf(this.target)
  }

  /** What is asked while an attack is built. */
  readonly attackPrompt = $derived.by((): Text => {
    if (this.target === null) return [{ words: words.deckbuilding.attackWhat }]
    return filled(words.deckbuilding.attackOn({ target: slot('target') }), {
      target: this.#named(this.target),
    })
  })

  /** The attack that is built, as one act. */
  readonly attack = $derived.by((): Act | null => {
    const aim = this.#aim
    if (!aim || this.target === null || !this.sum) return null
    if (this.joining.length === 0 && aim.waits === null) return null
    const chosen = new Set(this.joining.map(({ card }) => card))
    const text = attackFor(this.#named(this.target), strengthOf(this.sum.total))
    const send = () => {
      const choices = orders(this.able, aim.target, chosen)
      this.leaveAttack()
      this.table.chooseAll(choices)
    }
    const barrier = resolving(this.decision, aim)?.barrier ?? 'reveals'
    return ownAct('attack', text, send, { barrier })
  })

  /** One step more or less damage on a ship. */
  shift(card: number, by: number) {
    const split = new Map(this.split)
    split.set(card, (split.get(card) ?? 0) + by)
    this.split = split
  }

  /** What the split would do to a ship, in short. */
  harmTo(card: number): string | undefined {
    const amount = this.spread ? this.split.get(card) : undefined
    return amount === undefined ? undefined : `− ${amount}`
  }

  readonly dealSplit = $derived.by((): Act => {
    const split = this.split
    const text: Text = [{ words: words.deckbuilding.confirmSplit }]
    return ownAct('split', text, () => this.table.follow(splitPlan(split)))
  })

  override escape(): boolean {
    if (super.escape()) return true
    if (!this.attacking) return false
    this.leaveAttack()
    return true
  }

  protected override act(offer: Offer): Act {
    const act = super.act(offer)
    return { ...act, ...this.#briefly(offer, act.at ?? null) }
  }

  /** What is done over and over in a turn stands under its verb. */
  #briefly({ choice, cost, worth }: Offer, place: string | null): Pick<Act, 'brief'> {
    const kind = kindOf(choice)
    if (this.decision?.prompt !== 'turn' || place === null || !isVerb(kind)) return {}
    const pilot = place === pilots ? this.#view?.pilot : null
    const key = pilot ? keyOf(pilot) : place
    const name: Text = [{ card: [key, this.nameOf(key)] }]
    const numbers = amountsDrawn(cost ? [cost] : worth)
    return { brief: { verb: words.deckbuilding.verbs[kind], name, worth: numbers } }
  }

  #named = (place: string): Text => [{ card: [place, this.nameOf(place)] }]

  #attackOn(place: string, target: TargetView): Act {
    const { total } = sum(target, this.#ableAgainst(target))
    const name = this.#named(place)
    const worth = strengthOf(total)
    return ownAct(`attack-${place}`, attackFor(name, worth), () => this.aim(place), {
      brief: { verb: words.deckbuilding.verbs.attack, name, worth },
      vain: total === 0,
    })
  }

  #attackWith(place: string, card: number): Act {
    const cards = this.#view ? inPlay(this.#view) : []
    const { card: own, attack: strength } = cards.find((one) => keyOf(one) === place) ?? {
      card,
      attack: 0,
    }
    const text = filled(words.deckbuilding.attackWith({ strength: slot('strength') }), {
      strength: strengthOf(strength),
    })
    return ownAct(`attack-with-${own}`, text, () => {
      this.selected = null
      this.chosen = new Set([own])
      const [single, ...more] = this.targets.keys()
      if (single !== undefined && more.length === 0) this.target = single
    })
  }
}
