import type { Figure as FigureId } from '../generated/protocol'
import {
  bar,
  box,
  ellipse,
  mirrored,
  pair,
  poly,
  silhouette,
  symmetric,
  type Silhouette,
} from './outline'

/** Who or what a poster is about: one silhouette, 100 high. */
export interface Figure extends Silhouette {
  width: number
  /** A bust grows from the lower edge, the others stand on the ground or fly above it. */
  pose: 'bust' | 'stands' | 'flies'
  /** How far it is turned, in degrees: ships seen from above fly across the picture. */
  turn?: number
}

export function bust(solids: string[], cuts: string[] = []): Figure {
  return { ...silhouette(solids, cuts), width: 100, pose: 'bust' }
}

function stands(width: number, solids: string[], cuts: string[] = []): Figure {
  return { ...silhouette(solids, cuts), width, pose: 'stands' }
}

/** Seen from the side. */
function cruises(width: number, solids: string[], cuts: string[] = []): Figure {
  return { ...silhouette(solids, cuts), width, pose: 'flies' }
}

/** Seen from above, nose up, then turned into the wind. */
function banks(turn: number, solids: string[], cuts: string[] = []): Figure {
  return { ...silhouette(solids, cuts), width: 100, pose: 'flies', turn }
}

// ---- Busts ------------------------------------------------------------------------------------

const hood = bust(
  [
    symmetric(
      'M50 3C58 4 70 12 75 26C79 37 77 47 78 56C79 64 86 68 92 76C97 83 99 91 100 102L50 102',
    ),
  ],
  [
    symmetric('M50 22C59 23 65 32 65 44C65 56 59 66 50 72'),
    poly(48.8, 80, 51.2, 80, 53, 102, 47, 102),
  ],
)

const helmet = bust(
  [
    symmetric(
      'M50 5C68 5 79 19 80 38L82 54C83 59 80 61 77 64L72 74C70 78 66 80 61 80L61 84C76 85 93 88 98 102L50 102',
    ),
  ],
  [
    symmetric('M50 37C60 36 70 36 76 39L75 50C74 54 70 54 66 54C60 54 56 58 50 58'),
    ...pair('M62 64L70 62L67 70L60 73Z'),
  ],
)

const horns = bust(
  [
    symmetric(
      'M50 13C66 13 76 25 76 41C76 52 73 60 68 65C64 69 60 71 60 76L61 82C76 84 93 88 98 102L50 102',
    ),
    ...pair('M60 22C70 23 77 18 78 9C78 5 77 2 75 -2C85 3 91 14 86 24C82 32 75 36 70 36Z'),
  ],
  [...pair('M55 46L68 41C69 46 64 50 56 49Z'), symmetric('M50 88L54 84L60 84L50 98')],
)

const droidHead = bust(
  [
    symmetric('M50 18C68 18 79 32 80 54L50 54'),
    box(20, 57, 60, 9, 2),
    symmetric('M50 69L76 69L80 78C88 80 93 88 94 102L50 102'),
    bar(64, 26, 70, 8, 2.5),
    ellipse(70.5, 7, 4),
  ],
  [ellipse(50, 39, 8.5), box(62, 43, 9, 5, 2), box(38, 82, 24, 3, 1.5)],
)

/** A face from the side, looking right, as those who show theirs share it. */
export const profile =
  'M46 9C59 8 67 17 68 28C68 31 67 33 68 35C70 39 74 44 74 46C74 48 70 48 69 49C69 51 71 52 70 54C69 55 70 57 69 59C68 61 69 64 67 67C65 70 60 70 57 70C55 74 56 79 58 82C68 85 86 87 92 102L6 102C11 89 24 86 34 82C37 78 36 72 34 67C28 60 25 50 26 38C27 22 34 10 46 9Z'

const longHair = bust(
  [
    profile,
    'M48 5C60 4 69 11 70 23C62 20 57 24 55 32C54 46 52 60 46 70C44 80 40 92 34 102L0 102C10 92 12 80 14 68C10 52 16 30 24 18C30 9 38 5 48 5Z',
  ],
  [
    'M64 22C56 26 54 34 53 44C52 58 48 70 44 79C42 88 38 96 36 102L41 102C45 94 47 87 48 80C53 70 56 58 57 44C57 34 59 27 64 22Z',
  ],
)

