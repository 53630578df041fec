import type { Choice, Needs, Target, View } from '../generated/deckbuilding'
import { amountOf } from '../table/amounts'
import { words } from './words'
import { offersByPlace, standIns } from './alike'
import { areaOf, foeOf, inPlay, keyOf, seatPlace, type Asked } from './game'

/** A card that can join an attack, and what it would add. */
export interface Attacker {
  key: string
  card: number
  id: string
  strength: number
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
  const offers = offersByPlace(decision, view)
  return inPlay(view).flatMap((card) => {
    const key = keyOf(card)
    const offer = (offers.get(key) ?? []).find(
      ({ choice }) =>
        typeof choice !== 'string' && 'commit' in choice && sameTarget(choice.commit[1], target),
    )
    if (!offer || card.duty !== 'ready') return []
    // Some are stronger against the row: how strong, the offer says.
    const strength = amountOf(offer.worth, 'attack')
    return [{ key, card: card.card, id: card.id, strength }]
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

/**
 * Whom to send, as a first proposal: against the base everybody who adds something, against a card
 * of the row the fewest wasted that are enough, or else everybody.
 */
export function propose(view: View, target: Target, able: Attacker[]): Set<number> {
  const strong = able.filter(({ strength }) => strength > 0)
  const everybody = new Set(strong.map(({ card }) => card))
  if (target === 'base' || strong.length > 10) return everybody
  const needed = sum(view, target, []).lack
  let best: { set: Attacker[]; total: number } | null = null
  for (let mask = 0; mask < 2 ** strong.length; mask++) {
    const set = strong.filter((_, place) => mask & (1 << place))
    const total = set.reduce((sum, { strength }) => sum + strength, 0)
    const better =
      best === null || total < best.total || (total === best.total && set.length < best.set.length)
    if (total >= needed && better) best = { set, total }
  }
  return best ? new Set(best.set.map(({ card }) => card)) : everybody
}

/** The choices that send these against the target and let the attack happen. */
export function orders(view: View, target: Target, chosen: ReadonlySet<number>): Choice[] {
  const commits = standIns(view, chosen).map((card): Choice => ({ commit: [card, target] }))
  return [...commits, { resolve: target }]
}
