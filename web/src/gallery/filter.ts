import { spoken } from '../cards/runs'
import type { Face } from '../generated/protocol'
import { words } from '../words/late'

export interface Filter {
  faction: string
  kind: string
  deck: string
  /** Words anywhere on it. */
  named: string
}

const decks: Partial<Record<string, string>> = words.gallery.decks

/** Everything that can be read on a card, and to which deck it belongs. */
const written = ({ name, type_line, deck, rules, bounty }: Face): string =>
  [name, type_line, decks[deck] ?? '', ...rules.map(spoken), spoken(bounty?.reward ?? [])]
    .join(' ')
    .toLowerCase()

/** The cards a filter lets through. */
export function filtered(faces: readonly Face[], filter: Filter): Face[] {
  const wanted = filter.named.toLowerCase().split(/\s+/).filter(Boolean)
  return faces.filter((face) => {
    const fields = ['faction', 'kind', 'deck'] as const
    return (
      fields.every((field) => fits(face[field], filter[field])) &&
      (wanted.length === 0 || isIn(written(face), wanted))
    )
  })
}

const isIn = (text: string, wanted: string[]) => wanted.every((word) => text.includes(word))

function fits(value: string, wanted: string): boolean {
  return wanted === 'all' || value === wanted
}

/** What a filter can ask for: everything, or whatever occurs. */
export function options(faces: readonly Face[], field: Exclude<keyof Filter, 'named'>): string[] {
  return ['all', ...new Set(faces.map((face) => face[field]))]
}
