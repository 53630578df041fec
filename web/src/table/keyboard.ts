/** What the keys of a table do. */
export interface Keyboard {
  /** Nought is what stands apart. */
  pick: (number: number) => void
  confirm: () => boolean
  escape: () => void
  undo: () => void
  log: () => void
  chat: () => void
  help: () => void
  /** Opens the rulebook. */
  rules: () => void
  /** Something is wrong. */
  wrong: () => void
  /** The letters that only this game knows. */
  own: (letter: string) => void
  /** Goes where an arrow points; false if nothing is there. */
  arrow: (key: string) => boolean
}

/** Whether a key belongs to what has the focus: somewhere to write in, or a window of its own. */
function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  return target?.closest('input, textarea, select, dialog, [contenteditable]') != null
}

/** The keys that press a button, for what is drawn and so is none. */
export const pressing = (press: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  press()
}

const isHeld = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.altKey || event.repeat

/**
 * Enter does what is armed, whatever has the focus: it is to be heard on the way down, before the
 * thing that would take it for itself.
 */
export function onEnter(event: KeyboardEvent, keys: Pick<Keyboard, 'confirm'>) {
  if (event.key !== 'Enter' || isHeld(event) || isElsewhere(event) || !keys.confirm()) return
  event.preventDefault()
  event.stopPropagation()
}

/** Does what a key stands for. */
export function onKey(event: KeyboardEvent, keys: Keyboard) {
  if (isHeld(event) || event.defaultPrevented || isElsewhere(event)) return
  if (/^[0-9]$/.test(event.key)) keys.pick(Number(event.key))
  else if (event.key === 'Escape') keys.escape()
  else if (event.key === '?') keys.help()
  else if (event.key.startsWith('Arrow')) {
    if (keys.arrow(event.key)) event.preventDefault()
  } else {
    const key = event.key.toLowerCase()
    if (key === 'u') keys.undo()
    else if (key === 'l') keys.log()
    else if (key === 't') keys.chat()
    else if (key === 'r') keys.rules()
    else if (key === 'w') keys.wrong()
    else keys.own(key)
  }
}
