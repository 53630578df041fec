import type { Galaxy } from './place'

/** How many lanes lie between two spaces, whoever may be in the way; nothing if no way leads there. */
export function lanesApart(
  { lanes }: Pick<Galaxy, 'lanes'>,
  from: number,
  to: number,
): number | null {
  const seen = new Set([from])
  let edge = [from]
  for (let far = 0; edge.length > 0; far += 1) {
    if (edge.includes(to)) return far
    edge = lanes.flatMap(([one, other]) => {
      const next = edge.includes(one) ? other : edge.includes(other) ? one : null
      if (next === null || seen.has(next)) return []
      seen.add(next)
      return [next]
    })
  }
  return null
}
