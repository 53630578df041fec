/** The faces of the die of both games. */
export const dieFaces = ['hit', 'crit', 'focus', 'blank'] as const
export type DieFace = (typeof dieFaces)[number]

/** How long a die tumbles, and how much later than its neighbour it comes to rest. */
export const tumbleMs = 700
export const settleMs = 60

/** The three faces a die shows while it turns, before it rests on this one; none twice in a row. */
export function passingFaces(last: DieFace): DieFace[] {
  const start = dieFaces.indexOf(last)
  return [1, 3, 2].map((step) => dieFaces[(start + step) % dieFaces.length] ?? last)
}
