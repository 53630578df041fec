import { expect, it } from 'vitest'
import type { Components, Die } from '../../generated/outer-rim'
import { damageOf, isPassing, passingByLevel, percent, totalOf } from './worth'

const faces: Pick<Components, 'dice'> = {
  dice: [
    { face: 'hit', damage: 1, passes_from: 1 },
    { face: 'crit', damage: 2, passes_from: 0 },
    { face: 'focus', damage: 0, passes_from: 2 },
    { face: 'blank', damage: 0, passes_from: null },
  ],
}
const die = (face: Die, cancelled = false) => ({ face, added: false, cancelled })

it('adds up what the dice deal, without those that were cancelled', () => {
  expect(totalOf(faces, [die('hit'), die('crit'), die('focus'), die('crit', true)])).toBe(3)
  expect(damageOf(faces, die('crit'))).toBe(2)
})

it('says which faces pass at which level', () => {
  expect(passingByLevel(faces)).toEqual([['crit'], ['hit', 'crit'], ['hit', 'crit', 'focus']])
  expect(isPassing(faces, die('hit'), 0)).toBe(false)
  expect(isPassing(faces, die('hit'), 1)).toBe(true)
  expect(isPassing(faces, die('focus'), 5)).toBe(true)
  expect(isPassing(faces, die('blank'), 5)).toBe(false)
})

it('never says that something is certain that is not', () => {
  expect([0, 4, 234, 996, 1000].map(percent)).toEqual(['0 %', '< 1 %', '23 %', '> 99 %', '100 %'])
})
