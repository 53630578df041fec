import { parted, plain } from '../../cards/runs'
import type { Text } from '../../generated/protocol'

/** What a card says in a few words: what it needs, if anything, and what there is to get. */
export interface Brief {
  need: Need | null
  gets: Get[]
  /** Whether what there is to get is short enough to stand side by side. */
  row: boolean
}

/** A place to go to, or a fight to win. */
export type Need = { place: string } | { fight: string; strength: number }

export interface Get {
  text: Text
  /** The faction whose esteem it changes, if that is all it does. */
  faction: string | null
}

/** A brief in its parts, so that no line breaks within one. */
export function briefOf(text: Text): Brief {
  const colon = text.findIndex((run) => 'words' in run && run.words.startsWith(':'))
  const need = needIn(text.slice(0, Math.max(0, colon)))
  if (!need) return ability(text)
  const [mark, ...rest] = text.slice(colon)
  const first: Text = [{ words: mark ? plain(mark).slice(1).trim() : '' }, ...rest]
  return { need, gets: parted(first, ',').map(getIn), row: true }
}

/** Bare values side by side, or else a line for each thing it does. */
function ability(text: Text): Brief {
  const plainly = (part: Text): Get => ({ text: part, faction: null })
  const values = parted(text, ',')
  const row = values.every(([one, other]) => one && 'number' in one && other && 'glyph' in other)
  return { need: null, gets: (row ? values : parted(text, '·')).map(plainly), row }
}

function needIn(text: Text): Need | null {
  const [first, second, ...more] = text
  if (!first || more.length > 0) return null
  if ('space' in first && !second) return { place: first.space[1] }
  if ('glyph' in first && second && 'number' in second) {
    return { fight: first.glyph, strength: second.number }
  }
  return null
}

/** Esteem is a sign of its own, with a word before it where it is lost. */
function getIn(text: Text): Get {
  const sign = text.at(-1)
  if (!sign || !('glyph' in sign) || text.some((run) => 'number' in run)) {
    return { text: signed(text), faction: null }
  }
  const lost = text.length > 1
  const drawn: Text = lost ? [{ words: '−' }, sign] : [{ words: '+' }, { ...sign, tight: true }]
  return { text: drawn, faction: sign.glyph }
}

/** Every number that is gained has its plus. */
function signed(text: Text): Text {
  const [first, ...rest] = text
  if (!first || !('number' in first)) return text
  return [{ words: '+' }, { ...first, tight: true }, ...rest]
}
