/** How heavy pages are and how long things take, as the browser itself counts. */
import type { Page } from 'playwright-core'

/** Bytes of all answers as they came over the line, while something is loaded. */
export async function bytesOf(page: Page, load: () => Promise<void>): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) =>
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
  )
  await load()
  await page.evaluate(() => document.fonts.ready)
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

export interface Times {
  clicks: Click[]
  /** Tasks that held the page up for more than 50 ms. */
  tasks: number[]
  /** How much of the page moved without being told to, by the browser's own measure. */
  shifts: number[]
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
      const saidOf = (target: EventTarget | null) => {
        const button = target instanceof Element ? target.closest('button') : null
        return (button?.ariaLabel ?? button?.textContent ?? '').trim()
      }
      addEventListener(
        'click',
        ({ target }) => (clicked = { on: saidOf(target), at: performance.now() }),
        { capture: true },
      )
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
        times.tasks.push(...list.getEntries().map((entry) => entry.duration))
      }).observe({ type: 'longtask' })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry) times.shifts.push(Number(entry.value))
        }
      }).observe({ type: 'layout-shift' })
    })
    return new Stopwatch(page)
  }

  read(): Promise<Times> {
    return this.page.evaluate(() => window.times)
  }
}
