import { beforeEach, expect, it, vi } from 'vitest'
import { pointing } from './pointing'

let node: HTMLElement
const onpoint = vi.fn()

beforeEach(() => {
  node = document.createElement('button')
  document.body.append(node)
  onpoint.mockClear()
  return () => node.remove()
})

it('points while the pointer is on it', async () => {
  pointing(onpoint, 3, 7)(node)
  node.dispatchEvent(new Event('pointerenter'))
  expect(onpoint).toHaveBeenLastCalledWith(3, 7)
  node.dispatchEvent(new Event('pointerleave'))
  await Promise.resolve()
  expect(onpoint).toHaveBeenLastCalledWith(null, null)
})

it('says nothing at the very moment it loses the focus, which may be while the page is drawn', async () => {
  pointing(onpoint, 3, 7)(node)
  node.focus()
  node.remove()
  expect(onpoint).toHaveBeenLastCalledWith(3, 7)
  node.dispatchEvent(new Event('blur'))
  expect(onpoint).toHaveBeenLastCalledWith(3, 7)
  await Promise.resolve()
  expect(onpoint).toHaveBeenLastCalledWith(null, null)
})

it('points at nothing once it is taken away', () => {
  const end = pointing(onpoint, 3, 7)(node)
  node.dispatchEvent(new Event('pointerenter'))
  end?.()
  expect(onpoint).toHaveBeenLastCalledWith(null, null)
})

it('points at what comes to lie there', () => {
  node.focus()
  pointing(onpoint, 4, 8)(node)
  expect(onpoint).toHaveBeenLastCalledWith(4, 8)
})

it('says nothing when it was not pointed at', () => {
  const end = pointing(onpoint, 3, 7)(node)
  end?.()
  expect(onpoint).not.toHaveBeenCalled()
})
