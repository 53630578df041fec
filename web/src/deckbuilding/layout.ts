import { choiceGap, fitting, linesOf, type Grid } from '../table/fit'

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
}

/** As large as four rows and eight columns of cards fit the window. */
export function layoutOf(width: number, height: number): Layout {
  const wide = width >= railFrom
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
  }
}

/** Where the bar needs a higher row than cards do, they share what is left. */
const narrowRow = (high: number, natural: number) => Math.max(natural, (high - narrowFoot) / 3)

/** What of the decision bar is no choice: edges, padding, verbs, the column at its right or its foot. */
const around = { wide: { width: 156 + 50, height: 52 }, narrow: { width: 18 + 44, height: 94 } }
const least = 2

export interface Bar {
  width: number
  grid: Grid
  rowHeight: number
}

/**
 * The decision bar: beside a full hand, and further to the left where much is to be chosen.
 * `groups` says how many choices stand under each word.
 */
export function barOf({ foot, hand, wide }: Layout, cards: number, groups: number[]): Bar {
  const handWidth = (count: number) => count * (hand.width + hand.gap) - hand.gap
  const { width, height } = wide ? around.wide : around.narrow
  const usual = foot.width - gap - handWidth(handful)
  const widest = foot.width - gap - handWidth(Math.min(cards, handful))
  const cell = {
    width: (usual - width - choiceGap) / least,
    height: wide ? 30 : 28,
    gap: choiceGap,
  }
  const room = { width: widest - width, height: foot.height - height }
  const rows = fitting(room.height, cell.height, cell.gap)
  const most = Math.max(least, fitting(room.width, cell.width, cell.gap))
  let columns = least
  while (columns < most && linesOf(groups, columns).length > rows) columns += 1
  return {
    width: usual + (columns - least) * (cell.width + choiceGap),
    grid: { columns, rows },
    rowHeight: Math.floor((room.height + choiceGap) / rows - choiceGap),
  }
}
