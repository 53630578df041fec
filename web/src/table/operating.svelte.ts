import type { Listed } from '../generated/protocol'
import { actOf, type Act, type Acts } from './acts.svelte'
import { byPlace, placeOf, placesOf } from './places'
import type { GameTypes, Table } from './table.svelte'

/** What can be done now, and on which thing of the table: as much of it as every game has. */
export abstract class Operating<G extends GameTypes> {
  /** The thing whose offers, or the reasons why it has none, stand beside it. */
  selected = $state.raw<string | null>(null)

  readonly decision = $derived.by(() => this.table.decision)

  /** Every choice as an act. */
  readonly all = $derived.by(() =>
    (this.decision?.choices ?? []).map((listed) => ({ listed, act: this.act(listed) })),
  )
  readonly passes = $derived(this.all.filter(({ act }) => act.pass).map(({ act }) => act))

  /** What cannot be done, by where it would be. */
  readonly blocked = $derived.by(() => byPlace(this.decision?.blocked ?? [], placesOf))

  /** What can be done with the selected thing; nothing if it only says why it cannot. */
  readonly beside = $derived.by((): Act[] =>
    this.selected === null ? [] : this.actsOn(this.selected),
  )

  /** Why something cannot be done with it. */
  readonly reasons = $derived(this.blocked.get(this.selected ?? '') ?? [])

  /** `isCut` says that nothing can be done, because nobody would hear it. */
  constructor(
    readonly table: Table<G>,
    readonly acts: Acts,
    readonly isCut: () => boolean = () => false,
  ) {}

  /** Whether what was said is not answered yet, or nobody would hear more. */
  get isBusy(): boolean {
    return this.table.sent || this.table.planned || this.isCut()
  }

  /** What a click on a thing may do. */
  abstract actsOn(place: string): Act[]

  /** A click on a thing: the one thing it offers happens, several are asked about. */
  press(place: string) {
    const { fresh, sent, planned } = this.table
    if (fresh || sent || planned) return
    const acts = this.actsOn(place)
    const [only] = acts
    if (acts.length === 1 && only && !only.aside) {
      this.selected = null
      this.acts.press(only)
    } else if (acts.length > 0 || this.blocked.has(place)) {
      this.acts.disarm()
      this.selected = this.selected === place ? null : place
    }
  }

  /** A new decision: nothing is begun. */
  renew() {
    this.selected = null
    this.acts.disarm()
  }

  /** Puts down what was begun last; false if nothing was. */
  escape(): boolean {
    if (this.acts.armed) this.acts.disarm()
    else if (this.selected !== null) this.selected = null
    else return false
    return true
  }

  protected act(listed: Listed<G['choice']>): Act {
    const at = placeOf(listed.on)
    return { ...actOf(listed, (chosen) => this.table.choose(chosen)), at }
  }
}
