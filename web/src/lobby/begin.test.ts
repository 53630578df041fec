import { expect, test } from 'vitest'
import { addressIn, tableIn } from './begin'

const name = '9e87d01b5676f6c79e87d01b5676f6c7'

test('a table is found in a link, an address and by its bare name', () => {
  expect(tableIn(`http://127.0.0.1:4280/table/${name}`)).toBe(name)
  expect(tableIn(` /table/${name}/?from=mail#top `)).toBe(name)
  expect(tableIn(name.toUpperCase())).toBe(name)
})

test('a link that was pasted keeps what it carries', () => {
  expect(addressIn(`http://127.0.0.1:4280/table/${name}#join=1f0c `)).toBe(
    `/table/${name}#join=1f0c`,
  )
  expect(addressIn(`/table/${name}#top`)).toBe(`/table/${name}`)
  expect(addressIn('the table of Ann')).toBeNull()
})

test('anything else is no table', () => {
  expect(tableIn('')).toBeNull()
  expect(tableIn('the table of Ann')).toBeNull()
  expect(tableIn('http://127.0.0.1:4280/gallery')).toBeNull()
})
