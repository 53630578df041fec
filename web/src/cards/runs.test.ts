import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import type { Text } from '../generated/protocol'
import { clusters, spoken } from './runs'
import Runs from './Runs.svelte'

describe('runs', () => {
  it.each<[Text, string]>([
    [[{ words: 'Roll' }, { number: 2 }, { words: 'dice' }], 'Roll 2 dice'],
    [[{ words: 'Gain +' }, { number: 1, tight: true }, { words: '.', tight: true }], 'Gain +1.'],
    [[{ seat: [0, 'Ana'] }, { words: '’s turn', tight: true }], 'Ana’s turn'],
    [[{ words: 'See' }, { rule: 'attack/tie' }], 'See (attack/tie)'],
  ])('puts spaces where the server says: %j', (text, words) => {
    expect(spoken(text)).toBe(words)
    expect(render(Runs, { text }).container.textContent.trim()).toBe(words)
  })

  it('breaks no line between a number, its sign and the point after it', () => {
    const text: Text = [
      { words: 'Gain' },
      { number: 2 },
      { glyph: 'resources' },
      { words: ';', tight: true },
      { words: 'or draw' },
      { number: 1 },
      { words: 'card' },
    ]
    const said = clusters(text).map(spoken)
    expect(said).toEqual(['Gain', '2 resources;', 'or draw', '1', 'card'])
    const { container } = render(Runs, { text })
    expect(container.textContent.replace(/\s+/g, ' ').trim()).toBe('Gain 2 ; or draw 1 card')
  })

  it('draws signs as glyphs and lets live cards be looked at', () => {
    const text: Text = [{ card: ['x-wing#3', 'X-Wing'] }, { words: 'gained' }, { glyph: 'attack' }]
    const live = render(Runs, { text, live: true })
    expect(live.getByRole('button', { name: 'X-Wing' })).toBeTruthy()
    expect(live.getByRole('img', { name: 'attack' })).toBeTruthy()
    live.unmount()
    const still = render(Runs, { text })
    expect(still.queryByRole('button')).toBeNull()
    expect(still.container.textContent).toContain('X-Wing gained')
  })
})
