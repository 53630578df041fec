import { ellipse, poly } from './outline'
import type { Scatter } from './scatter'

/** The frame scenes are drawn in. */
export const wide = 300
export const high = 150

/** A number between two, by chance. */
export function between(chance: Scatter, least: number, most: number): number {
  return Math.round((least + (most - least) * chance()) * 10) / 10
}

/** Everything below a line of points. */
export function below(...xy: number[]): string {
  return poly(-5, high + 5, ...xy, wide + 5, high + 5)
}

/** Rolling land: crests that rise slowly and fall fast, one after the other. */
export function rolling(chance: Scatter, level: number, rise: number, crests: number): string {
  const step = (wide + 80) / crests
  let x = -40 - between(chance, 0, step / 2)
  let path = `M${x} ${high + 5}L${x} ${level}`
  for (let crest = 0; crest <= crests; crest += 1) {
    const top = level - rise * between(chance, 0.55, 1)
    const peak = x + step * between(chance, 0.55, 0.72)
    const foot = level + rise * between(chance, -0.15, 0.2)
    path += `C${x + step * 0.3} ${level} ${peak - step * 0.22} ${top} ${peak} ${top}`
    path += `C${peak + step * 0.1} ${top} ${x + step * 0.8} ${foot} ${x + step} ${foot}`
    x += step
  }
  return `${path}L${x} ${high + 5}Z`
}

/** Table mountains: flat tops, sloping sides, a ledge half-way. */
export function mesas(chance: Scatter, level: number, rise: number, count: number): string {
  const step = wide / count
  const line: number[] = [-5, level]
  for (let at = 0; at < count; at += 1) {
    const x = at * step + between(chance, 0, step * 0.3)
    const w = step * between(chance, 0.42, 0.62)
    const top = level - rise * between(chance, 0.45, 1)
    const ledge = (top + level) / 2
    line.push(x, level, x + 5, ledge, x + 9, ledge, x + 12, top)
    line.push(x + w - 8, top, x + w - 6, ledge + 4, x + w - 2, ledge + 4, x + w + 4, level)
  }
  return below(...line, wide + 5, level)
}

/** Peaks, each with a shoulder on one side. */
export function peaks(chance: Scatter, level: number, rise: number, count: number): string {
  const step = (wide + 40) / count
  const line: number[] = [-25, level]
  for (let at = 0; at < count; at += 1) {
    const x = -20 + at * step
    const top = level - rise * between(chance, 0.5, 1)
    const peak = x + step * between(chance, 0.35, 0.65)
    line.push(peak, top)
    line.push(peak + step * 0.12, top + (level - top) * 0.38)
    line.push(peak + step * 0.2, top + (level - top) * 0.34)
    line.push(x + step, level - rise * between(chance, 0, 0.15))
  }
  return below(...line)
}

/** Towers side by side, some with a mast. */
export function towers(chance: Scatter, level: number, rise: number, width: number): string {
  const line: number[] = []
  for (let x = -10; x < wide + 10;) {
    const w = width * between(chance, 0.6, 1.3)
    const top = level - rise * between(chance, 0.2, 1) ** 1.3
    const gap = chance() < 0.3 ? 3 : 0
    if (chance() < 0.3) {
      line.push(x, top, x + w * 0.2, top, x + w * 0.2, top - 7, x + w * 0.7, top - 7)
      line.push(x + w * 0.7, top, x + w, top)
    } else if (chance() < 0.35) {
      const mast = x + w / 2
      line.push(x, top, mast - 1, top, mast - 1, top - 16, mast + 1, top - 16, mast + 1, top)
      line.push(x + w, top)
    } else {
      line.push(x, top, x + w, top)
    }
    if (gap > 0) line.push(x + w, level, x + w + gap, level)
    x += w + gap
  }
  return below(...line)
}

/** A roof of leaves: round crowns of different size over a floor. */
export function crowns(chance: Scatter, level: number, size: number): string {
  let path = below(-5, level, wide + 5, level)
  for (let x = -10; x < wide + 20; x += size * 1.15) {
    const r = size * between(chance, 0.6, 1)
    const y = level - between(chance, 0, size * 0.5)
    path += ellipse(x, y, r * 1.15, r * 0.8)
    path += ellipse(x + r * 0.7, y - r * 0.35, r * 0.7, r * 0.5)
  }
  return path
}

/** Water: a row of even waves. */
export function waves(chance: Scatter, level: number, height: number, length: number): string {
  let x = -10 - between(chance, 0, length)
  let path = `M${x} ${high + 5}L${x} ${level}`
  while (x < wide + 10) {
    path += `C${x + length * 0.35} ${level} ${x + length * 0.5} ${level - height} ${x + length} ${level - height}`
    path += `C${x + length * 0.86} ${level - height * 0.2} ${x + length * 0.95} ${level} ${x + length * 1.2} ${level}`
    x += length * 1.2
  }
  return `${path}L${x} ${high + 5}Z`
}

/** Stars or dust: small discs all over the sky. */
export function specks(chance: Scatter, count: number, floor = 110): string {
  let path = ''
  for (let at = 0; at < count; at += 1) {
    const r = chance() < 0.2 ? 1.3 : 0.7
    path += ellipse(between(chance, 0, wide), between(chance, 0, floor), r)
  }
  return path
}

/** A rock without a right angle. */
export function rock(chance: Scatter, x: number, y: number, r: number): string {
  const line: number[] = []
  const corners = 8
  for (let at = 0; at < corners; at += 1) {
    const angle = (at / corners) * 2 * Math.PI + between(chance, -0.25, 0.25)
    const reach = r * between(chance, 0.72, 1.05)
    line.push(x + Math.cos(angle) * reach * 1.25, y + Math.sin(angle) * reach * 0.85)
  }
  return poly(...line.map((value) => Math.round(value * 10) / 10))
}

/** A bank of clouds: heaps of discs on a slanting line. */
export function clouds(chance: Scatter, from: number, to: number, size: number): string {
  let path = below(-5, from + size * 0.3, wide + 5, to + size * 0.3)
  for (let x = -10; x < wide + 20; x += size * 0.95) {
    const y = from + ((to - from) * x) / wide
    path += ellipse(x, y + between(chance, -4, 4), size * between(chance, 0.5, 0.95))
  }
  return path
}
