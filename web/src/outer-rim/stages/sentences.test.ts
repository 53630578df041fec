import { expect, it } from 'vitest'
import { sentences } from './sentences'

it('cuts a text where a sentence ends, and nowhere else', () => {
  const text = [
    { words: 'Test piloting. On a pass, gain' },
    { number: 3000 },
    { glyph: 'credits' },
    { words: '. On a failure, suffer', tight: true },
    { number: 2 },
    { words: 'damage.' },
  ]
  expect(sentences(text)).toEqual([
    [{ words: 'Test piloting' }],
    [{ words: 'On a pass, gain' }, { number: 3000 }, { glyph: 'credits' }],
    [{ words: 'On a failure, suffer' }, { number: 2 }, { words: 'damage' }],
  ])
})

it('leaves a text of one sentence alone', () => {
  expect(sentences([{ words: 'Gain' }, { number: 1 }])).toEqual([
    [{ words: 'Gain' }, { number: 1 }],
  ])
})

it('cuts off what is remarked besides', () => {
  const text = [
    { words: 'Fight ·' },
    { number: 3 },
    { words: 'dice to 4 · eliminated: nothing; captured:' },
    { number: 1 },
    { glyph: 'fame' },
  ]
  expect(sentences(text)).toEqual([
    [{ words: 'Fight' }],
    [{ number: 3 }, { words: 'dice to 4' }],
    [{ words: 'eliminated: nothing' }],
    [{ words: 'captured:' }, { number: 1 }, { glyph: 'fame' }],
  ])
})
