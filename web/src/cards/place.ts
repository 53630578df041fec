/** How wide a full card is, and how far it keeps from things. */
const width = 302
const gap = 12
/** Over this nothing is laid: the banner says whose turn it is. */
const banner = 44

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Where something large is read. */
export interface Spot {
  left: number
  top: number
  width?: number
  /** How high it may be. */
  height?: number
  /** Whether it fills its place, so that nothing of what lies there peeps out. */
  fills: boolean
}

/** Where there is less room than this, words are worth more than a picture. */
export const forPicture = 400
/** How wide what is read is without one. */
const narrow = 272

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

/** Where it has a home: there, or just before it for what is pointed at in there. */
export function inHome(thing: Box | undefined, home: Box, floor: number): Spot {
  const isInside = thing !== undefined && thing.left >= home.left && thing.top >= home.top
  if (isInside && thing.bottom <= home.bottom) {
    return { left: home.left - gap - width, top: home.top, height: floor - home.top, fills: false }
  }
  const { left, top } = home
  return { left, top, width: home.right - left, height: home.bottom - top, fills: true }
}

/**
 * Where it has none: at the edge of the window that is away from the thing, above the floor. What
 * lies under the floor is not covered in any case: then it is away from what is kept in sight.
 */
export function across(
  thing: Box | undefined,
  wide: number,
  floor: number,
  kept?: Box | undefined,
): Spot {
  const isBelow = thing !== undefined && thing.top >= floor
  const spared = (isBelow && kept) || thing
  const isLeft = spared !== undefined && spared.left + spared.right < wide
  const top = banner + gap
  const height = floor - gap - top
  const across = height < forPicture ? narrow : width
  return {
    left: isLeft || !thing ? wide - across - gap : gap,
    top,
    width: across,
    height,
    fills: false,
  }
}

function within(value: number, most: number) {
  return Math.max(gap, Math.min(value, most - gap))
}
