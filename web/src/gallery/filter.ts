import type { Face } from '../generated/protocol'

export interface Filter {
  faction: string
  kind: string
}

/** The cards a filter lets through. */
export function filtered(faces: readonly Face[], filter: Filter): Face[] {
  return faces.filter((face) => fits(face.faction, filter.faction) && fits(face.kind, filter.kind))
}

function fits(value: string, wanted: string): boolean {
  return wanted === 'all' || value === wanted
}

/** What a filter can ask for: everything, or whatever occurs. */
export function options(faces: readonly Face[], field: keyof Filter): string[] {
  return ['all', ...new Set(faces.map((face) => face[field]))]
}