const hat = bust(
  [
    profile,
    // A cap: a stiff crown that leans forward, and a short peak.
    'M23 32C23 26 25 20 29 9C30 6 32 5 35 4.5L62 1C66 0.5 69 3 69 7L70 23C78 25 85 28 88 33C82 34 76 33 70 31C56 34 38 35 25 36C23 35 23 34 23 32Z',
  ],
  [
    'M26 25.5C40 25 55 23 70 19L70 22.5C56 27 40 29 25 29.5Z',
    'M57 83L72 102L66 102L52 86C54 86 56 85 57 83Z',
  ],
)

const mask = bust(
  [symmetric('M50 3C69 3 81 17 81 38C81 51 77 61 73 68C77 77 92 82 99 102L50 102')],
  [
    // The gap between the cowl and the mask.
    symmetric('M50 13C65 13 72 22 72 36C72 52 64 67 50 78') +
      mirrored(symmetric('M50 17C62 17 68 25 68 36C68 49 61 63 50 72.5')),
    pair('M54 41L66 36C67 42 63 46 55 46Z').join(''),
    poly(48.8, 50, 51.2, 50, 50.8, 66, 49.2, 66),
  ],
)

const bare = bust(
  [
    profile,
    // Hair that stands up a little over the brow.
    'M30 26C30 12 40 4 50 5C58 3 66 7 71 14C69 18 68 22 68 26Z',
  ],
  [
    // The line of the hair, from the brow round the ear to the nape.
    'M68 25C61 25 57 29 56 36C55 41 52 42 51 47C50 51 46 50 45 55C44 59 40 61 35 64L36 67C42 64 46 62 48 57C49 53 53 54 54 48C55 43 58 42 59 37C60 31 63 29 68 28.5Z',
    'M57 83L72 102L66 102L52 86C54 86 56 85 57 83Z',
  ],
)

// ---- Walkers ----------------------------------------------------------------------------------

const walkerTwoLegs = stands(
  92,
  [
    'M20 20L30 8L60 6L76 18L78 34L66 44L30 44L18 34Z',
    box(74, 24, 18, 3.5, 1.5),
    box(74, 31, 12, 3.5, 1.5),
    box(14, 22, 8, 14, 2),
    box(36, 42, 22, 11, 3),
    bar(42, 49, 26, 64, 9),
    ellipse(26, 65, 6),
    bar(26, 64, 36, 90, 6.5),
    poly(22, 102, 26, 92, 44, 92, 52, 102),
    bar(53, 49, 68, 62, 9),
    ellipse(68, 63, 6),
    bar(68, 62, 64, 90, 6.5),
    poly(54, 102, 57, 92, 72, 92, 82, 102),
  ],
  [poly(54, 18, 70, 20, 73, 27, 55, 26), box(28, 33, 22, 2.5, 1)],
)

const leg = (x: number, lean: number) => [
  bar(x, 48, x + lean, 70, 8),
  ellipse(x + lean, 70, 5.5),
  bar(x + lean, 70, x + lean / 2, 96, 6),
  poly(x + lean / 2 - 8, 102, x + lean / 2 - 5, 93, x + lean / 2 + 5, 93, x + lean / 2 + 8, 102),
]

const walkerFourLegs = stands(
  138,
  [
    'M14 30L26 18L84 16L94 24L96 46L84 52L22 52L12 44Z',
    'M90 26L104 28L104 42L90 42Z',
    'M102 22L122 24L130 34L128 44L112 48L102 46Z',
    box(126, 38, 12, 2.5),
    box(108, 46, 14, 5, 2),
    ...leg(26, -3),
    ...leg(43, 5),
    ...leg(70, -4),
    ...leg(86, 4),
  ],
  [poly(112, 29, 121, 30, 125, 35, 112, 34), box(28, 34, 52, 3, 1.5), box(36, 24, 10, 4, 1)],
)

// ---- Fighters ---------------------------------------------------------------------------------

