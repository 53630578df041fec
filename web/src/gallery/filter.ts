import type { Face } from '../generated/protocol'

export interface Filter {
  faction: string
  kind: string
  deck: string
  /** Words in the name or the type. */
  named: string
}

/** The cards a filter lets through. */
export function filtered(faces: readonly Face[], filter: Filter): Face[] {
  const words = filter.named.toLowerCase().split(/\s+/).filter(Boolean)
  return faces.filter((face) => {
    const fields = ['faction', 'kind', 'deck'] as const
    const called = `${face.name} ${face.type_line}`.toLowerCase()
    return (
      fields.every((field) => fits(face[field], filter[field])) &&
      words.every((word) => called.includes(word))
    )
  })
}

function fits(value: string, wanted: string): boolean {
  return wanted === 'all' || value === wanted
}

/** What a filter can ask for: everything, or whatever occurs. */
export function options(faces: readonly Face[], field: Exclude<keyof Filter, 'named'>): string[] {
  return ['all', ...new Set(faces.map((face) => face[field]))]
}
