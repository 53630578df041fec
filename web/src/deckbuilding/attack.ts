import type { Choice, Target, TargetView, View } from '../generated/deckbuilding'
import { amountOf } from '../table/amounts'
import { placeOf, placesOf } from '../table/places'
import { words } from './words'
import { inPlay, keyOf, type Asked, type Offer } from './game'

/** A card that can join an attack, and what it would add. */
export interface Attacker {
  key: string
  card: number
  id: string
  /** How strong it is against this target. */
  strength: number
  /** The choice that sends it, or one exactly like it. */
  offer: Offer
}

const isSame = (a: Target, b: Target) => (a === 'base' || b === 'base' ? a === b : a.row === b.row)

/** What a choice attacks, if it does. */
function aimOf({ choice }: Offer): Target | null {
  if (typeof choice === 'string') return null
  return 'commit' in choice ? choice.commit[1] : 'resolve' in choice ? choice.resolve : null
}

const aimsAt = (target: Target) => (offer: Offer) => {
  const aim = aimOf(offer)
  return aim !== null && isSame(aim, target)
}

/** What can be attacked now, by where it lies. */
export function targets(decision: Asked | null, view: View | null): Map<string, TargetView> {
  const choices = decision?.choices ?? []
  const open = (view?.targets ?? []).filter(({ target }) => choices.some(aimsAt(target)))
  return new Map(open.flatMap((one) => [[placeOf(one.on) ?? '', one] as const]))
}

/** Who could join an attack on this target. */
export function attackers(decision: Asked | null, view: View, { target }: TargetView): Attacker[] {
  const commits = (decision?.choices ?? [])
    .filter(aimsAt(target))
    .filter(({ choice }) => typeof choice !== 'string' && 'commit' in choice)
  return inPlay(view).flatMap(({ card, id }) => {
    const key = keyOf({ card, id })
    const offer = commits.find((commit) => placesOf(commit).includes(key))
    return offer ? [{ key, card, id, strength: amountOf(offer.worth, 'attack'), offer }] : []
  })
}

/** The choice to let the attack on a target happen. */
export const resolving = (decision: Asked | null, { target }: TargetView): Offer | undefined =>
  decision?.choices.find(
    (offer) =>
      typeof offer.choice === 'object' && 'resolve' in offer.choice && aimsAt(target)(offer),
  )

/** What an attack comes to, beside what it takes. */
export interface Sum extends TargetView {
  total: number
  lack: number
}

/** How strong an attack would be with these: the server says that what they bring adds up. */
export function sum(target: TargetView, joining: Attacker[]): Sum {
  const total = joining.reduce((sum, { strength }) => sum + strength, target.waits ?? 0)
  return { ...target, total, lack: Math.max(0, target.needed - total) }
}

/** How an attack stands, in words: what is lacking or left over. */
export function verdict({ lack, total, needed }: Sum): string {
  if (lack > 0) return words.deckbuilding.lack({ n: lack })
  if (total > needed) return words.deckbuilding.leftover({ n: total - needed })
  return words.deckbuilding.enough
}

/** Of alike ones the first so many: the others can only join after them. */
function firstOf(able: Attacker[], wanted: (offer: Offer) => number): number[] {
  const left = new Map(able.map(({ offer }) => [offer, wanted(offer)]))
  return able.flatMap(({ offer, card }) => {
    const more = left.get(offer) ?? 0
    left.set(offer, more - 1)
    return more > 0 ? [card] : []
  })
}

/** Whom to send, as the server proposes. */
export const proposed = (able: Attacker[]): Set<number> =>
  new Set(firstOf(able, (offer) => offer.proposed ?? 0))

/** The choices that send these against the target and let the attack happen. */
export function orders(able: Attacker[], target: Target, chosen: ReadonlySet<number>): Choice[] {
  const joining = able.filter(({ card }) => chosen.has(card))
  const first = firstOf(able, (offer) => joining.filter((other) => other.offer === offer).length)
  return [...first.map((card): Choice => ({ commit: [card, target] })), { resolve: target }]
}