const fighterCross = banks(
  62,
  [
    symmetric(
      'M50 0C52 0 53 2 53.5 5L55.5 36L59 46L66 50L66 46C66 43 73 43 73 46L73 53L90 58L90 34L93 34L93 74L73 72L73 86L66 86L66 72L57 72L55 84L50 84',
    ),
  ],
  [symmetric('M50 34L53 38L53 48L50 51'), box(49.2, 56, 1.6, 20)],
)

const fighterPanels = cruises(
  100,
  [...pair('M22 6L30 14L34 50L30 86L22 94L12 74L12 26Z'), box(28, 45, 44, 10), ellipse(50, 50, 19)],
  [ellipse(50, 50, 9), ...pair('M21 24L24 24L25.5 46L21 46Z')],
)

const fighterDart = banks(
  66,
  [
    symmetric(
      'M50 2C54 8 57 22 59 38C64 48 74 62 84 70L84 54L88 54L88 88L84 92L80 86L66 82L64 90L56 92L55 86L50 86',
    ),
  ],
  [symmetric('M50 36C53 40 54 46 53 54L50 58'), ...pair(poly(60, 66, 74, 76, 60, 74))],
)

const fighterTwin = banks(
  60,
  [
    symmetric(
      'M50 4C56 4 60 10 60 18L59 36L56 44L56 54L76 58L76 44C76 38 86 38 86 44L86 82L88 84L88 96L74 96L74 84L76 82L76 70L56 68L55 80L50 80',
    ),
  ],
  [symmetric('M50 16L54 20L54 30L50 32'), ...pair(box(79, 50, 4, 24, 2))],
)

const fighterWedge = banks(
  64,
  [
    symmetric(
      'M50 0L54 8L56 26L62 38L96 70L96 54L98 54L98 82L70 80L68 90L60 90L59 82L55 82L54 88L50 88',
    ),
  ],
  [symmetric('M50 28L53 32L53 44L50 48'), ...pair(poly(63, 52, 88, 74, 63, 70))],
)

// ---- Freighters -------------------------------------------------------------------------------

const freighterDisc = banks(
  58,
  [
    ellipse(50, 58, 39),
    poly(30, 30, 34, 2, 46, 6, 47, 30),
    poly(70, 30, 66, 2, 54, 6, 53, 30),
    bar(78, 40, 94, 26, 9),
    ellipse(94, 25, 7, 8),
    box(6, 50, 12, 16, 2),
  ],
  [
    ellipse(50, 58, 8),
    'M26 82C40 92 60 92 74 82L76 85C60 96 40 96 24 85Z',
    symmetric('M50 8L52.5 8L51.5 34L50 34'),
  ],
)

const pod = (x: number) => box(x, 26, 17, 42, 5)

const freighterLong = cruises(
  150,
  [
    'M114 34L136 40C144 43 146 50 144 54L132 62L114 62Z',
    box(20, 43, 100, 8),
    pod(34),
    pod(53),
    pod(72),
    pod(91),
    'M2 32L22 28L28 34L28 62L22 68L2 62Z',
    bar(124, 38, 118, 22, 2.5),
  ],
  [poly(130, 43, 140, 47, 139, 50, 128, 49), box(6, 40, 12, 4, 2), box(6, 50, 12, 4, 2)],
)

const freighterBox = cruises(
  132,
  [
    'M8 36L18 24L72 22L84 30L108 36L124 46L128 56L116 64L100 68L92 74L16 74L4 62Z',
    'M14 30L6 8L22 8L34 26Z',
    box(26, 72, 20, 8, 2),
    box(70, 72, 16, 8, 2),
  ],
  [poly(98, 39, 108, 42, 117, 49, 100, 48), box(24, 38, 52, 4, 1), box(24, 54, 52, 4, 1)],
)

// ---- Capital ships ----------------------------------------------------------------------------

const capitalWedge = cruises(
  156,
  [
    'M2 60L8 44L34 38L72 40L154 62L152 66L60 74L8 72Z',
    'M26 42L32 24L58 24L66 42Z',
    'M28 26L24 12L66 12L62 26L52 22L38 22Z',
  ],
  ['M8 57L140 62.5L140 64L8 61Z', box(36, 16, 18, 2.5, 1)],
)

