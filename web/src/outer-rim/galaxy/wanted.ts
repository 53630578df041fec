import type { Components, ContactView } from '../../generated/outer-rim'

/** The contact spaces at which somebody may be: where they are known to be, or might lie facedown. */
export function possibleBerths(
  contacts: ContactView[],
  { contacts: printed }: Pick<Components, 'contacts'>,
  wanted: number,
): Set<number> {
  const seen = contacts.filter(({ contact }) => contact === wanted)
  const kind = printed[wanted]?.class
  const hidden = contacts.filter(
    ({ full, contact, class: back }) => full && contact === null && back === kind,
  )
  return new Set((seen.length > 0 ? seen : hidden).map(({ berth }) => berth))
}
