import type { View } from '../generated/outer-rim'
import type { Things } from './game'

/** The contact spaces at which somebody may be. */
export const berthsOf = ({ contacts }: View, wanted: number): Set<number> =>
  new Set(contacts.flatMap(({ berth, may_be }) => (may_be.includes(wanted) ? [berth] : [])))

/** Whom I am to hunt, and at which contact spaces they may be. */
export function huntsOf(view: View, things: Things) {
  const { you, players } = view
  return (players[you ?? -1]?.assets ?? []).flatMap(({ card, hunts }) => {
    const face = things.contact(hunts)
    return hunts === null || !face ? [] : [{ card, face, berths: berthsOf(view, hunts) }]
  })
}