const capitalBulb = cruises(
  156,
  [
    'M2 50C6 38 20 34 34 38C44 26 64 24 78 34C92 28 112 32 122 42C136 42 150 48 154 54C148 60 134 62 124 62C112 72 94 72 82 66C66 76 44 72 34 62C20 66 6 62 2 50Z',
    'M58 32C62 20 76 18 80 30Z',
    'M92 70C96 80 108 80 112 68Z',
    box(0, 42, 8, 5, 2),
    box(0, 54, 8, 5, 2),
  ],
  [
    'M20 49C50 45 90 46 138 53L138 55C90 50 50 49 20 53Z',
    ellipse(56, 60, 4.5, 2.5),
    ellipse(100, 40, 5, 2.5),
  ],
)

const capitalLong = cruises(
  156,
  [
    'M116 30L132 26C142 28 152 38 154 50C152 62 142 70 132 72L116 68L116 58L108 56L108 42L116 40Z',
    'M40 42L112 45L112 54L40 57Z',
    'M58 44L66 30L84 30L88 45Z',
    'M12 30L44 34L46 64L12 68Z',
    poly(0, 28, 14, 33, 14, 43, 0, 43),
    poly(-2, 45, 14, 45, 14, 54, -2, 54),
    poly(0, 56, 14, 56, 14, 66, 0, 71),
  ],
  [poly(134, 44, 148, 47, 148, 52, 134, 54), box(66, 36, 14, 2.5, 1)],
)

const capitalFork = cruises(
  156,
  [
    'M2 34L36 28L48 36L48 60L36 68L2 62Z',
    'M44 43L100 43L100 53L44 53Z',
    'M92 40L104 22L150 14L156 18L126 34L116 42L116 54L128 66L148 84L142 88L104 72L92 56Z',
    'M66 44L70 30L74 30L78 44Z',
    bar(72, 30, 72, 16, 2),
    box(56, 52, 18, 9, 2),
  ],
  [box(8, 40, 22, 3.5, 1.5), box(8, 52, 22, 3.5, 1.5), poly(108, 28, 132, 21, 120, 28, 110, 34)],
)

// ---- Speeders ---------------------------------------------------------------------------------

const speederBike = stands(
  132,
  [
    // The machine: a tank, a seat, two long arms with vanes.
    'M18 58L30 50L62 50L74 44L84 48L84 58L64 66L26 68Z',
    poly(80, 50, 128, 62, 128, 66, 80, 57),
    poly(112, 54, 132, 60, 130, 74, 110, 68),
    box(2, 54, 22, 10, 4),
    bar(76, 46, 82, 36, 3),
    // The rider, low over the tank.
    'M34 52C30 40 36 28 48 26C56 24 62 28 66 34L82 40L80 45L64 42L58 40C56 46 60 50 66 54L72 66L64 70L54 56Z',
    ellipse(66, 22, 9.5),
    poly(28, 60, 40, 48, 62, 60, 58, 72, 42, 76),
  ],
  [poly(67, 18, 76, 20, 75, 25, 67, 24)],
)

const speederOpen = stands(
  138,
  [
    'M6 60C14 52 30 50 44 50L84 50C104 50 126 56 136 66C132 72 118 74 100 74L22 74C12 74 6 68 6 60Z',
    'M70 52L82 34L86 34L90 52Z',
    box(0, 40, 34, 9, 4),
    box(4, 62, 30, 9, 4),
    poly(22, 48, 28, 48, 30, 64, 20, 64),
    // Who drives.
    ellipse(58, 30, 8),
    'M46 54C46 42 52 38 58 38C66 38 70 44 70 54Z',
  ],
  [box(40, 60, 62, 2.5, 1), 'M104 58C114 58 122 61 128 65L104 65Z'],
)

// ---- Beasts -----------------------------------------------------------------------------------

