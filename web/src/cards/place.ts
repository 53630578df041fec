/** How wide a full card is, and how far it keeps from things. */
const width = 300
const gap = 12

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Where a full card of some height is read beside a thing without covering it or leaving the window. */
export function beside(thing: Box | undefined, wide: number, high: number, height: number) {
  if (!thing) return { left: wide - width - gap, top: gap }
  const right = thing.right + gap
  const left = thing.left - gap - width
  const fits = right + width + gap <= wide || left < gap
  const middle = (thing.top + thing.bottom - height) / 2
  return {
    left: within(fits ? right : left, wide - width),
    top: within(middle, high - height),
  }
}

/** Where it hides nothing of the table: over the log, in the upper right corner. */
export function docked(thing: Box | undefined, wide: number, high: number, height: number) {
  const left = wide - width - gap
  return !thing || thing.right + gap > left
    ? beside(thing, wide, high, height)
    : { left, top: 44 + gap }
}

function within(value: number, most: number) {
  return Math.max(gap, Math.min(value, most - gap))
}
