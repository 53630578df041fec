import { fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sample } from '../gallery/sample'
import Card from './Card.svelte'
import { approach, clear, inspected } from './inspect.svelte'
import { across, beside, inHome } from './place'

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
    expect(card).toHaveProperty('dataset.inspected', '')
    await fireEvent.pointerLeave(card)
    vi.runAllTimers()
    expect(inspected.key).toBeUndefined()
    expect(card).not.toHaveProperty('dataset.inspected')
  })

  it('stays while the pointer comes nearer to follow a link, and goes when it leaves', async () => {
    const { getByRole } = render(Card, { face: sample, size: 'table', inspect: 'sample#2' })
    const card = getByRole('group')
    await fireEvent.pointerEnter(card, { pointerType: 'mouse' })
    vi.runAllTimers()
    await fireEvent.pointerLeave(card)
    vi.advanceTimersByTime(200)
    approach(300, 400)
    vi.advanceTimersByTime(200)
    approach(0, 300)
    vi.runAllTimers()
    expect(inspected.key).toBe('sample#2')
    approach(20, 0)
    vi.runAllTimers()
    expect(inspected.key).toBeUndefined()
  })

  it('shows what comes to lie where the card was', async () => {
    const { getByRole, rerender } = render(Card, { face: sample, size: 'table', inspect: 'one#1' })
    await fireEvent.pointerEnter(getByRole('group'), { pointerType: 'mouse' })
    vi.runAllTimers()
    expect(inspected.key).toBe('one#1')
    await rerender({ face: sample, size: 'table', inspect: 'other#2' })
    expect(inspected.key).toBe('other#2')
  })

  it('shows nothing that came to lie under a pointer at rest, until it moves', async () => {
    const { getByRole } = render(Card, { face: sample, size: 'table', inspect: 'sample#2' })
    const card = getByRole('group')
    const at = { pointerType: 'mouse', clientX: 40, clientY: 30 }
    await fireEvent.pointerMove(document, at)
    await fireEvent.pointerEnter(card, at)
    vi.runAllTimers()
    expect(inspected.key).toBeUndefined()
    await fireEvent.pointerMove(card, { ...at, clientX: 41 })
    vi.runAllTimers()
    expect(inspected.key).toBe('sample#2')
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
    expect(beside({ left: 1200, right: 1318, top: 300, bottom: 464 }, ...window).left).toBe(886)
  })

  it('is never outside of the window', () => {
    const { left, top } = beside({ left: 0, right: 1366, top: 700, bottom: 760 }, ...window)
    expect(left + 302).toBeLessThanOrEqual(1366)
    expect(top + 420).toBeLessThanOrEqual(768)
  })
})

describe('the home of what is read', () => {
  const home = { left: 1052, right: 1354, top: 54, bottom: 580 }

  it('is the same whatever on the table is pointed at', () => {
    const place = { left: 1052, top: 54, width: 302, height: 526, fills: true }
    expect(inHome({ left: 20, right: 138, top: 60, bottom: 220 }, home, 590)).toEqual(place)
    expect(inHome({ left: 900, right: 1018, top: 600, bottom: 760 }, home, 590)).toEqual(place)
  })

  it('leaves what is pointed at in there to be seen', () => {
    const { left, fills } = inHome({ left: 1100, right: 1200, top: 80, bottom: 96 }, home, 590)
    expect(left + 302).toBeLessThan(home.left)
    expect(fills).toBe(false)
  })

  it('is where there is none across the table, and above the decision', () => {
    const right = across({ left: 20, right: 138, top: 560, bottom: 724 }, 1024, 552)
    const left = across({ left: 800, right: 918, top: 60, bottom: 220 }, 1024, 552)
    expect([left.left, right.left]).toEqual([12, 710])
    expect(right.top + right.height!).toBeLessThan(552)
  })

  it('is away from what is kept in sight, for what is not covered anyway', () => {
    const card = { left: 20, right: 138, top: 560, bottom: 724 }
    const ship = { left: 900, right: 920, top: 100, bottom: 120 }
    expect(across(card, 1024, 380, ship).left).toBe(12)
    expect(across({ ...card, top: 100 }, 1024, 380, ship).left).toBeGreaterThan(512)
  })
})
