import type { View } from '../generated/outer-rim'
import type { Face } from '../generated/protocol'
import type { Things } from './game'

/** Something to be done somewhere. */
export interface Errand {
  space: number
  /** What is brought or done there, or who is looked for, as a face and its name. */
  about: [id: string, name: string]
  /** Something is brought or done there; who is hunted is there, or may be; somebody can be met. */
  kind: 'due' | 'quarry' | 'maybe' | 'met'
  /** The glyph of what it is about. */
  sign: string
}

/** The contact spaces at which somebody may be. */
export const berthsOf = ({ contacts }: View, wanted: number): Set<number> =>
  new Set(contacts.flatMap(({ berth, may_be }) => (may_be.includes(wanted) ? [berth] : [])))

/** Whom I am to hunt, and at which contact spaces they may be. */
export function huntsOf(view: View, things: Things) {
  return assetsOf(view).flatMap(({ card, hunts }) => {
    const face = things.contact(hunts)
    return hunts === null || !face ? [] : [{ card, face, berths: berthsOf(view, hunts) }]
  })
}

const assetsOf = ({ you, players }: View) => players[you ?? -1]?.assets ?? []

/** What I have to do, and where: cargo, jobs and captives to be brought, who is hunted, and who is known. */
export function errandsOf(view: View, things: Things): Errand[] {
  const due = assetsOf(view).flatMap(({ card, captive, to }): Errand[] => {
    const face = things.faceOf(card)
    if (to === null || !face) return []
    const sign = captive === null ? (things.card(card).kind ?? 'cargo') : 'captive'
    return [{ space: to, about: [face.id, face.name], kind: 'due', sign }]
  })
  const hunts = huntsOf(view, things)
  const people = view.contacts.flatMap(({ berth, planet, contact }): Errand[] => {
    const hunted = hunts.filter(({ berths }) => berths.has(berth)).map(({ face }) => face)
    const known = things.contact(contact)
    const errand = (kind: Errand['kind'], { id, name }: Face): Errand => ({
      space: planet,
      about: [id, name],
      kind,
      sign: kind === 'met' ? 'contact' : 'bounty',
    })
    if (!known) return hunted.map((face) => errand('maybe', face))
    return [errand(hunted.length > 0 ? 'quarry' : 'met', known)]
  })
  return [...due, ...people]
}
