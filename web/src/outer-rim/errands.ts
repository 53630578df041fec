import type { View } from '../generated/outer-rim'
import type { Face } from '../generated/protocol'
import { possibleBerths } from './galaxy/wanted'
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

/** Whom I am to hunt, and at which contact spaces they may be. */
export function huntsOf(view: View, things: Things) {
  const me = view.you === null ? undefined : view.players[view.you]
  return (me?.assets ?? []).flatMap(({ card, captive }) => {
    const { kind, contact } = things.card(card)
    const face = things.contact(contact)
    if (kind !== 'bounty' || contact === null || !face || captive !== null) return []
    return [{ card, face, berths: possibleBerths(view.contacts, things.components, contact) }]
  })
}

/** What I have to do, and where: cargo, jobs and captives to be brought, who is hunted, and who is known. */
export function errandsOf(view: View, things: Things): Errand[] {
  const me = view.you === null ? undefined : view.players[view.you]
  const due = (me?.assets ?? []).flatMap(({ card, captive }): Errand[] => {
    const { kind, destination } = things.card(card)
    const face = things.faceOf(card)
    if (destination === null || !face || (kind === 'bounty' && captive === null)) return []
    const sign = captive === null ? (kind ?? 'cargo') : 'captive'
    return [{ space: destination, about: [face.id, face.name], kind: 'due', sign }]
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
