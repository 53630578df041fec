import type { Choice, Needs, Target, View } from '../generated/deckbuilding'
import { amountOf } from '../table/amounts'
import { words } from './words'
import { placesOf } from './alike'
import { areaOf, foeOf, inPlay, keyOf, seatPlace, type Asked, type Offer } from './game'

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

export const sameTarget = (a: Target, b: Target) =>
  a === 'base' || b === 'base' ? a === b : a.row === b.row

/** Where a target lies on the table. */
export function placeOfTarget(view: View, target: Target): string | null {
  if (target === 'base') {
    const theirs = areaOf(view, foeOf(view.active))
    return theirs.base?.id ?? seatPlace(theirs.seat)
  }
  const card = view.row.find(({ card }) => card === target.row)
  return card ? keyOf(card) : null
}

/** What can be attacked now. */
export function targets(decision: Asked | null): Target[] {
  const found: Target[] = []
  for (const { choice } of decision?.choices ?? []) {
    if (typeof choice === 'string') continue
    const target =
      'commit' in choice ? choice.commit[1] : 'resolve' in choice ? choice.resolve : null
    if (target !== null && !found.some((other) => sameTarget(other, target))) found.push(target)
  }
  return found
}

/** Who could join an attack on this target. */
export function attackers(decision: Asked | null, view: View, target: Target): Attacker[] {
  const commits = (decision?.choices ?? []).filter(
    ({ choice }) =>
      typeof choice !== 'string' && 'commit' in choice && sameTarget(choice.commit[1], target),
  )
  return inPlay(view).flatMap(({ card, id }) => {
    const key = keyOf({ card, id })
    const offer = commits.find((commit) => placesOf(commit).includes(key))
    return offer ? [{ key, card, id, strength: amountOf(offer.worth, 'attack'), offer }] : []
  })
}

/** What an attack comes to, and what it takes to bring its target down. */
export interface Sum extends Needs {
  total: number
  lack: number
  leftover: number
}

/** How strong an attack would be with these, and what that does to its target. */
export function sum(view: View, target: Target, joining: Attacker[]): Sum {
  const committed = view.attacks.find((attack) => sameTarget(attack.target, target))?.total ?? 0
  const total = committed + joining.reduce((sum, { strength }) => sum + strength, 0)
  const needs = needsOf(view, target)
  const { needed } = needs
  return {
    ...needs,
    total,
    lack: Math.max(0, needed - total),
    leftover: Math.max(0, total - needed),
  }
}

/** How an attack stands, in words: what is lacking or left over. */
export function verdict({ lack, leftover }: Sum): string {
  if (lack > 0) return words.deckbuilding.lack({ n: lack })
  if (leftover > 0) return words.deckbuilding.leftover({ n: leftover })
  return words.deckbuilding.enough
}

/** What a target takes, as the server says. */
function needsOf(view: View, target: Target): Needs {
  if (target === 'base') return view.needs
  const card = view.row.find(({ card }) => card === target.row)
  return { needed: card?.target ?? 0, ships: 0, shield: 0 }
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
