import { aside, choiceGap, fitting, linesOf, stacked, type Grid } from '../table/fit'
import { bannerOf, smallBar, type SmallBar } from '../table/small'

/** From this width on the log stands beside the table; below, it is a drawer. */
const railFrom = 1200

const card = { width: 118, height: 164 }
const gap = 10
const edge = { across: 24, down: 20 }
const banner = 44
/** A card that is read large is as wide, and the gap before it. */
const narrowestRail = 302 + gap
/** How much wider than a card the left column is: a base lies there, and piles with their names. */
const leftExtra = 32
const rows = 4
/** A base, six cards of the row, and the pilots. */
const columns = 8
/** Cards may be a little longer than they are drawn to be: their words have more room. */
const longest = 1.2
/** How high the lowest row is where the bar has all it says over each other. */
const narrowFoot = 190
/** Where the window is smaller, in either way, the table is scrolled. */
const least = { across: 1000, high: 630, highBesideRail: 556 }
/** As many cards lie side by side in the hand. */
const handful = 5

export interface Layout {
  /** How large cards are drawn. */
  scale: number
  card: { width: number; height: number }
  left: number
  /** The row with the hand and the decision bar. */
  foot: { width: number; height: number }
  /** A card in the hand. */
  hand: { width: number; height: number; gap: number }
  /** Whether the log stands beside the table. */
  wide: boolean
  banner: number
  /** The decision bar under the table, where that is scrolled. */
  small: SmallBar | null
}

/** As large as four rows and eight columns of cards fit the window. */
export function layoutOf(width: number, height: number): Layout {
  const wide = width >= railFrom
  if (width < least.across || height < (wide ? least.highBesideRail : least.high)) {
    return smallLayout(width, height)
  }
  const high = height - banner - edge.down - (rows - 1) * gap - 2
  const across = width - edge.across - leftExtra - (columns - 1) * gap - (wide ? narrowestRail : 0)
  const fits = Math.min(high / (rows * card.height), across / (columns * card.width))
  const scale = Math.max(0.7, Math.min(1.7, fits))
  const cardWidth = card.width * scale
  const natural = card.height * scale
  const cardHeight = wide
    ? Math.max(natural, Math.min(high / rows, natural * longest))
    : narrowRow(high, natural)
  const left = cardWidth + leftExtra
  const foot = {
    width: wide ? width - edge.across - left - gap : (columns - 1) * (cardWidth + gap) - gap,
    height: Math.max(cardHeight, high + 2 - (rows - 1) * cardHeight),
  }
  const hand = wide
    ? { width: cardWidth, height: cardHeight, gap }
    : { width: cardWidth * 0.88, height: cardHeight, gap: 9 }
  return {
    scale,
    card: { width: cardWidth, height: cardHeight },
    left,
    foot,
    hand,
    wide,
    banner,
    small: null,
  }
}

/** Every row as high as the piles beside it need; what does not fit is reached by scrolling. */
function smallLayout(width: number, height: number): Layout {
  const small = smallBar(width, height)
  const top = bannerOf(width)
  const across = width - edge.across - leftExtra - (columns - 1) * gap
  // A tablet held upright still shows the whole width.
  const smallest = width < 740 ? 0.8 : 0.68
  const scale = Math.max(smallest, Math.min(1, across / (columns * card.width)))
  const cardWidth = card.width * scale
  const natural = card.height * scale
  const room = (height - top - small.height - edge.down - (rows - 1) * gap) / rows
  const cardHeight = Math.max(card.height, Math.min(room, natural * 1.35))
  return {
    scale,
    card: { width: cardWidth, height: cardHeight },
    left: cardWidth + leftExtra,
    foot: { width: (columns - 1) * (cardWidth + gap) - gap, height: cardHeight },
    hand: { width: cardWidth, height: cardHeight, gap },
    wide: false,
    banner: top,
    small,
  }
}

/** Where the bar needs a higher row than cards do, they share what is left. */
const narrowRow = (high: number, natural: number) => Math.max(natural, (high - narrowFoot) / 3)

const fewest = 2

export interface Bar {
  width: number
  grid: Grid
  rowHeight: number
  /** Whether what stands apart is at its foot. */
  stacked: boolean
}

/**
 * The decision bar: beside a full hand, and further to the left where much is to be chosen.
 * `groups` says how many choices stand under each word.
 */
export function barOf(layout: Layout, cards: number, groups: number[]): Bar {
  const { foot, hand, wide, small } = layout
  if (small) return { width: foot.width, ...small }
  const handWidth = (count: number) => count * (hand.width + hand.gap) - hand.gap
  const usual = foot.width - gap - handWidth(handful)
  const widest = foot.width - gap - handWidth(Math.min(cards, handful))
  const fit = (around: typeof aside) => {
    const cell = (usual - (wide ? aside : stacked).width - choiceGap) / fewest
    const high = foot.height - around.height
    const rows = fitting(high, wide ? 30 : 28, choiceGap)
    const most = Math.max(fewest, fitting(widest - around.width, cell, choiceGap))
    const columns = columnsFor(groups, rows, most)
    return {
      width: around.width + columns * (cell + choiceGap) - choiceGap,
      grid: { columns, rows },
      rowHeight: Math.floor((high + choiceGap) / rows - choiceGap),
      stacked: around === stacked,
    }
  }
  if (wide) return fit(aside)
  const narrow = fit(stacked)
  const fits = linesOf(groups, narrow.grid.columns).length <= narrow.grid.rows
  const beside = fit(aside)
  return fits || beside.width > widest ? narrow : beside
}

/** As few columns as show every choice, or as show as much as more of them would. */
function columnsFor(groups: number[], rows: number, most: number): number {
  let best = fewest
  for (let columns = fewest; columns <= most; columns += 1) {
    if (linesOf(groups, columns).length < linesOf(groups, best).length) best = columns
    if (linesOf(groups, best).length <= rows) break
  }
  return best
}
