/**
 * Silhouettes from a few parts. A drawing is a union of solids, as one path, and at most a few
 * cut-outs; so every part must run the same way round, whichever way it was written down.
 */
type Point = readonly [number, number]
/** One step of an outline: a line to a point, or a curve with its two handles. */
type Step = readonly [Point] | readonly [Point, Point, Point]

interface Outline {
  start: Point
  steps: Step[]
}

export interface Silhouette {
  solid: string
  cut: string
  cuts: number
}

/** A drawing: what is filled, and what is cut out of it. Each part in absolute M, L, C, Z. */
export function silhouette(solids: string[], cuts: string[] = []): Silhouette {
  return {
    solid: solids.map(clockwise).join(''),
    cut: cuts.join(''),
    cuts: cuts.length,
  }
}

/** A shape and its mirror image: the half from the axis at the top to the axis at the bottom. */
export function symmetric(half: string, axis = 50): string {
  const right = read(half)
  const left = backward(mirror(right, axis))
  return write({ start: right.start, steps: [...right.steps, [left.start], ...left.steps] })
}

/** The same part on the other side of the axis. */
export function mirrored(part: string, axis = 50): string {
  return write(mirror(read(part), axis))
}

/** A part and its mirror image, as two parts. */
export function pair(part: string, axis = 50): string[] {
  return [part, mirrored(part, axis)]
}

/** A shape with straight edges. */
export function poly(...xy: number[]): string {
  const points: string[] = []
  for (let at = 0; at + 1 < xy.length; at += 2) points.push(`${xy[at]} ${xy[at + 1]}`)
  return `M${points.join('L')}Z`
}

/** How far the handles of a quarter circle reach. */
const bow = 0.5523

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [a, b] = [rx * bow, ry * bow]
  return (
    `M${x} ${y - ry}C${x + a} ${y - ry} ${x + rx} ${y - b} ${x + rx} ${y}` +
    `C${x + rx} ${y + b} ${x + a} ${y + ry} ${x} ${y + ry}` +
    `C${x - a} ${y + ry} ${x - rx} ${y + b} ${x - rx} ${y}` +
    `C${x - rx} ${y - b} ${x - a} ${y - ry} ${x} ${y - ry}Z`
  )
}

/** A ring: the inner ellipse runs the other way round, and so stays open. */
export function ring(
  x: number,
  y: number,
  rx: number,
  ry: number,
  insideX: number,
  insideY: number,
) {
  return ellipse(x, y, rx, ry) + mirrored(ellipse(x, y, insideX, insideY), x)
}

/** A box, its corners rounded if told. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return poly(x, y, x + w, y, x + w, y + h, x, y + h)
  const k = r * (1 - bow)
  return (
    `M${x + r} ${y}L${x + w - r} ${y}C${x + w - k} ${y} ${x + w} ${y + k} ${x + w} ${y + r}` +
    `L${x + w} ${y + h - r}C${x + w} ${y + h - k} ${x + w - k} ${y + h} ${x + w - r} ${y + h}` +
    `L${x + r} ${y + h}C${x + k} ${y + h} ${x} ${y + h - k} ${x} ${y + h - r}` +
    `L${x} ${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`
  )
}

/** A bar of even width from one point to another. */
export function bar(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [((y2 - y1) / length) * (width / 2), ((x1 - x2) / length) * (width / 2)]
  return poly(x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy)
}

function read(part: string): Outline {
  const outline: Outline = { start: [0, 0], steps: [] }
  for (const [, letter, numbers = ''] of part.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const xy = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const points: Point[] = []
    for (let at = 0; at + 1 < xy.length; at += 2) points.push([xy[at] ?? 0, xy[at + 1] ?? 0])
    add(outline, letter, points)
  }
  return outline
}

function add(outline: Outline, letter: string | undefined, points: Point[]) {
  if (letter === 'C') {
    for (let at = 0; at + 2 < points.length; at += 3) {
      outline.steps.push(points.slice(at, at + 3) as unknown as Step)
    }
    return
  }
  const [first, ...rest] = points
  if (letter === 'M' && first) outline.start = first
  for (const point of letter === 'M' ? rest : points) outline.steps.push([point])
}

function write({ start, steps }: Outline): string {
  const said = steps.map((step) => (step.length === 1 ? 'L' : 'C') + step.map(spell).join(' '))
  return `M${spell(start)}${said.join('')}Z`
}

function spell([x, y]: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`
}

function mirror({ start, steps }: Outline, axis: number): Outline {
  const across = ([x, y]: Point): Point => [2 * axis - x, y]
  return { start: across(start), steps: steps.map((step) => step.map(across) as unknown as Step) }
}

function end(step: Step): Point {
  return step.length === 1 ? step[0] : step[2]
}

function backward({ start, steps }: Outline): Outline {
  const stops = [start, ...steps.map(end)]
  const back = steps.map((step, at): Step => {
    const to = stops[at] ?? start
    return step.length === 1 ? [to] : [step[1], step[0], to]
  })
  return { start: stops.at(-1) ?? start, steps: back.reverse() }
}

function clockwise(part: string): string {
  // A part with an opening was written with its directions already.
  if (part.lastIndexOf('M') > 0) return part
  const outline = read(part)
  const points = [outline.start, ...outline.steps.flatMap((step) => [...step])]
  let area = 0
  points.forEach(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    area += x * nextY - nextX * y
  })
  return write(area < 0 ? backward(outline) : outline)
}
