import type { Action } from 'svelte/action'

/** What is looked at closely, and beside what it is shown. */
class Inspected {
  key = $state<string>()
  anchor = $state.raw<Element>()
}

export const inspected = new Inspected()

/** Shows a card large, beside the anchor if there is one. */
export function inspect(key: string, anchor?: Element) {
  inspected.key = key
  inspected.anchor = anchor
}

/** Puts away what is shown: all of it, or only if it belongs to this anchor. */
export function clear(anchor?: Element) {
  if (anchor && inspected.anchor !== anchor) return
  inspected.key = undefined
  inspected.anchor = undefined
}

/** How long the pointer rests on a thing before it is shown large, and a finger presses. */
const rest = 250
const press = 450

/** Shows a card large while the pointer rests on this element, it has the focus, or a finger holds it. */
export const inspectable: Action<HTMLElement | SVGElement, string | undefined> = (element, key) => {
  // Both kinds of elements tell of the same events; only their types differ.
  const node = element as HTMLElement
  let current = key
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false

  const show = () => current !== undefined && inspect(current, node)
  const stop = () => {
    clearTimeout(timer)
    // An element that is taken away loses its focus while the page is being drawn: no time to
    // change what is drawn.
    queueMicrotask(() => clear(node))
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    clearTimeout(timer)
    timer = setTimeout(show, rest)
  }
  const down = (event: PointerEvent) => {
    clearTimeout(timer)
    held = false
    if (event.pointerType !== 'touch') return
    timer = setTimeout(() => {
      held = true
      show()
    }, press)
  }
  const up = (event: PointerEvent) => {
    if (event.pointerType === 'touch') stop()
  }
  const focus = () => {
    if (node.matches(':focus-visible')) show()
  }
  /** The click that ends a long press was meant to read, not to act. */
  const click = (event: MouseEvent) => {
    if (!held) return
    held = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const menu = (event: Event) => {
    if (held) event.preventDefault()
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') stop()
  }

  const listening = new AbortController()
  const { signal } = listening
  node.addEventListener('pointerenter', enter, { signal })
  node.addEventListener('pointerleave', stop, { signal })
  node.addEventListener('pointerdown', down, { signal })
  node.addEventListener('pointerup', up, { signal })
  node.addEventListener('pointercancel', up, { signal })
  node.addEventListener('focus', focus, { signal })
  node.addEventListener('blur', stop, { signal })
  node.addEventListener('keydown', escape, { signal })
  node.addEventListener('contextmenu', menu, { signal })
  node.addEventListener('click', click, { signal, capture: true })

  return {
    update: (next) => (current = next),
    destroy: () => {
      listening.abort()
      stop()
    },
  }
}
