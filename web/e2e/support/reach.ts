/** What of a table can be reached in a window of any size. */
import type { Page } from 'playwright-core'

/** Gives the window another size, and waits until the table is laid out for it. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width }) => innerWidth === width, size)
  // Whoever listens for it has heard of it when the next frame is drawn; the one after shows it.
  await page.evaluate(
    () =>
      new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  )
}

/** What of a table stands out over the window and is cut off there. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.screen, main.board')].flatMap(
      ({ tagName, scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight
          ? [`${tagName}: ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`]
          : [],
    ),
  )

/**
 * What cannot be got at by scrolling: buttons of banner and bar that a click in their middle would
 * not hit, and things on the table whose middle never comes into sight between the two.
 */
export const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName
    // What cannot be scrolled by hand can still be scrolled from here: that is taken back.
    const holdStill = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        if (overflowX === 'hidden') at.scrollLeft = 0
        if (overflowY === 'hidden') at.scrollTop = 0
      }
    }
    const middleOf = (element: Element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      holdStill(element)
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [(left + right) / 2, (top + bottom) / 2] as const
    }
    const isHit = (element: Element) => {
      const hit = document.elementFromPoint(...middleOf(element))
      return hit !== null && (element.contains(hit) || hit.contains(element))
    }
    const buttons = [...document.querySelectorAll('section.bar button, .banner :is(a, button)')]
    const things = [...document.querySelectorAll('main.board [data-place], main.board button')]
    const top = document.querySelector('.banner')!.getBoundingClientRect().bottom
    const bar = document.querySelector('section.bar')!.getBoundingClientRect()
    const bottom = bar.width > innerWidth - 20 ? bar.top : innerHeight
    const isSeen = (element: Element) => {
      const [x, y] = middleOf(element)
      return x >= 0 && x <= innerWidth && y >= top && y <= bottom
    }
    const lost = things.filter(
      (thing) => thing.checkVisibility() && !thing.closest('section.bar') && !isSeen(thing),
    )
    return [...buttons.filter((button) => !isHit(button)), ...lost].map(nameOf)
  })
