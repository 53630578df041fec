import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { samplesOf, type Sample } from '../gallery/stages'
import { rule } from '../../rule'
import type { Act } from '../../table/acts.svelte'
import Stage from './Stage.svelte'
import { fewThings } from './testing'
import { SampleTable } from './testing.svelte'
import { fact, silent } from '../../table/testing'

const things = fewThings()

function sample(title: string): Sample {
  const found = samplesOf(things).find((one) => one.title === title)
  if (!found) throw new Error(`there is no sample called ${title}`)
  return found
}

function staged(
  title: string,
  more: Partial<Sample> = {},
  { behind = 0, away = false }: { behind?: number; away?: boolean } = {},
) {
  const act = vi.fn<(act: Act) => void>()
  const shown = { ...sample(title), ...more }
  const table = new SampleTable(shown, things, behind)
  const reading = table.reading(away)
  const { view, explain } = shown
  const { container } = render(Stage, { props: { reading, view, explain, act } })
  /** Something more is told. */
  async function tell({ events, ...asked }: Partial<Sample>) {
    Object.assign(table, { ...asked, log: events })
    await tick()
  }
  return { act, container, table, reading, tell }
}

/** Nothing has a size where nothing is drawn. */
const sizeless = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Who wants no motion is shown everything at once. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('ResizeObserver', sizeless)
})

