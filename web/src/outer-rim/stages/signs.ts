import type { Event } from '../../generated/outer-rim'
import { kindOf } from '../../table/places'

/** How a line on the stage looks: its sign, and whether it is good or bad news for somebody. */
export interface Sign {
  glyph: string
  tone: 'plain' | 'fame' | 'harm'
}

const glyphs: Partial<Record<string, string>> = {
  credits: 'credits',
  reputation: 'neutral',
  recovered: 'health',
  prevented: 'hit-points',
  'hits-cancelled': 'hit-points',
  'stood-up': 'better',
  used: 'chevron-right',
  gained: 'plus',
  bought: 'cost',
  bartered: 'swap',
  discarded: 'discard',
  refused: 'close',
  removed: 'exile',
  delivered: 'deliver',
  caught: 'illegal',
  'market-revealed': 'deck',
  'market-discarded': 'discard',
  'ship-gained': 'ship',
  'patrol-moved': 'patrol',
  'patrol-eliminated': 'damage',
  'patrol-spawned': 'patrol',
  'contact-revealed': 'contact',
  'contact-looked': 'contact',
  'contact-placed': 'contact',
  'contact-moved': 'contact',
  'contacts-exchanged': 'swap',
  'contact-left': 'exile',
  eliminated: 'target',
  captured: 'captive',
  'job-completed': 'check',
  'job-failed': 'close',
  'goal-progress': 'goal',
  'goal-completed': 'goal',
  'flipped-back': 'goal',
  moved: 'ship',
  'must-stop': 'lock',
  'secret-taken': 'secret',
  'secret-revealed': 'secret',
  'secrets-lost': 'secret',
  taken: 'hand',
  given: 'hand',
}

export function signOf(event: Event): Sign {
  const kind = kindOf(event)
  if (kind === 'fame' || kind === 'goal-completed') return { glyph: 'fame', tone: 'fame' }
  if (kind === 'suffered' || kind === 'defeated') return { glyph: 'damage', tone: 'harm' }
  if ('reputation' in event) return { glyph: event.reputation.faction, tone: 'plain' }
  return { glyph: glyphs[kind] ?? 'chevron-right', tone: 'plain' }
}
