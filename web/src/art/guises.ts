import type { Figure as FigureId } from '../generated/protocol'
import { bust, figures, profile, type Figure } from './figures'
import { bar, box, ellipse, pair, silhouette, symmetric } from './outline'

/**
 * The same figure as others wear it: an officer's cap is no smuggler's hat. So people of two sides
 * who lie next to each other are told apart at a glance.
 */
const collar = 'M57 83L72 102L66 102L52 86C54 86 56 85 57 83Z'

/** A pilot's, open at the face, the visor pushed up. */
const openHelmet = bust(
  [
    profile,
    'M19 44C15 18 33 1 52 2C68 3 76 14 75 27L63 29C58 29 56 33 56 39L55 57C50 63 41 67 34 66C26 62 20 54 19 44Z',
    'M50 -1C64 -2 78 6 84 17L78 22C70 13 60 9 50 9Z',
    bar(53, 56, 61, 70, 3),
  ],
  [ellipse(43, 46, 6), 'M23 30C33 19 47 15 60 17L60 20C47 19 34 23 24 34Z', collar],
)

/** A wide brim against two suns. */
const brim = bust(
  [
    profile,
    'M29 28C27 14 31 3 42 2C50 5 56 1 62 4C68 7 69 16 71 26Z',
    'M4 28C20 24 38 27 52 26C68 25 86 20 99 23C93 31 78 34 60 34C40 36 16 38 4 28Z',
  ],
  ['M28.5 20C42 23 57 21 69.5 17.5L70.5 22C57 26 42 27.5 29 25Z', collar],
)

/** A knitted cap for cold nights outside. */
const knitted = bust(
  [profile, 'M23 37C19 17 32 1 51 2C67 3 74 14 71 27C60 25 53 29 45 35C37 40 28 42 23 37Z'],
  ['M25 31C36 30 48 20 71.5 20L71.5 24C54 25 42 34 26 36Z', collar],
)

/** Round glasses and what one breathes through. */
const breather = bust(
  [
    symmetric(
      'M50 7C66 7 77 20 76 38C76 50 72 58 68 64C66 72 62 76 61 80C76 84 93 88 98 102L50 102',
    ),
    ...pair('M64 60L80 66L84 88L76 90L73 74L62 70Z'),
  ],
  [
    ellipse(63, 37, 9.5),
    ellipse(37, 37, 9.5),
    box(42, 58, 16, 2.5, 1) + box(43, 63.5, 14, 2.5, 1) + box(44, 69, 12, 2.5, 1),
  ],
)

/** No hair, but a band that thinks along. */
const banded = bust(
  [profile, ellipse(38, 40, 10, 13), bar(30, 30, 22, 14, 2.5)],
  [
    'M25 33C40 27 56 26 68.5 29L68.5 34C56 31 40 32 25 38Z',
    silhouette([ellipse(38, 42, 4, 6)]).solid,
    collar,
  ],
)

type Guises = Partial<Record<FigureId, Partial<Record<string, Figure>>>>

export const guises: Guises = {
  helmet: { rebel: openHelmet, neutral: openHelmet, hutt: openHelmet },
  hat: { rebel: knitted, neutral: brim, hutt: brim, syndicate: brim },
  mask: { rebel: breather, neutral: breather, hutt: breather },
  bare: { neutral: banded, syndicate: banded },
}

/** How a figure is drawn for a faction. */
export function drawn(figure: FigureId, faction: string): Figure {
  return guises[figure]?.[faction] ?? figures[figure]
}
