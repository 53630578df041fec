/** What lets others in at a table, and oneself on another device. */
import type { AnotherDevice, Links, SiteInfo, WhichLink } from '../generated/protocol'
import { asFailure, tables, type Failure, type OwnSeat } from '../tables'
import { invitationTo, keepKey, linkTo } from './links'
import { keepSeat, seatAt } from './seats'

export class Access {
  /** What the server says of links. Until it has, there are none: one that begins otherwise could be sent meanwhile. */
  site = $state.raw<SiteInfo | null>(null)
  /** Nothing for who has no seat. */
  links = $state.raw<Links | null>(null)
  device = $state.raw<AnotherDevice | null>(null)
  /** What was done last. */
  done = $state<WhichLink | 'signed-out' | null>(null)
  refused = $state.raw<Failure | null>(null)

  /** To sit down, and to look on. Who has no seat gives on the link they came by. */
  readonly joining = $derived.by(() =>
    this.#link('join', this.links?.invitation ?? invitationTo(this.table)),
  )
  readonly watching = $derived.by(() => this.links && this.#link('watch', this.links.spectator))
  readonly onDevice = $derived.by(() => this.device && this.#link('device', this.device.code))

  constructor(readonly table: string) {}

  /** Asks what counts now. */
  look() {
    tables.site().then(
      (site) => (this.site = site),
      // Links then begin as this page does.
      () => (this.site = { base: location.origin, only_here: false }),
    )
    return this.#own((own) => tables.links(own).then((links) => this.#keep(links)))
  }

  renew(which: WhichLink) {
    return this.#own(async (own) => {
      this.#keep(await tables.renewLink(own, which))
      this.done = which
    })
  }

  makePrivate(isPrivate: boolean) {
    return this.#own(async (own) => this.#keep(await tables.makePrivate(own, isPrivate)))
  }

  another() {
    return this.#own(async (own) => (this.device = await tables.anotherDevice(own)))
  }

  /** Leaves this browser the only one that opens the seat. */
  signOutElsewhere() {
    return this.#own(async (own) => {
      const { token } = await tables.renewToken(own)
      const held = seatAt(this.table)
      if (held) keepSeat({ ...held, token })
      await tables.signOutElsewhere({ ...own, token })
      this.device = null
      this.done = 'signed-out'
    })
  }

  #link(what: 'join' | 'watch' | 'device', key: string) {
    return this.site && linkTo(this.site.base, this.table, { what, key })
  }

  #keep(links: Links) {
    this.links = links
    keepKey(this.table, 'join', links.invitation)
  }

  async #own(ask: (own: OwnSeat) => Promise<unknown>) {
    const held = seatAt(this.table)
    if (!held) return
    this.refused = null
    this.done = null
    try {
      await ask({ table: this.table, token: held.token })
    } catch (error) {
      this.refused = asFailure(error)
    }
  }
}
