import type { View } from '../generated/outer-rim'
import { possibleBerths } from './galaxy/wanted'
import type { Things } from './game'

/** Something of mine to be done somewhere. */
export interface Errand {
  space: number
  /** What is brought or done there, or who is looked for, as a face and its name. */
  about: [id: string, name: string]
  /** Something is brought or done there; somebody is there, or may be. */
  kind: 'due' | 'quarry' | 'maybe'
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

/** What I have to do, and where: cargo, jobs and captives to be brought, and who is hunted. */
export function errandsOf(view: View, things: Things): Errand[] {
  const me = view.you === null ? undefined : view.players[view.you]
  const due = (me?.assets ?? []).flatMap(({ card, captive }): Errand[] => {
    const { kind, destination } = things.card(card)
    const face = things.faceOf(card)
    if (destination === null || !face || (kind === 'bounty' && captive === null)) return []
    return [{ space: destination, about: [face.id, face.name], kind: 'due' }]
  })
  const hunted = huntsOf(view, things).flatMap(({ face, berths }) =>
    view.contacts
      .filter(({ berth }) => berths.has(berth))
      .map(({ planet, contact }): Errand => {
        const about: Errand['about'] = [face.id, face.name]
        return { space: planet, about, kind: contact === null ? 'maybe' : 'quarry' }
      }),
  )
  return [...due, ...hunted]
}
