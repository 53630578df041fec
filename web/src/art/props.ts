import type { Prop } from '../generated/protocol'
import { bar, box, ellipse, pair, poly, silhouette, symmetric, type Silhouette } from './outline'

/** The small thing on the ground of a poster: drawn on 40×40, standing on the lower edge. */
export const props: Record<Prop, Silhouette> = {
  crate: silhouette(
    [box(3, 10, 34, 30, 2)],
    [box(8, 15, 24, 3), bar(9, 22, 31, 36, 3), bar(31, 22, 9, 36, 3)],
  ),
  dice: silhouette(
    [box(2, 18, 22, 22, 4), poly(20, 8, 34, 3, 39, 17, 26, 22)],
    [ellipse(8, 24, 2.2), ellipse(13, 29, 2.2), ellipse(18, 34, 2.2), ellipse(29.5, 12.5, 2.2)],
  ),
  key: silhouette(
    [ellipse(12, 22, 11), box(20, 19, 20, 6), box(29, 24, 4, 7), box(35.5, 24, 4, 9)],
    [ellipse(12, 22, 4.5)],
  ),
  crystal: silhouette(
    [
      poly(14, 40, 10, 14, 19, 0, 27, 12, 25, 40),
      poly(3, 40, 1, 26, 7, 18, 12, 40),
      poly(27, 40, 29, 22, 34, 17, 38, 26, 36, 40),
    ],
    [poly(18, 5, 19.5, 5, 18.5, 38, 17, 38)],
  ),
  'blaster-case': silhouette(
    [
      box(0, 14, 40, 24, 3),
      'M12 15L12 10C12 7 14 6 16 6L24 6C26 6 28 7 28 10L28 15L24.5 15L24.5 9.5L15.5 9.5L15.5 15Z',
    ],
    [box(0, 24, 40, 2), box(8, 21, 5, 8, 1), box(27, 21, 5, 8, 1)],
  ),
  map: silhouette(
    [poly(1, 10, 13, 6, 27, 11, 39, 7, 39, 36, 27, 40, 13, 35, 1, 39)],
    [
      poly(12.3, 8, 14, 8, 14, 34, 12.3, 34),
      poly(26.3, 12, 28, 12, 28, 38, 26.3, 38),
      ellipse(20, 20, 3.2),
    ],
  ),
  mug: silhouette(
    [
      box(5, 8, 23, 32, 3),
      'M27 14C36 13 39 18 39 24C39 30 36 35 27 34L27 30C33 30 35 28 35 24C35 20 33 18 27 18Z',
      ellipse(11, 8, 6, 5),
      ellipse(21, 7, 7, 6),
    ],
    [box(10, 18, 3, 16, 1.5), box(16, 18, 3, 16, 1.5), box(22, 18, 3, 16, 1.5)],
  ),
  'mask-prop': silhouette(
    [symmetric('M20 6C30 6 36 8 38 11C38 24 33 36 20 40', 20)],
    [...pair('M23 18C28 15 33 16 34 18C32 23 26 24 23 21Z', 20), poly(15, 31, 25, 31, 20, 34)],
  ),
  chip: silhouette(
    [
      box(8, 10, 24, 24, 2),
      ...[12, 18.5, 25].flatMap((at) => [box(at, 4, 3, 36), box(2, at + 2, 36, 3)]),
    ],
    [box(14, 16, 12, 12, 1)],
  ),
  cable: silhouette(
    [
      'M20 12C33 12 39 19 39 26C39 34 31 40 20 40C9 40 1 34 1 26C1 19 7 12 20 12Z',
      bar(30, 15, 36, 5, 5),
      box(33, 0, 6, 7, 1),
    ],
    ['M20 19C28 19 33 22 33 26C33 30 28 33 20 33C12 33 7 30 7 26C7 22 12 19 20 19Z'],
  ),
  antenna: silhouette([
    bar(20, 18, 20, 40, 3.5),
    poly(10, 40, 20, 30, 30, 40),
    'M3 6C3 20 16 27 31 20Z',
    bar(17, 13, 30, 3, 2.5),
    ellipse(31, 3, 3),
  ]),
  medal: silhouette(
    [poly(8, 0, 17, 0, 22, 16, 16, 19), poly(32, 0, 23, 0, 18, 16, 24, 19), ellipse(20, 27, 13)],
    [ellipse(20, 27, 8.5)],
  ),
  flag: silhouette([
    box(5, 2, 3.5, 38, 1.5),
    'M8 4C18 0 26 10 38 5L33 13.5L38 22C26 27 18 17 8 21Z',
  ]),
  lamp: silhouette(
    [
      poly(10, 12, 30, 12, 34, 36, 6, 36),
      box(4, 35, 32, 5, 2),
      box(11, 7, 18, 6, 2),
      'M12 8C12 -2 28 -2 28 8L25 8C25 2 15 2 15 8Z',
    ],
    [poly(15, 16, 25, 16, 27, 32, 13, 32)],
  ),
  'helmet-prop': silhouette(
    ['M3 34C1 12 10 4 21 4C32 4 38 13 38 24L38 30L32 31L31 40L8 40Z'],
    ['M17 18C24 16 32 17 38 19L38 26C31 25 23 27 17 25Z', box(11, 32, 12, 2.5, 1)],
  ),
  'holo-disc': silhouette(
    [ellipse(20, 34, 19, 6), poly(11, 29, 15, 4, 25, 4, 29, 29), ellipse(20, 7, 7)],
    [poly(14, 26, 18.5, 16, 21.5, 16, 26, 26), ellipse(20, 35, 8, 2)],
  ),
  tool: silhouette(
    [
      bar(8, 36, 26, 16, 7),
      'M22 4L30 12L36 10L40 2C42 12 36 20 27 20L20 13C19 9 20 6 22 4Z',
      ellipse(7.5, 36, 4.5),
    ],
    [ellipse(8.5, 35, 1.8)],
  ),
  barrel: silhouette(
    ['M7 4C16 1 24 1 33 4L35 12L35 32L33 38C24 41 16 41 7 38L5 32L5 12Z'],
    [box(5, 11, 30, 2.5), box(5, 29, 30, 2.5)],
  ),
  goggles: silhouette(
    [ellipse(10.5, 24, 10), ellipse(29.5, 24, 10), 'M0 22C6 8 34 8 40 22L37 22C32 14 8 14 3 22Z'],
    [ellipse(10.5, 24, 5.5), ellipse(29.5, 24, 5.5)],
  ),
  bell: silhouette(
    [
      symmetric('M20 4C29 4 31 12 32 22C33 28 36 30 38 34L20 34', 20),
      ellipse(20, 36, 5, 4),
      box(18, 0, 4, 6, 2),
    ],
    [box(9, 28, 22, 2)],
  ),
  compass: silhouette([ellipse(20, 22, 18), box(16, 0, 8, 6, 2)], [ellipse(20, 22, 13.5)]),
  coin: silhouette(
    [
      ellipse(15, 26, 14),
      'M28 12C35 13 40 19 40 26C40 33 35 39 28 40C31 37 33 32 33 26C33 20 31 15 28 12Z',
    ],
    [box(10, 20, 10, 2.6, 1), box(10, 25, 10, 2.6, 1), box(10, 30, 10, 2.6, 1)],
  ),
  lock: silhouette(
    [box(5, 18, 30, 22, 3), 'M9 20L9 12C9 -3 31 -3 31 12L31 20L26 20L26 12C26 3 14 3 14 12L14 20Z'],
    ['M20 24C24 24 24.5 29 22 30L23 35L17 35L18 30C15.5 29 16 24 20 24Z'],
  ),
  'saber-hilt': silhouette(
    [bar(4, 36, 30, 10, 7.5), bar(29, 11, 35, 5, 10), ellipse(5, 36, 4.5)],
    [bar(12, 23, 17, 28, 1.8), bar(16, 19, 21, 24, 1.8), bar(8, 27, 13, 32, 1.8)],
  ),
  feather: silhouette(
    ['M4 40C6 26 14 8 36 1C40 14 34 26 22 31L18 29L16 33C12 35 9 36 6 40Z'],
    ['M7 35C14 24 20 17 30 8L31 9C21 18 15 25 8.5 35.5Z'],
  ),
  'thermal-charge': silhouette(
    [ellipse(20, 24, 16), box(14, 1, 12, 9, 2), box(24, 3, 9, 3.5, 1.5)],
    [box(4, 22.5, 32, 3), ellipse(20, 24, 5)],
  ),
  satchel: silhouette(
    [box(3, 15, 34, 25, 4), 'M8 17C8 -4 32 -4 32 17L28.5 17C28.5 2 11.5 2 11.5 17Z'],
    ['M3 24L20 30L37 24L37 26.5L20 32.5L3 26.5Z', box(18, 27, 4, 7, 1)],
  ),
  book: silhouette(
    [symmetric('M20 11C26 6 33 6 39 8L39 36C33 34 26 34 20 39', 20)],
    [
      box(19.2, 11, 1.6, 28),
      poly(25, 15, 34, 13.5, 34, 15.5, 25, 17),
      poly(25, 21, 34, 19.5, 34, 21.5, 25, 23),
    ],
  ),
  comlink: silhouette(
    [box(11, 8, 18, 32, 4), box(14, 0, 3, 10, 1.5)],
    [ellipse(20, 17, 5), box(15, 27, 10, 2.2, 1), box(15, 32, 10, 2.2, 1)],
  ),
  'horn-cup': silhouette(
    [
      'M2 8L24 4C28 20 34 26 40 28C32 36 12 34 2 8Z',
      ellipse(13, 6, 11.5, 4.5),
      poly(16, 40, 20, 28, 26, 28, 30, 40),
    ],
    [ellipse(13, 6, 8, 2.2)],
  ),
  plant: silhouette(
    [
      poly(10, 26, 30, 26, 27, 40, 13, 40),
      'M20 28C18 18 8 16 2 20C4 8 18 10 21 22C20 12 22 4 28 0C34 8 28 18 22 26C26 18 32 16 38 18C37 28 28 28 20 28Z',
    ],
    [box(11, 29.5, 18, 2)],
  ),
  'fuel-cell': silhouette(
    [box(7, 6, 26, 34, 3), box(13, 0, 14, 8, 2), box(4, 12, 32, 4, 1), box(4, 32, 32, 4, 1)],
    [poly(22, 18, 14, 25.5, 19, 25.5, 17, 31, 26, 23, 21, 23)],
  ),
  probe: silhouette(
    [
      ellipse(20, 13, 12, 10),
      bar(13, 20, 8, 40, 2.5),
      bar(20, 20, 20, 36, 2.5),
      bar(27, 20, 33, 38, 2.5),
      bar(26, 6, 33, -1, 2),
      box(9, 17, 22, 6, 3),
    ],
    [ellipse(17, 11, 4), ellipse(27, 12, 2)],
  ),
  chain: silhouette(
    [
      ellipse(10, 28, 10, 8),
      ellipse(30, 28, 10, 8),
      box(12, 24.5, 16, 7, 3.5),
      ellipse(20, 10, 8, 9),
    ],
    [ellipse(8, 28, 4.5, 3.5), ellipse(32, 28, 4.5, 3.5), ellipse(20, 9, 3.5, 4.5)],
  ),
  'target-mark': silhouette(
    [ellipse(20, 21, 16), box(18, 0, 4, 40), box(0, 19, 40, 4)],
    [ellipse(20, 21, 11)],
  ),
  'star-chart': silhouette(
    ['M4 8L36 4L38 36L6 40Z'],
    [
      ellipse(13, 16, 2),
      ellipse(28, 13, 2.5),
      ellipse(23, 28, 2),
      bar(13, 16, 28, 13, 1),
      bar(28, 13, 23, 28, 1),
      ellipse(12, 31, 1.5),
    ],
  ),
}
