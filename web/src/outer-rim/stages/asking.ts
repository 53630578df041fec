import type { Choice, Prompt } from '../../generated/outer-rim'
import type { Face, Listed } from '../../generated/protocol'
import type { Act } from '../../table/acts.svelte'
import { kindOf } from '../../table/places'
import { type Asked, type Things } from '../game'

/** A choice with the act of making it. */
export interface Choosable {
  listed: Listed<Choice>
  act: Act
}

/** Questions the stage asks even if nothing else is on it. */
const questions = new Set([
  'gain',
  'overflow',
  'hunt-contact',
  'protect-crew',
  'spoils',
  'abilities',
  'order',
  'dice',
  'effect',
])

export const isStageQuestion = (prompt: Prompt) => questions.has(kindOf(prompt))

/** Whether a question is answered on the map: the stage then steps aside. */
export function isOnMap({ choices }: Asked): boolean {
  return choices.some(({ on }) => {
    if (!on) return false
    return 'space' in on || ('card' in on && on.card.startsWith('patrol-'))
  })
}

/** What a question is about, to be shown beside it. */
export function askedAbout(prompt: Prompt, things: Things): Face | undefined {
  if (typeof prompt === 'string') return undefined
  if ('gain' in prompt) return things.faceOf(prompt.gain.card)
  if ('spoils' in prompt) return things.contact(prompt.spoils.contact)
  if ('hunt-contact' in prompt) return things.contact(prompt['hunt-contact'].contact)
  if ('protect-crew' in prompt) return things.faceOf(prompt['protect-crew'].crew)
  if ('effect' in prompt) {
    const { bearer } = prompt.effect
    if (typeof bearer === 'object' && 'card' in bearer) return things.faceOf(bearer.card)
  }
  return undefined
}

/** Choices that are a card on the table: drawn as that card. */
export function onCards(choices: Choosable[], things: Things) {
  return choices.flatMap(({ listed, act }) => {
    const { on, choice } = listed
    if (!on || !('card' in on) || kindOf(choice) === 'take') return []
    const face = things.faces.get(on.card)
    return face ? [{ act, face, key: on.card }] : []
  })
}
