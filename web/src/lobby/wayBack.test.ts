import { afterEach, expect, it } from 'vitest'
import { tableBeside } from './wayBack'

const openedFrom = (opener: unknown) =>
  Object.defineProperty(window, 'opener', { value: opener, configurable: true })

afterEach(() => openedFrom(null))

it('knows the table from which this page was opened', () => {
  openedFrom({ location: { pathname: '/table/9e87' } })
  expect(tableBeside()).toBe('/table/9e87')
})

it('knows none where the page was opened by itself, or from another page', () => {
  openedFrom(null)
  expect(tableBeside()).toBeNull()
  openedFrom({ location: { pathname: '/' } })
  expect(tableBeside()).toBeNull()
  openedFrom({
    get location(): never {
      throw new DOMException('another site')
    },
  })
  expect(tableBeside()).toBeNull()
})
