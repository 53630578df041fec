/** Which way an arrow key points. */
const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How far something lies in a direction; what lies aside counts double. Nothing behind counts. */
export function distance(from: DOMRect, to: DOMRect, [x, y]: [number, number]): number {
  const dx = to.left + to.width / 2 - (from.left + from.width / 2)
  const dy = to.top + to.height / 2 - (from.top + from.height / 2)
  const ahead = dx * x + dy * y
  const aside = Math.abs(dx * y) + Math.abs(dy * x)
  return ahead > 4 ? ahead + 2 * aside : Infinity
}

/** Moves the focus to what lies next in the direction of an arrow key; false if nothing does. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const way = ways[key]
  const focused = document.activeElement
  if (!way || !focused) return false
  if (!root.contains(focused)) return focusFirst(root)
  const from = focused.getBoundingClientRect()
  let nearest: { element: HTMLElement; far: number } | null = null
  for (const element of root.querySelectorAll<HTMLElement>('button, a[href], [tabindex="0"]')) {
    if (element === focused || element.matches(':disabled, [inert] *')) continue
    const far = distance(from, element.getBoundingClientRect(), way)
    if (far < (nearest?.far ?? Infinity)) nearest = { element, far }
  }
  nearest?.element.focus()
  return nearest !== null
}

/** Where nothing has the focus, it begins at what can be done. */
function focusFirst(root: HTMLElement): boolean {
  const find = (what: string) => root.querySelector<HTMLElement>(`${what}:not([inert] *)`)
  const first = find(':is([data-act], .act[type=button])') ?? find('button')
  first?.focus()
  return first !== null
}
