import type { bases } from './planet'
import {
  bar,
  box,
  ellipse,
  pair,
  poly,
  ring,
  silhouette,
  symmetric,
  type Silhouette,
} from './outline'

/** What one would know a base by: on 100×100, standing on the lower edge. No two are alike. */
export const landmarks: Record<(typeof bases)[number], Silhouette> = {
  // Palaces between peaks.
  alderaan: silhouette(
    [
      poly(0, 100, 18, 56, 26, 66, 34, 44, 46, 70, 56, 100),
      poly(46, 100, 70, 60, 80, 72, 86, 64, 100, 100),
      symmetric('M56 2L58 22L62 26L62 40L66 44L66 100L56 100', 56),
      symmetric('M78 34L79.5 48L83 52L83 100L78 100', 78),
    ],
    [box(55, 50, 2.5, 10, 1), box(55, 66, 2.5, 10, 1), box(77, 60, 2, 8, 1)],
  ),
  // A town on a dish, afloat above the clouds.
  bespin: silhouette(
    [
      symmetric('M50 34C72 34 96 37 100 41C96 46 80 50 66 53C60 60 56 74 54 86L50 90'),
      symmetric('M50 18L56 20L57 28L68 29L68 34L50 36'),
      box(48.8, 4, 2.4, 16),
      box(74, 26, 5, 12, 2),
      box(24, 28, 4, 10, 2),
    ],
    [symmetric('M50 43L86 42L84 44L50 46')],
  ),
  // A hull on the slip, under the beams of a yard.
  corellia: silhouette(
    [
      box(4, 6, 6, 94),
      box(90, 6, 6, 94),
      box(0, 12, 100, 7),
      box(46, 19, 3, 20),
      poly(38, 39, 57, 39, 54, 45, 41, 45),
      'M14 62L30 54L78 58L88 68L84 80L70 86L22 84L13 76Z',
      poly(24, 100, 30, 82, 38, 82, 40, 100),
      poly(62, 100, 64, 82, 72, 82, 78, 100),
    ],
    [box(26, 66, 44, 3, 1.5), poly(72, 64, 80, 67, 80, 72, 72, 71)],
  ),
  // Steps of towers up to a hall with five spires.
  coruscant: silhouette(
    [
      poly(0, 100, 4, 74, 20, 72, 22, 56, 78, 56, 80, 72, 96, 74, 100, 100),
      box(46, 4, 8, 60),
      box(49, -4, 2, 12),
      ...pair(box(62, 22, 6, 40)),
      ...pair(box(76, 38, 5, 40)),
      poly(34, 58, 40, 44, 60, 44, 66, 58),
    ],
    [poly(44, 100, 46, 80, 54, 80, 56, 100), box(24, 66, 52, 2.5, 1), box(10, 84, 80, 2.5, 1)],
  ),
  // A tree on stilts of roots, moss hanging from it.
  dagobah: silhouette(
    [
      'M44 62C40 48 46 34 42 22L50 20C52 32 56 34 62 24L68 27C62 38 56 44 57 62Z',
      ellipse(34, 20, 26, 11),
      ellipse(66, 20, 26, 12),
      ellipse(50, 11, 28, 11),
      'M44 56C36 68 24 74 14 100L21 100C30 80 42 76 50 66Z',
      'M48 58C44 74 40 84 38 100L45 100C47 86 50 76 54 64Z',
      'M53 58C58 72 60 84 62 100L69 100C66 84 62 72 57 60Z',
      'M56 56C64 68 78 74 86 100L93 100C84 74 68 66 58 56Z',
      box(14, 24, 2.5, 22, 1),
      box(22, 26, 2, 14, 1),
      box(80, 26, 2.5, 20, 1),
      box(72, 26, 2, 12, 1),
    ],
    [ellipse(50, 52, 3.5, 5)],
  ),
  // One wide tree over the grass.
  dantooine: silhouette([
    'M46 100C48 84 47 72 45 64C40 56 30 52 22 48L25 45C34 48 42 52 47 58C48 50 46 44 42 38L46 37C50 42 52 48 52 56C56 48 64 44 74 42L75 46C66 50 58 56 55 66C54 76 55 88 58 100Z',
    ellipse(22, 40, 22, 10),
    ellipse(50, 28, 30, 12),
    ellipse(78, 38, 22, 10),
    ellipse(62, 20, 20, 9),
    poly(4, 100, 8, 88, 11, 100),
    poly(78, 100, 83, 86, 87, 100),
    poly(87, 100, 92, 90, 95, 100),
  ]),
  // A gun on the plating.
  'death-star': silhouette(
    [
      poly(14, 100, 20, 84, 80, 84, 86, 100),
      poly(26, 84, 30, 62, 70, 62, 74, 84),
      poly(32, 62, 36, 42, 66, 42, 70, 62),
      bar(56, 46, 98, 18, 5),
      bar(62, 56, 102, 30, 5),
      box(42, 34, 14, 10, 2),
    ],
    [box(38, 50, 24, 3, 1), box(34, 72, 32, 3, 1)],
  ),
  // The dish that holds the shield.
  endor: silhouette(
    [
      'M12 10C6 34 22 62 56 66L64 58C40 52 22 34 20 10Z',
      poly(20, 12, 62, 58, 56, 64, 14, 20),
      bar(38, 38, 66, 14, 2.5),
      ellipse(67, 13, 4.5),
      poly(44, 66, 62, 58, 72, 100, 34, 100),
      poly(24, 100, 28, 88, 78, 88, 82, 100),
    ],
    [poly(48, 72, 58, 72, 60, 80, 46, 80), box(44, 92, 18, 8)],
  ),
  // A ball that fires at ships, sunk in the snow.
  hoth: silhouette(
    [
      ellipse(48, 62, 34),
      poly(58, 34, 84, 4, 92, 10, 74, 46),
      poly(86, 0, 97, 8, 93, 14, 81, 5),
      'M-4 100C8 84 26 80 40 88C56 78 84 80 104 100Z',
    ],
    [
      'M15 58C34 66 62 66 81 58L82 62C62 71 34 71 14 62Z',
      ellipse(34, 42, 5),
      box(26, 74, 10, 3, 1.5),
    ],
  ),
  // A walled town on a table of rock.
  jedha: silhouette(
    [
      poly(10, 100, 18, 82, 16, 70, 22, 56, 80, 54, 86, 68, 83, 80, 92, 100),
      box(24, 42, 54, 16),
      symmetric('M44 4L46 14L50 20L50 46L44 46', 44),
      box(60, 30, 9, 16),
      ellipse(64.5, 30, 4.5, 5),
      box(28, 36, 8, 10),
      poly(71, 44, 71, 36, 76, 36, 76, 44),
    ],
    [box(30, 48, 4, 6, 2), box(54, 48, 4, 6, 2), 'M42 100L40 84L46 70L50 84L48 100Z'],
  ),
  // Houses between two rocks, the one hung from the other.
  kafrene: silhouette(
    [
      poly(8, 20, 30, 2, 64, 0, 92, 14, 84, 32, 58, 40, 26, 36),
      poly(14, 84, 36, 70, 66, 72, 90, 84, 78, 98, 50, 102, 22, 98),
      box(44, 34, 12, 44),
      box(34, 30, 6, 24),
      box(62, 50, 6, 28),
      box(30, 56, 4, 22),
      box(68, 30, 4, 14),
    ],
    [box(48, 44, 4, 4), box(48, 52, 4, 4), box(48, 60, 4, 4)],
  ),
  // The wheel over a mine.
  kessel: silhouette(
    [
      poly(16, 100, 42, 24, 48, 24, 26, 100),
      poly(84, 100, 58, 24, 52, 24, 74, 100),
      box(36, 20, 28, 6),
      ring(50, 16, 17, 17, 11, 11),
      ellipse(50, 16, 4),
      bar(34, 16, 66, 16, 2.5),
      bar(50, 0, 50, 32, 2.5),
      box(30, 54, 40, 4),
      box(24, 76, 52, 4),
      poly(66, 100, 68, 82, 100, 82, 100, 100),
      bar(64, 22, 96, 84, 2),
    ],
    [box(76, 88, 10, 12)],
  ),
  // A tower like a mushroom among cones of stone.
  lothal: silhouette(
    [
      symmetric('M50 8C66 8 80 15 82 24C74 29 62 31 58 33L57 60L61 100L50 100'),
      box(48.8, -6, 2.4, 18),
      'M0 100L14 58C16 52 19 52 21 58L34 100Z',
      'M70 100L82 66C84 60 87 60 89 66L100 100Z',
    ],
    [symmetric('M50 20L72 21L68 24L50 24'), 'M46 100L47 82C48 79 52 79 53 82L54 100Z'],
  ),
  // A town that rises out of the water in bubbles.
  'mon-cala': silhouette(
    [
      ellipse(50, 74, 30, 26),
      ellipse(28, 62, 15, 18),
      ellipse(68, 50, 17, 22),
      ellipse(48, 36, 14, 20),
      bar(48, 20, 48, 0, 2.5),
      ellipse(82, 76, 14, 14),
      'M-2 100C8 90 18 96 28 92C40 88 50 96 62 92C74 88 88 96 102 90L102 102L-2 102Z',
    ],
    [
      'M38 42C44 46 52 46 58 42L58 45C52 49 44 49 38 45Z',
      'M16 66C22 70 32 70 38 66L38 69C32 73 22 73 16 69Z',
      ellipse(70, 50, 5, 7),
    ],
  ),
  // A keep like a tuning fork over the fire.
  mustafar: silhouette(
    [symmetric('M50 44L55 44L57 6L62 0L67 8L70 50L76 54L78 72L88 76L96 100L50 100')],
    [
      poly(46, 100, 48, 76, 52, 76, 54, 100),
      box(48, 52, 4, 12, 2),
      ...pair(box(61, 18, 2.5, 18, 1)).slice(0, 1),
    ],
  ),
  // The ribs of a wreck.
  'ord-mantell': silhouette([
    'M2 100C2 58 14 30 34 22L37 28C22 36 12 62 12 100Z',
    'M24 100C24 56 36 22 56 12L59 18C44 28 34 58 34 100Z',
    'M48 100C48 60 58 34 76 26L79 32C66 40 58 64 58 100Z',
    'M72 100C72 70 80 54 94 48L97 54C88 60 82 76 82 100Z',
    'M26 28C46 12 72 20 98 46L94 52C70 30 46 24 30 34Z',
    poly(34, 100, 38, 90, 46, 92, 52, 84, 66, 100),
    poly(82, 100, 88, 90, 100, 100),
  ]),
  // A town under one glass, on posts.
  rodia: silhouette(
    [
      symmetric('M50 14C78 14 96 36 98 66L50 66'),
      box(0, 66, 100, 8, 3),
      ...pair(poly(60, 74, 68, 74, 72, 100, 66, 100)),
      ...pair(poly(84, 74, 90, 74, 96, 100, 91, 100)),
      box(47, 72, 6, 28),
      box(48.8, 2, 2.4, 14),
    ],
    [
      poly(34, 64, 34, 44, 40, 44, 40, 34, 48, 34, 48, 64) +
        poly(52, 64, 52, 26, 58, 26, 58, 48, 66, 48, 66, 64),
      box(22, 52, 6, 12),
      box(72, 54, 6, 10),
    ],
  ),
  // A mountain that smokes.
  sullust: silhouette(
    [
      'M-4 100C14 92 26 70 36 52L42 56L50 51L57 56L63 52C74 72 86 92 104 100Z',
      'M46 46C40 38 46 32 42 26C36 20 42 10 52 12C58 4 72 6 72 15C82 16 82 28 73 29C66 32 60 30 57 34C54 38 56 42 54 46Z',
    ],
    [
      'M50 58C47 68 53 74 49 84C47 90 50 96 46 102L53 102C55 94 52 90 55 84C58 74 52 68 54 58Z',
      'M62 62C64 72 72 78 74 88L77 88C74 78 66 72 65 64Z',
    ],
  ),
  // A round house, and a mast that gathers water.
  tatooine: silhouette(
    [
      'M0 100C0 66 18 50 36 50C54 50 72 66 72 100Z',
      poly(46, 100, 46, 74, 76, 74, 80, 100),
      box(86, 12, 4, 88),
      box(81, 24, 14, 5, 2),
      box(83, 34, 10, 4, 2),
      box(82, 48, 12, 10, 3),
      poly(80, 100, 84, 84, 92, 84, 96, 100),
    ],
    ['M54 100L54 88C54 81 66 81 66 88L66 100Z', box(16, 74, 6, 6, 1), box(28, 74, 6, 6, 1)],
  ),
  // Steps up to an old temple.
  'yavin-4': silhouette(
    [
      poly(0, 100, 8, 76, 92, 76, 100, 100),
      poly(14, 76, 22, 52, 78, 52, 86, 76),
      poly(28, 52, 34, 30, 66, 30, 72, 52),
      poly(38, 30, 41, 14, 59, 14, 62, 30),
      box(44, 6, 12, 10),
    ],
    [
      poly(42, 100, 46, 30, 54, 30, 58, 100),
      box(18, 66, 20, 3, 1) + box(62, 66, 20, 3, 1),
      box(10, 88, 26, 3, 1) + box(64, 88, 26, 3, 1),
    ],
  ),
}
