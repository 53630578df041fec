import { untrack } from 'svelte'
import type { Action } from 'svelte/action'
import type { Attachment } from 'svelte/attachments'

/** What is looked at closely, and beside what it is shown. */
class Inspected {
  key = $state<string>()
  anchor = $state.raw<Element>()
}

export const inspected = new Inspected()

/** Where on a page things are read large. */
class Homes {
  /** What gives its place while something is read: a rail beside the table. */
  home = $state.raw<Element>()
  /** What stands in that place and is read itself: then it is not given. */
  taken = $state.raw<Element>()
  /** What is never covered: what is read ends above all of it. */
  floors = $state.raw<readonly Element[]>([])
  /** What is to be seen all the time, if it can be helped: my piece on a map. */
  kept = $state.raw<Element>()
}

export const homes = new Homes()

/** `{@attach inspectorHome}`: here things are read large, in the place of what stands here. */
export const inspectorHome: Attachment = (element) => {
  homes.home = element
  return () => {
    if (homes.home === element) homes.home = undefined
  }
}

/** `{@attach inspectorTaken}`: as long as this is there, nothing is read in the place it has. */
export const inspectorTaken: Attachment = (element) => {
  homes.taken = element
  return () => {
    if (homes.taken === element) homes.taken = undefined
  }
}

/** `{@attach inspectorFloor}`: nothing that is read large lies over this or under it. */
export const inspectorFloor: Attachment = (element) => {
  untrack(() => (homes.floors = [...homes.floors, element]))
  return () => (homes.floors = homes.floors.filter((floor) => floor !== element))
}

/** `{@attach inspectorKept}`: what is read large lies on the other side, if it may lie on either. */
export const inspectorKept: Attachment = (element) => {
  homes.kept = element
  return () => {
    if (homes.kept === element) homes.kept = undefined
  }
}

/** How long it stays when the pointer has left: time to go and follow a link in it. */
const grace = 300
let leaving: ReturnType<typeof setTimeout> | undefined
/** Whether the pointer was on the thing and has left it. */
let isLeft = false

/** Shows a card large; what it belongs to is marked as long as it is shown. */
export function inspect(key: string, anchor?: Element) {
  clearTimeout(leaving)
  isLeft = false
  mark(anchor)
  inspected.key = key
  inspected.anchor = anchor
}

/** The pointer has left the thing: what is shown goes soon, unless the pointer is on its way to it. */
function leave(anchor: Element) {
  if (inspected.anchor !== anchor) return
  isLeft = true
  goSoon()
}

function goSoon() {
  clearTimeout(leaving)
  leaving = setTimeout(() => clear(), grace)
}

/** The pointer is so far from what is shown, and was so far before. */
export function approach(now: number, before: number) {
  if (!isLeft) return
  if (now === 0) clearTimeout(leaving)
  else if (now < before || before === 0) goSoon()
}

function mark(anchor: Element | undefined) {
  inspected.anchor?.removeAttribute('data-inspected')
  anchor?.setAttribute('data-inspected', '')
}

/** Puts away what is shown: all of it, or only if it belongs to this anchor. */
export function clear(anchor?: Element) {
  if (anchor && inspected.anchor !== anchor) return
  clearTimeout(leaving)
  mark(undefined)
  inspected.key = undefined
  inspected.anchor = undefined
}

/** Where the pointer was last. */
let seen: { clientX: number; clientY: number } | undefined
if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => (seen = { clientX, clientY }),
    {
      capture: true,
      passive: true,
    },
  )
}

/** Whether the pointer is where it was: something came to lie under it, which nobody pointed at. */
const isStill = ({ clientX, clientY }: PointerEvent) =>
  seen?.clientX === clientX && seen.clientY === clientY

/** Debounced: how long the pointer rests on a thing before it is shown large, and a finger presses. */
const rest = 250
const press = 450

/** Shows a card large while the pointer rests on this element, it has the focus, or a finger holds it. */
export const inspectable: Action<HTMLElement | SVGElement, string | undefined> = (element, key) => {
  // Both kinds of elements tell of the same events; only their types differ.
  const node = element as HTMLElement
  let current = key
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  /** Whether it came to lie under the pointer, which has not moved since. */
  let unmoved = false

  const show = () => current !== undefined && inspect(current, node)
  const stop = () => {
    clearTimeout(timer)
    // An element that is taken away loses its focus while the page is being drawn: no time to
    // change what is drawn.
    queueMicrotask(() => clear(node))
  }
  const out = (event: PointerEvent) => {
    clearTimeout(timer)
    if (event.pointerType !== 'touch') leave(node)
  }
  const begin = () => {
    unmoved = false
    clearTimeout(timer)
    timer = setTimeout(show, rest)
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    if (isStill(event)) unmoved = true
    else begin()
  }
  /** On the way to what is shown of something else, only who stops wants to see this. */
  const move = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return
    if (unmoved || (isLeft && inspected.key !== undefined)) begin()
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
  node.addEventListener('pointermove', move, { signal })
  node.addEventListener('pointerleave', out, { signal })
  node.addEventListener('pointerdown', down, { signal })
  node.addEventListener('pointerup', up, { signal })
  node.addEventListener('pointercancel', up, { signal })
  node.addEventListener('focus', focus, { signal })
  node.addEventListener('blur', stop, { signal })
  node.addEventListener('keydown', escape, { signal })
  node.addEventListener('contextmenu', menu, { signal })
  node.addEventListener('click', click, { signal, capture: true })

  return {
    // Where another card comes to lie under the pointer, that one is read.
    update: (next) => {
      const shown = inspected.anchor === node && next !== current
      current = next
      if (shown) queueMicrotask(() => (next === undefined ? clear(node) : inspect(next, node)))
    },
    destroy: () => {
      listening.abort()
      stop()
    },
  }
}
