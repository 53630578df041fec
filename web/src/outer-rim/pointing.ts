import type { Attachment } from 'svelte/attachments'

/** Called with where a card belongs, and which one it is, while it is pointed at. */
export type OnPoint = (space: number | null, card: number | null) => void

/**
 * `{@attach pointing(…)}`: shows where a card belongs as long as the pointer or the focus is on it.
 * If another one comes to lie there it shows that; if it is taken away, nothing.
 */
export const pointing =
  (
    onpoint: OnPoint | undefined,
    space: number | null,
    card: number | null,
  ): Attachment<HTMLElement> =>
  (node) => {
    if (!onpoint || card === null) return
    let pointed = false
    const point = () => {
      pointed = true
      onpoint(space, card)
    }
    const leave = () => {
      if (pointed) onpoint(null, null)
      pointed = false
    }
    // What is taken away loses its focus while the page is being drawn: no time to change what is
    // drawn.
    const leaveSoon = () => queueMicrotask(leave)
    if (node.matches(':hover, :focus')) point()
    const listening = new AbortController()
    const { signal } = listening
    for (const begins of ['pointerenter', 'focus']) node.addEventListener(begins, point, { signal })
    for (const ends of ['pointerleave', 'blur']) node.addEventListener(ends, leaveSoon, { signal })
    return () => {
      listening.abort()
      leave()
    }
  }
