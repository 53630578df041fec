/** Cards glide from where they lay to where they lie, wherever on the table that is. */

export type Places = Map<string, DOMRect>

/** Where everything with a key is drawn now. */
export function placesIn(root: HTMLElement): Places {
  const places: Places = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    places.set(element.dataset.key!, element.getBoundingClientRect())
  }
  return places
}

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const timing = { duration: 260, easing: 'cubic-bezier(.2,.8,.2,1)' }

/** Lets what moved glide, and what is new appear. Whatever still glides goes on from where it is. */
export function glide(root: HTMLElement, before: Places) {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-key]')]
  if (elements.some((element) => typeof element.animate !== 'function')) return
  const still = reduced()
  // All are measured before any is moved: after a move everything would be laid out anew.
  const moves = elements.map((element) => {
    const old = before.get(element.dataset.key!)
    return { element, old, from: old && !still && moved(old, element.getBoundingClientRect()) }
  })
  for (const { element, old, from } of moves) {
    if (!old) element.animate({ opacity: [0, 1] }, still ? { duration: 120 } : timing)
    else if (from) element.animate({ transform: [from, 'none'] }, timing)
  }
}

/**
 * What draws a thing that lies here as it lay there; nothing if it did not move. It is scaled from
 * its middle: only transform and opacity may change for the browser to move it beside its other work.
 */
function moved(there: DOMRect, here: DOMRect): string | null {
  if (here.width === 0) return null
  const [dx, dy] = [there.left - here.left, there.top - here.top]
  const scale = there.width / here.width
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return null
  const [x, y] = [dx + (here.width * (scale - 1)) / 2, dy + (here.height * (scale - 1)) / 2]
  return `translate(${x}px, ${y}px) scale(${scale})`
}
