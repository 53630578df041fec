import { expect, test } from 'vitest'
import { tableIn } from './begin'

const name = '9e87d01b5676f6c79e87d01b5676f6c7'

test('a table is found in a link, an address and by its bare name', () => {
  expect(tableIn(`http://127.0.0.1:4280/table/${name}`)).toBe(name)
  expect(tableIn(` /table/${name}/?from=mail#top `)).toBe(name)
  expect(tableIn(name.toUpperCase())).toBe(name)
})

test('anything else is no table', () => {
  expect(tableIn('')).toBeNull()
  expect(tableIn('the table of Ann')).toBeNull()
  expect(tableIn('http://127.0.0.1:4280/gallery')).toBeNull()
})
