import type { Favoring, PlayerId, PlayerView, View } from '../../generated/outer-rim'
import type { Offering, Text } from '../../generated/protocol'

/** Something that can be said about a favor now, in words. */
export interface Said {
  what: Favoring
  text: Text
}

const isFavoring = (offer: unknown): offer is Favoring =>
  offer === 'withdraw' ||
  (typeof offer === 'object' && offer !== null && !('to' in offer && 'gives' in offer))

/** What the server lists of favors; deals are built, not listed. */
export const saidOf = (offers: readonly Offering<unknown>[]): Said[] =>
  offers.flatMap(({ offer, text }) => (isFavoring(offer) ? [{ what: offer, text }] : []))

const has = <Key extends string>(what: Favoring, key: Key): boolean =>
  typeof what === 'object' && key in what

/** What is asked for, and what is called in. */
export const asks = (said: readonly Said[]) => said.filter(({ what }) => has(what, 'ask'))
export const calls = (said: readonly Said[]) => said.filter(({ what }) => has(what, 'call-in'))

/** What answers somebody who asks me. */
export const answersTo = (said: readonly Said[], player: PlayerId) =>
  said.filter(({ what }) => {
    if (typeof what !== 'object') return false
    if ('grant' in what) return what.grant.to === player
    return 'decline' in what && what.decline.to === player
  })

/** What I can do about what I asked for. */
export const ownRequest = (said: readonly Said[]) =>
  said.filter(({ what }) => what === 'withdraw' || has(what, 'take'))

/** Who asks me for something and waits for my answer. */
export const waiting = ({ requests = [], you }: View) =>
  requests.filter(({ waits_for }) => you !== null && waits_for.includes(you))

/** What I asked for. */
export const mine = ({ requests = [], you }: View) => requests.find(({ by }) => by === you)

/** Who owes a player something: a token one holds of one's own is no debt. */
export const owing = ({ debts = [] }: PlayerView, at: PlayerId) =>
  debts.filter((owner) => owner !== at)
