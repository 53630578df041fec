/* eslint-disable svelte/prefer-svelte-reactivity -- maps here are replaced, never changed */
import type { Event, View } from '../../generated/outer-rim'
import type { Logged } from '../../generated/protocol'
import type { Act } from '../../table/acts.svelte'
import { takenBack } from '../../table/takeBacks'
import type { Asked, Things } from '../game'
import { isOnMap, isStageQuestion, onCards, type Choosable } from './asking'
import { isTableQuestion, scenesOf } from './reel'
import type { Scene } from './scene'
import { standing } from './standing'

/** As much of a table as is read. */
interface Told {
  now: { view: View | null; outcome: unknown } | null
  log: readonly Logged<Event>[]
  decision: Asked | null
  behind: number
  hurry: () => void
  goOn: () => void
  skip: () => void
}

/**
 * What was read on this screen of what was told, and so what stands before the table until it is
 * read or decided. It waits for its reader, never for anybody else.
 */
export class Reading {
  /** What was read, and what had happened of it by then. */
  #read = $state.raw<ReadonlyMap<string, number>>(new Map())
  /** Whatever is over by this position was passed over. */
  #passed = $state(0)
  /** What was put aside to look at the table, and how much of it had happened then. */
  #aside = $state<string | null>(null)
  /** What was told of the scene when I was asked last. */
  #decided: string | null = null
  /** Up to where all was read, and what was going on then: who comes into a fight sees its end. */
  #begun: { since: number; origin: Scene | null } | null = null

  readonly #view = $derived.by(
    () => (this.table.now?.outcome ? null : this.table.now?.view) ?? null,
  )
  readonly #gone = $derived.by(() => takenBack(this.table.log))
  readonly #scenes = $derived.by(() => {
    const view = this.#view
    if (!view) return []
    const since = this.#begun?.since ?? this.since ?? this.table.log.at(-1)?.position ?? 0
    const news = this.table.log.filter(({ position }) => position > since)
    this.#begun ??= { since, origin: news.length > 0 ? null : standing(view) }
    return scenesOf(news, view.you, this.#begun.origin)
  })
  readonly #mine = $derived.by(() => {
    const you = this.#view?.you
    const last = this.table.log.findLast(({ by, did }) => by === you && did === 'choose')
    return last?.position ?? 0
  })

  /** What I am asked of what is read, not at the table itself. */
  readonly asked = $derived.by(() => {
    const { decision } = this.table
    return decision && !isTableQuestion(decision.prompt) ? decision : null
  })
  readonly scene = $derived.by((): Scene | null => {
    const next = this.#scenes.find((one) => !this.#isRead(one))
    if (next) return next
    return this.#view && this.asked && isStageQuestion(this.asked.prompt)
      ? standing(this.#view)
      : null
  })
  readonly over = $derived.by(() =>
    this.scene === null
      ? false
      : this.scene.closed !== null || (this.table.decision !== null && !this.asked),
  )
  /** My question about this scene, or one that is asked without any. */
  readonly question = $derived.by(() =>
    this.asked && !this.over && !isOnMap(this.asked) ? this.asked : null,
  )
  readonly open = $derived.by(() => {
    if (!this.#view || this.isAway()) return false
    if (this.scene) return this.#aside !== this.#stampOf(this.scene)
    return this.question !== null && isStageQuestion(this.question.prompt)
  })
  /** Whether there is more to tell of what stands here. */
  readonly telling = $derived.by(() => this.table.behind > 0 && !this.over)
  /** So many acts of others wait until this is read. */
  readonly waiting = $derived.by(() => (this.over ? Math.max(0, this.table.behind - 1) : 0))

  readonly #offered = $derived.by(() => (this.question ? this.board.all : []))
  readonly cards = $derived.by(() => onCards(this.#offered, this.board.things))
  readonly buttons = $derived.by(() =>
    this.#offered.filter(
      ({ act, listed }) =>
        !act.pass &&
        !this.cards.some((card) => card.act.id === act.id) &&
        !(typeof listed.choice === 'object' && 'die' in listed.choice),
    ),
  )
  readonly passes = $derived.by(() => this.#offered.filter(({ act }) => act.pass))
  /**
   * Whether all that can be chosen is on buttons here, or there is nothing but to read. Cards and
   * dice are chosen where they lie; their names stay in the bar.
   */
  readonly quiet = $derived.by(() => {
    if (!this.open || this.buttons.length + this.passes.length < this.#offered.length) return false
    return this.question ? 'asks' : 'tells'
  })

  /** `since` says up to where all was read; by default all that is there when it begins. */
  constructor(
    readonly table: Told,
    readonly board: { all: Choosable[]; things: Things },
    /** Whether something else stands in its place now. */
    readonly isAway: () => boolean = () => false,
    readonly since?: number,
  ) {}

  /** Whether it must be read before anything else is told. */
  get holds(): boolean {
    return this.open && this.scene !== null && this.over
  }

  /** Whether what is told now is told here. */
  get tells(): boolean {
    return this.open && this.scene?.closed === null
  }

  /** Passes over whatever waits to be told, and whatever of it would have to be read. */
  catchUp() {
    this.table.skip()
    this.#passed = this.table.log.at(-1)?.position ?? 0
  }

  goOn() {
    const { scene } = this
    if (!scene) return
    if (this.telling) this.table.hurry()
    else if (this.over) {
      this.#read = new Map([...this.#read, [scene.id, scene.last]])
      this.table.goOn()
    } else this.#aside = this.#stampOf(scene)
  }

  /** What stands here now was seen with its question. */
  see() {
    if (this.question && this.scene) this.#decided = toldOf(this.scene)
  }

  /** Dice that show the same are alike: the server offers only the first of them. */
  pick(place: number): Act | undefined {
    const thrown = this.#view?.roll?.dice ?? []
    const wanted = thrown[place]
    if (!wanted || wanted.cancelled) return undefined
    const found = this.#offered.find(({ listed: { choice } }) => {
      if (typeof choice !== 'object' || !('die' in choice)) return false
      const die = thrown[choice.die]
      return choice.die === place || (die?.face === wanted.face && die.added === wanted.added)
    })
    return found?.act
  }

  /** Whoever goes on at the table has read what lay over it. */
  #isRead(one: Scene): boolean {
    const { id, last, closed } = one
    const upTo = this.#read.get(id)
    if (upTo !== undefined && !this.#gone.has(upTo)) return true
    // What was put aside or decided, and to which nothing was added, was read.
    if (closed !== null && (closed <= this.#passed || this.#aside === this.#stampOf(one)))
      return true
    if (closed !== null && this.#decided === toldOf(one)) return true
    if (closed !== null) return closed < this.#mine
    return this.table.decision !== null && !this.asked && last < this.#mine
  }

  #stampOf({ id, moments }: Scene): string {
    return `${id}/${moments.length}/${this.#gone.size}`
  }
}

/** Everything that is told of a scene. */
const toldOf = ({ id, moments, steps }: Scene) => JSON.stringify([id, moments, steps])