const beastHorned = stands(
  134,
  [
    // High shoulders, a low head, a coat that hangs down in locks.
    'M8 58C8 44 20 36 36 34C52 32 60 16 78 14C94 13 104 26 106 40C116 42 124 50 128 62C130 70 126 76 118 77L112 90L106 79C102 80 98 80 94 78L90 90L84 80L78 90L70 82L62 90L54 82L46 90L38 80L28 88L24 78C14 74 8 68 8 58Z',
    box(20, 72, 13, 30, 3),
    box(38, 78, 11, 24, 3),
    box(70, 78, 12, 24, 3),
    box(86, 74, 13, 28, 3),
    'M108 46C114 40 122 38 127 28C129 24 129 20 127 15C138 23 139 38 131 46C125 52 117 55 112 54Z',
    'M98 34C105 31 109 26 110 16C119 25 118 38 108 44Z',
    'M11 48C3 56 1 70 3 84L10 78C8 68 10 62 16 58Z',
  ],
  [ellipse(117, 61, 2), 'M60 34C72 30 82 34 88 44C92 52 92 60 90 68C88 54 78 38 60 34Z'],
)

const beastLongNeck = stands(
  130,
  [
    // Tail, back, neck and small head in one line.
    'M0 76C12 72 20 58 34 50C50 42 66 44 78 50C88 46 92 34 94 22C95 10 104 4 114 6C122 8 130 14 130 18C130 22 122 24 112 22C108 30 110 44 104 58C100 68 94 74 86 76L84 80L32 80C28 76 16 80 0 76Z',
    'M34 70L50 70L46 86L50 102L38 102L36 86Z',
    'M50 72L62 72L58 88L62 102L51 102L49 88Z',
    'M70 70L84 70L82 86L86 102L75 102L72 86Z',
    'M84 66L96 62L92 84L98 102L88 102L84 86Z',
    // A saddle.
    'M48 44L52 36L72 38L74 48Z',
  ],
  [ellipse(113, 13, 2.2), 'M50 50C58 46 66 46 74 52L72 55C66 50 58 50 51 53Z'],
)

// ---- Buildings --------------------------------------------------------------------------------

const station = cruises(
  130,
  [
    symmetric('M65 0L67 0L68 26L74 32L74 36L65 36', 65),
    symmetric('M65 32C84 32 96 36 100 42L128 46C131 48 131 52 128 54L100 58C96 64 84 68 65 68', 65),
    symmetric('M65 64L78 66L72 78L68 82L67 100L65 102', 65),
    ...pair(box(108, 38, 4, 24, 2), 65),
  ],
  [
    box(22, 48.5, 86, 3, 1.5),
    symmetric('M65 39L82 40.5L82 43L65 42', 65),
    symmetric('M65 72L70 72L69 75L65 75', 65),
  ],
)

const tower = stands(
  86,
  [
    symmetric(
      'M43 0L44.5 0L45 14L52 18L53 26L66 28L68 34L54 38L56 58L72 60L74 66L58 70L62 102L43 102',
      43,
    ),
    bar(58, 28, 58, 12, 2),
    bar(18, 60, 18, 46, 2),
  ],
  [
    symmetric('M43 44L46 44L47 54L43 54', 43),
    symmetric('M43 82C47 82 49 85 49 89L49 102L43 102', 43),
    symmetric('M43 21L47 21.5L47.5 24L43 24', 43),
  ],
)

/** The drawing of each figure. */
export const figures: Record<FigureId, Figure> = {
  hood,
  helmet,
  horns,
  'droid-head': droidHead,
  'long-hair': longHair,
  hat,
  mask,
  bare,
  'walker-two-legs': walkerTwoLegs,
  'walker-four-legs': walkerFourLegs,
  'fighter-cross': fighterCross,
  'fighter-panels': fighterPanels,
  'fighter-dart': fighterDart,
  'fighter-twin': fighterTwin,
  'fighter-wedge': fighterWedge,
  'freighter-disc': freighterDisc,
  'freighter-long': freighterLong,
  'freighter-box': freighterBox,
  'capital-wedge': capitalWedge,
  'capital-bulb': capitalBulb,
  'capital-long': capitalLong,
  'capital-fork': capitalFork,
  'speeder-bike': speederBike,
  'speeder-open': speederOpen,
  'beast-horned': beastHorned,
  'beast-long-neck': beastLongNeck,
  station,
  tower,
}
