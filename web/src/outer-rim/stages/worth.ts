import type { Components, Die, Rolled } from '../../generated/outer-rim'

/** The faces of the die, as the box says what they do. */
type Faces = Pick<Components, 'dice'>

const partOf = ({ dice }: Faces, face: Die) => dice.find((part) => part.face === face)

/** The damage a die deals in a combat. */
export function damageOf(faces: Faces, die: Rolled): number {
  return die.cancelled ? 0 : (partOf(faces, die.face)?.damage ?? 0)
}

export function totalOf(faces: Faces, dice: readonly Rolled[]): number {
  return dice.reduce((sum, die) => sum + damageOf(faces, die), 0)
}

/** Whether a die passes a test for somebody who has the skill so often. */
export function isPassing(faces: Faces, die: Rolled, level: number): boolean {
  const from = partOf(faces, die.face)?.passes_from ?? null
  return !die.cancelled && from !== null && level >= from
}

/** The faces that pass a test at each level, as far as more skill makes a difference. */
export function passingByLevel({ dice }: Faces): Die[][] {
  const most = Math.max(...dice.map(({ passes_from: from }) => from ?? 0))
  return Array.from({ length: most + 1 }, (_, level) =>
    dice.flatMap(({ face, passes_from: from }) => (from !== null && from <= level ? [face] : [])),
  )
}

/** A chance as people say it. */
export function percent(permille: number): string {
  if (permille > 0 && permille < 10) return '< 1 %'
  if (permille < 1000 && permille > 990) return '> 99 %'
  return `${Math.round(permille / 10)} %`
}
