import { describe, expect, it, vi } from 'vitest'
import { onEnter } from './keyboard'

function press(target: HTMLElement, confirm: () => boolean) {
  document.body.replaceChildren(target)
  const own = vi.fn()
  target.addEventListener('keydown', own)
  const listening = new AbortController()
  addEventListener('keydown', (event) => onEnter(event, { confirm }), {
    capture: true,
    signal: listening.signal,
  })
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  listening.abort()
  return own
}

const planet = () => document.createElement('button')

describe('Enter', () => {
  it('does what is armed before the thing that has the focus hears of it', () => {
    expect(press(planet(), () => true)).not.toHaveBeenCalled()
  })

  it('belongs to the thing that has the focus if nothing is armed', () => {
    expect(press(planet(), () => false)).toHaveBeenCalledOnce()
  })

  it('belongs to whoever writes', () => {
    const confirm = vi.fn(() => true)
    expect(press(document.createElement('input'), confirm)).toHaveBeenCalledOnce()
    expect(confirm).not.toHaveBeenCalled()
  })
})
