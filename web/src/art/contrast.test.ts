import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('src/tokens.css', 'utf8')
const standard = css.slice(0, css.indexOf('@media'))
const tokens = Object.fromEntries(
  [...standard.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
)

/** Relative luminance, as WCAG defines it. */
function luminance(name: string): number {
  const value = tokens[name]
  if (!value) throw new Error(`no colour is called ${name}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(value.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['void', 'deck', 'panel', 'raised']

describe('contrast', () => {
  it.each([
    ['text', 'panel', 13.7],
    ['dim', 'panel', 7.8],
  ])('%s on %s is as the art direction says', (word, ground, ratio) => {
    expect(contrast(word, ground)).toBeCloseTo(ratio, 1)
  })

  it.each(surfaces)('words and faction colours are read on %s', (ground) => {
    for (const word of ['text', 'dim', 'act', 'hutt', 'imperial', 'neutral', 'seat-1', 'seat-2']) {
      expect(contrast(word, ground), word).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(['void', 'deck', 'panel'])('the darker colours are read on %s', (ground) => {
    for (const word of ['rebel', 'syndicate', 'seat-3', 'seat-4']) {
      expect(contrast(word, ground), word).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('borders of controls are seen on what they stand on', () => {
    for (const ground of surfaces)
      expect(contrast('edge', ground), ground).toBeGreaterThanOrEqual(3)
  })

  it('dark words are read on amber, bone and dice; white ones on damage', () => {
    for (const ground of ['act', 'text', 'dim', 'hutt', 'imperial', 'rebel', 'syndicate']) {
      expect(contrast('ink', ground), ground).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast('damage-ink', 'damage')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('damage-edge', 'damage')).toBeGreaterThanOrEqual(2)
  })

  it.each(['imperial', 'rebel', 'neutral', 'hutt', 'syndicate'])(
    'the light of %s stands out from its skies, and the prop from its ground',
    (faction) => {
      for (const sky of ['day', 'night']) {
        expect(contrast(faction, `${faction}-${sky}`), sky).toBeGreaterThanOrEqual(3)
      }
      expect(contrast('text', `${faction}-near`)).toBeGreaterThanOrEqual(7)
    },
  )
})
