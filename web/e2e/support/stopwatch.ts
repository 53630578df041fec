/** How heavy pages are and how long things take, as the browser itself counts. */
import type { Page, Request } from 'playwright-core'

/** Bytes of all answers as they came over the line, while something is loaded. */
export async function bytesOf(page: Page, load: () => Promise<void>): Promise<number> {
  const sizes: Promise<number>[] = []
  const weigh = (request: Request) =>
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  page.on('requestfinished', weigh)
  await load()
  await page.evaluate(() => document.fonts.ready)
  // What comes later is not waited for, and may come to a page that is closed.
  page.off('requestfinished', weigh)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Milliseconds until something of the page was painted. */
export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN),
  )

export interface Click {
  /** What was clicked, in its own words. */
  on: string
  /** Milliseconds until the first frame that shows what came of it. */
  took: number
}

export interface Task {
  took: number
  /** How long after which click. */
  after: string
}

export interface Shift {
  /** How much, by the browser's own measure. */
  value: number
  /** What moved, as a selector would name it. */
  moved: string[]
  after: string
}

export interface Times {
  clicks: Click[]
  /** Tasks that held the page up for more than 50 ms. */
  tasks: Task[]
  /** What of the page moved without being told to. */
  shifts: Shift[]
}

/** An entry the browser reports; TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

declare global {
  interface Window {
    times: Times
  }
}

/** Watches a page from its next load on. */
export class Stopwatch {
  private constructor(readonly page: Page) {}

  static async on(page: Page): Promise<Stopwatch> {
    await page.addInitScript(() => {
      const times: Times = { clicks: [], tasks: [], shifts: [] }
      window.times = times
      let clicked: { on: string; at: number } | undefined
      let last: { on: string; at: number } | undefined
      const saidOf = (target: EventTarget | null) => {
        const button = target instanceof Element ? target.closest('button') : null
        return (button?.ariaLabel ?? button?.textContent ?? '').trim()
      }
      addEventListener(
        'click',
        ({ target }) => (last = clicked = { on: saidOf(target), at: performance.now() }),
        { capture: true },
      )
      const afterClick = (at: number) =>
        last ? `${Math.round(at - last.at)} ms after “${last.on}”` : ''
      const nameOf = (node: Node | null) => {
        const element = node instanceof Element ? node : node?.parentElement
        if (!element) return 'something gone'
        const classes = [...element.classList].filter((name) => !name.startsWith('svelte-'))
        return [element.tagName.toLowerCase(), ...classes].join('.')
      }
      // Something is written, comes or goes: that a button is pressed in is no effect yet.
      const seen = new MutationObserver(() => {
        if (clicked === undefined) return
        const { on, at } = clicked
        clicked = undefined
        // The first task after the frame: a timer would wait behind all that is told meanwhile.
        requestAnimationFrame(() =>
          scheduler.postTask(() => times.clicks.push({ on, took: performance.now() - at }), {
            priority: 'user-blocking',
          }),
        )
      })
      addEventListener('DOMContentLoaded', () =>
        seen.observe(document.body, { childList: true, characterData: true, subtree: true }),
      )
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          times.tasks.push({ took: duration, after: afterClick(startTime) })
        }
      }).observe({ type: 'longtask' })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          const moved = entry.sources.map(({ node }) => nameOf(node))
          times.shifts.push({ value: entry.value, moved, after: afterClick(entry.startTime) })
        }
      }).observe({ type: 'layout-shift' })
    })
    return new Stopwatch(page)
  }

  /** Forgets what was seen so far: how the page was loaded. */
  startAnew(): Promise<void> {
    return this.page.evaluate(() => {
      for (const seen of Object.values(window.times)) seen.length = 0
    })
  }

  read(): Promise<Times> {
    return this.page.evaluate(() => window.times)
  }
}
