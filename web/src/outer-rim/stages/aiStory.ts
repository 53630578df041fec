import type { AiSection, Components } from '../../generated/outer-rim'
import type { Text } from '../../generated/protocol'
import type { Moment, Scene } from './scene'

/** A bullet of the card, with what became of it. */
export interface Told {
  text: Text
  /** The moment it was come to; none if it was not. */
  place: number | null
  spared: boolean
  /** Why it was passed over, in words. */
  why: Text | null
  /** What came of it, with its place among the moments. */
  told: { moment: Moment; at: number }[]
}

export interface SectionTold {
  section: AiSection
  /** Whether only the first bullet that applies is done. */
  first: boolean
  bullets: Told[]
}

/** The whole card, its bullets told as far as they were come to. */
export function aiStory(scene: Scene, components: Components): SectionTold[] {
  const { subject, moments } = scene
  if (subject.kind !== 'ai') return []
  const sections = components.ai[subject.card]?.sections ?? []
  return sections.map(({ section, first_only: first, bullets }) => ({
    section,
    first,
    bullets: bullets.map((text, bullet) => {
      const place = moments.findIndex(
        (one) => one.kind === 'bullet' && one.section === section && one.bullet === bullet,
      )
      const moment = moments[place]
      const spared = moment?.kind === 'bullet' ? moment.spared : null
      return {
        text,
        place: place < 0 ? null : place,
        spared: spared !== null,
        why: components.spared.find(([reason]) => reason === spared)?.[1] ?? null,
        told: place < 0 ? [] : after(moments, place),
      }
    }),
  }))
}

/** What stands between a bullet and the next one. */
function after(moments: Moment[], place: number) {
  const told = []
  for (let at = place + 1; at < moments.length; at += 1) {
    const moment = moments[at]
    if (!moment || moment.kind === 'bullet') break
    told.push({ moment, at })
  }
  return told
}