describe('the stage', () => {
  it('tells the scene of the section that applies, what it does, and the chance', async () => {
    const { act } = staged('A card that asks')
    expect(screen.getByText('A fine cape.')).toBeTruthy()
    expect(screen.getByText('Pay to test.')).toBeTruthy()
    expect(screen.queryByText('A pit.')).toBeNull()
    expect(screen.getByText('75 %')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: /^Yes/ }))
    expect(act.mock.calls[0]?.[0].id).toBe('choice-0')
  })

  it('does not come back where nothing came of what was decided', async () => {
    const { events } = sample('A card that asks')
    const { tell } = staged('A card that asks')
    const last = events.at(-1)!
    const over = { 'turn-ended': { player: 0 } } as const
    const declined = { ...last, position: last.position + 1, facts: [silent(over)] }
    await tell({ events: [...events, declined], decision: null, choices: [] })
    expect(screen.queryByText('A fine cape.')).toBeNull()

    const paid = { credits: { player: 0, change: -2, why: 'effect' } } as const
    const told = {
      ...declined,
      facts: [fact(paid, { line: [{ words: 'Han pays.' }] }), silent(over)],
    }
    await tell({ events: [...events, told] })
    expect(screen.getByText('Han pays.')).toBeTruthy()
  })

  it('waits until it is read, and is gone then', async () => {
    staged('A skill test')
    expect(screen.getByText('Passed')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.queryByText('Passed')).toBeNull()
  })

  it('goes on by the keyboard as well', async () => {
    staged('A fight that is over')
    await fireEvent.keyDown(window, { key: 'Enter' })
    expect(document.querySelector('[data-stage]')).toBeNull()
  })

  it('counts both sides of a fight and says who won', () => {
    const { container } = staged('A fight that is over')
    const sums = [...container.querySelectorAll('output')].map((sum) => sum.textContent)
    expect(sums).toEqual(['3', '2'])
    expect(screen.getByText('Won')).toBeTruthy()
  })

  it('lets dice be picked where they lie, and adds up what they show so far', async () => {
    const { act, container } = staged('A fight, in the middle of it')
    expect(container.querySelector('output')?.textContent).toBe('1')
    const can = container.querySelectorAll('button.can')
    expect(can).toHaveLength(2)
    await fireEvent.click(can[1] as Element)
    expect(act.mock.calls[0]?.[0].id).toBe('choice-1')
  })

  it('shows the steps of a job as they come, and the rest to who reads ahead', async () => {
    rule('jobs/reading-ahead-allowed')
    staged('A job, step by step')
    expect(screen.getByText('Tunnels.')).toBeTruthy()
    expect(screen.queryByText('Now fly.')).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: /^Read ahead/ }))
    expect(screen.getByText('Now fly.')).toBeTruthy()
  })

  it('tells the card of a rival bullet by bullet, with the reason for what was passed over', async () => {
    const { container } = staged('The card of a rival')
    expect(container.querySelectorAll('ol > li')).toHaveLength(1)
    await fireEvent.click(screen.getByRole('button', { name: '2 steps did not apply' }))
    const bullets = [...container.querySelectorAll('ol > li')]
    expect(bullets.map((one) => one.className.split(' ')[0])).toEqual(['spared', 'done', 'ahead'])
    expect(within(bullets[0] as HTMLElement).getByText(/it is not defeated/)).toBeTruthy()
    expect(within(bullets[1] as HTMLElement).getByText(/flew to Tatooine/)).toBeTruthy()
  })

  it('asks for room with the cards that would go', async () => {
    const { act } = staged('Making room')
    await fireEvent.click(screen.getByRole('button', { name: /^Discard bib-fortuna/ }))
    expect(act).toHaveBeenCalledOnce()
  })

  it('is gone when its reader goes on at the table', async () => {
    const { events } = sample('A skill test')
    const { tell } = staged('A skill test')
    const next = { position: 2, by: 0, did: 'choose' as const, facts: [] }
    await tell({ events: [...events, next] })
    expect(document.querySelector('[data-stage]')).toBeNull()
  })

  it('steps aside for what is answered on the map, and comes back with news', async () => {
    const fight = sample('A fight that is over')
    const [entry] = fight.events
    if (!entry?.facts) throw new Error('the sample tells nothing')
    const told = { ...entry, facts: entry.facts.slice(0, 4) }
    const asked = {
      seat: 0,
      prompt: { 'patrol-path': { faction: 'imperial', left: 1 } } as const,
      text: [],
      choices: [
        {
          id: 0,
          choice: { space: 1 },
          text: [],
          on: { space: 'kessel' },
          role: 'commit' as const,
          barrier: 'none' as const,
          action: '',
        },
      ],
    }
    const { tell } = staged(fight.title, { events: [told], decision: asked })
    await fireEvent.click(screen.getByRole('button', { name: 'To the map' }))
    expect(document.querySelector('[data-stage]')).toBeNull()
    await tell({ events: fight.events, decision: null })
    expect(screen.getByText(/You suffered 2 damage/)).toBeTruthy()
  })

  it('holds what comes after it until it is read', async () => {
    const { reading, table } = staged('A skill test', {}, { behind: 3 })
    expect([reading.holds, reading.tells]).toEqual([true, false])
    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(table.goOn).toHaveBeenCalledOnce()
    expect(reading.holds).toBe(false)
  })

  it('can be passed over together with all that waits', async () => {
    const { reading, table } = staged('A skill test', {}, { behind: 3 })
    await fireEvent.click(screen.getByRole('button', { name: /^Skip to now/ }))
    expect(table.skip).toHaveBeenCalledOnce()
    expect(reading.holds).toBe(false)
    expect(document.querySelector('[data-stage]')).toBeNull()
  })

  it('tells the rest at once to who does not want to wait', async () => {
    const { events } = sample('A fight, in the middle of it')
    const { reading, table } = staged(
      'A fight, in the middle of it',
      { events, decision: null, choices: [] },
      { behind: 1 },
    )
    expect([reading.holds, reading.tells]).toEqual([false, true])
    await fireEvent.click(screen.getByRole('button', { name: 'Skip' }))
    expect(table.hurry).toHaveBeenCalledOnce()
  })

  it('holds nothing where something else stands in its place', () => {
    const { reading } = staged('A skill test', {}, { behind: 3, away: true })
    expect(reading.holds).toBe(false)
  })

  it('holds nothing after it was put aside, unless something is added', async () => {
    const [entry] = sample('A fight that is over').events
    if (!entry) throw new Error('the sample tells nothing')
    const open = { ...entry, facts: entry.facts.slice(0, 4) }
    const { reading, tell } = staged('A fight that is over', { events: [open] })
    await fireEvent.click(screen.getByRole('button', { name: 'Look at the table' }))
    const ended = { ...entry, position: 2, facts: [silent({ 'turn-ended': { player: 0 } })] }
    await tell({ events: [open, ended] })
    expect(reading.holds).toBe(false)
  })
})
