import { fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sample } from '../gallery/sample'
import Card from './Card.svelte'
import { clear, inspected } from './inspect.svelte'
import { beside } from './place'

describe('inspecting', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    clear()
  })

  it('shows a card on which the pointer rests, and puts it away when it leaves', async () => {
    const { getByRole } = render(Card, { face: sample, size: 'table', inspect: 'sample#2' })
    const card = getByRole('group')
    await fireEvent.pointerEnter(card, { pointerType: 'mouse' })
    expect(inspected.key).toBeUndefined()
    vi.runAllTimers()
    expect(inspected.key).toBe('sample#2')
    await fireEvent.pointerLeave(card)
    expect(inspected.key).toBeUndefined()
  })

  it('does not act when a finger only held the card to read it', async () => {
    const onclick = vi.fn()
    const { getByRole } = render(Card, { face: sample, size: 'table', onclick })
    const card = getByRole('button')
    const touch = new MouseEvent('pointerdown', { bubbles: true })
    Object.assign(touch, { pointerType: 'touch' })
    card.dispatchEvent(touch)
    vi.runAllTimers()
    expect(inspected.key).toBe('sample')
    await fireEvent.click(card)
    expect(onclick).not.toHaveBeenCalled()
    await fireEvent.click(card)
    expect(onclick).toHaveBeenCalledOnce()
  })
})

describe('the place beside a thing', () => {
  const window = [1366, 768, 420] as const

  it('is to its right, or to its left where there is no room', () => {
    expect(beside({ left: 100, right: 218, top: 300, bottom: 464 }, ...window)).toEqual({
      left: 230,
      top: 172,
    })
    expect(beside({ left: 1200, right: 1318, top: 300, bottom: 464 }, ...window).left).toBe(888)
  })

  it('is never outside of the window', () => {
    const { left, top } = beside({ left: 0, right: 1366, top: 700, bottom: 760 }, ...window)
    expect(left + 300).toBeLessThanOrEqual(1366)
    expect(top + 420).toBeLessThanOrEqual(768)
  })
})
