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

/** Lets what moved glide, and what is new appear. Whatever still glides goes on from where it is. */
export function glide(root: HTMLElement, before: Places, from?: DOMRect) {
  const easing = 'cubic-bezier(.2,.8,.2,1)'
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    if (typeof element.animate !== 'function') return
    const old = before.get(element.dataset.key!)
    if (reduced()) {
      if (!old) element.animate({ opacity: [0, 1] }, { duration: 120 })
      continue
    }
    const now = element.getBoundingClientRect()
    const start = old ?? from
    if (!start || now.width === 0) {
      if (!old) element.animate({ opacity: [0, 1] }, { duration: 260, easing })
      continue
    }
    const dx = start.left - now.left
    const dy = start.top - now.top
    const scale = start.width / now.width
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) continue
    const transform = [`translate(${dx}px, ${dy}px) scale(${scale})`, 'none']
    element.animate({ transform, transformOrigin: ['0 0', '0 0'] }, { duration: 260, easing })
  }
}
