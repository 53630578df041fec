import { fireEvent, render } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { sample } from '../gallery/sample'
import Card from './Card.svelte'

describe('card', () => {
  it.each(['full', 'table'] as const)('shows name, cost, values and words: %s', (size) => {
    const { container, getByText } = render(Card, { face: sample, size })
    expect(getByText(sample.name)).toBeTruthy()
    expect(container.querySelector('.cost')?.textContent).toBe('4')
    const numbers = [...container.querySelectorAll('.strip .value')].map((at) =>
      at.textContent.trim(),
    )
    expect(numbers).toEqual(['3', '1', '1', '4'])
    const words = size === 'full' ? 'When you play this unit' : '(with'
    expect(container.textContent).toContain(words)
  })

  it('shows on a chip the name and the first value', () => {
    const { container, getByText } = render(Card, { face: sample, size: 'chip' })
    expect(getByText(sample.name)).toBeTruthy()
    expect(container.querySelectorAll('.value .value')).toHaveLength(1)
  })

  it('is a button if something can be done with it', async () => {
    const onclick = vi.fn()
    const { getByRole } = render(Card, { face: sample, size: 'table', state: 'act', onclick })
    await fireEvent.click(getByRole('button', { name: /Harbour Pilot, cost 4, 3 Attack/ }))
    expect(onclick).toHaveBeenCalledOnce()
  })

  it('is no button if not, and is reached by the keyboard all the same', () => {
    const { getByRole, queryByRole } = render(Card, { face: sample, size: 'table' })
    expect(queryByRole('button')).toBeNull()
    expect(getByRole('group', { name: /Harbour Pilot/ }).tabIndex).toBe(0)
  })

  it('tells what is selected and what is blocked without colour', () => {
    const onclick = () => {}
    const selected = render(Card, { face: sample, size: 'table', state: 'selected', onclick })
    expect(selected.getByRole('button', { pressed: true })).toBeTruthy()
    selected.unmount()
    const blocked = render(Card, { face: sample, size: 'table', state: 'blocked', onclick })
    expect(blocked.getByRole('button').getAttribute('aria-disabled')).toBe('true')
    expect(blocked.container.querySelector('.locked')).not.toBeNull()
  })

  it('shows damage, and an attack that is not the printed one', () => {
    const { container, getByRole } = render(Card, {
      face: sample,
      size: 'table',
      damage: 3,
      now: { attack: 5 },
    })
    expect(container.querySelector('.token')?.textContent).toBe('3')
    expect(container.querySelector('.changed')?.textContent.trim()).toBe('5')
    expect(getByRole('group', { name: /5 Attack.*3 damage/ })).toBeTruthy()
  })

  it('says nothing of a facedown card', () => {
    const { container } = render(Card, { face: sample, size: 'table', facedown: true })
    expect(container.innerHTML).not.toContain(sample.name)
    expect(container.textContent.trim()).toBe('')
  })
})
