/** One arm of the storm, in three parts from its rim to its eye, round 0 0 with a radius of 100. */
export interface Arm {
  rim: string
  middle: string
  eye: string
}

const count = 5
/** How far an arm winds on its way in, in full turns. */
const winds = 0.62

export const arms: Arm[] = Array.from({ length: count }, (_, place) => {
  const start = (place / count) * 2 * Math.PI
  return {
    rim: stroke(start, 0, 0.42),
    middle: stroke(start, 0.36, 0.72),
    eye: stroke(start, 0.66, 0.96),
  }
})

/** A piece of an arm: 0 is its rim, 1 the middle of the storm. */
function stroke(start: number, from: number, to: number): string {
  const steps = 12
  const points = Array.from({ length: steps + 1 }, (_, at) => {
    const way = from + ((to - from) * at) / steps
    const angle = start + winds * 2 * Math.PI * way
    const radius = 100 * (1 - way) ** 0.85
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}`
}
