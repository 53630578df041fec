import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Listed, Said, StepTold, Fresh } from '../generated/protocol'
import { actOf, Acts } from './acts.svelte'
import DecisionBar from './DecisionBar.svelte'
import { freshFor, Table, type GameTypes } from './table.svelte'
import { listed, unkeyed, untold } from './testing'

const draw = listed(0, 'Draw a card', { barrier: 'reveals' })
const end = listed(1, 'End your turn', { role: 'pass', barrier: 'passes-the-turn' })

let said: Said[]
let table: Table<GameTypes>
let bar: ReturnType<typeof render<typeof DecisionBar>>

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  table = new Table({
    say: (something) => {
      said.push(unkeyed(something))
      return true
    },
    pause: () => 0,
  })
  const window = { id: 'draws', name: 'draws' }
  const prompt = {
    seat: 0,
    prompt: 'turn',
    text: [{ words: 'Your turn' }],
    choices: [draw, end],
    window,
  }
  const person = { kind: 'person' as const, taken: true, player: 'Somebody' }
  const seats = [0, 1].map((seat) => ({ ...person, seat }))
  const fresh = { ...untold, table: { seats }, position: 5 }
  const now = { view: 'the table', decision: prompt, undo: null, turn: 1, outcome: null }
  table.hear({ fresh: { ...fresh, ...now } as unknown as Fresh })
  const acts = new Acts(
    () => ({
      alone: table.alone,
      confirmations: true,
      unused: table.decision?.unused ?? [],
    }),
    () => table.fresh,
  )
  const send = (choice: Listed<unknown>) => table.choose(choice)
  bar = render(DecisionBar, {
    table,
    acts,
    prompt: prompt.text,
    offers: [actOf(draw, send)],
    passes: [actOf(end, send)],
  })
  return () => vi.useRealTimers()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const chosen = () => said.filter((something) => 'choose' in something)

describe('the decision bar', () => {
  it('asks its question and offers its choices', () => {
    expect(screen.getByText('Your turn')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Draw a card' })).toBeTruthy()
  })

  it('takes no click that was meant for what stood there before', async () => {
    await press('End your turn')
    expect(chosen()).toEqual([])
    vi.advanceTimersByTime(freshFor)
    await press('End your turn')
    expect(chosen()).toEqual([{ choose: { position: 5, id: 1 } }])
  })

  it('says that something cannot be taken back, and does it on the second click', async () => {
    vi.advanceTimersByTime(freshFor)
    await press('Draw a card')
    expect(chosen()).toEqual([])
    expect(screen.getByText(/taken back only if Somebody agrees/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Draw a card' }).textContent).toMatch(/Click again/)
    await press('Draw a card')
    expect(chosen()).toEqual([{ choose: { position: 5, id: 0 } }])
  })

  it('has a key for what stands apart', () => {
    vi.advanceTimersByTime(freshFor)
    expect(bar.component.pick(0)).toBe(true)
    expect(chosen()).toEqual([{ choose: { position: 5, id: 1 } }])
  })

  it('names what the end of the turn would leave unused', async () => {
    const unused = [[{ words: '3 resources' }]]
    const now = { decision: { ...table.decision, unused }, undo: null, turn: 1, outcome: null }
    const step = { position: 6, by: 0, did: 'choose', facts: [], ...now }
    table.hear({ step: step as unknown as StepTold })
    vi.advanceTimersByTime(freshFor)
    await press('End your turn')
    expect(chosen()).toEqual([])
    expect(screen.getByText('3 resources')).toBeTruthy()
    await press('End your turn')
    expect(chosen()).toHaveLength(1)
  })

  it('does not call for anything while something else is to be read', async () => {
    const calling = () => bar.container.querySelectorAll('.calls, .lead').length
    expect(calling()).toBeGreaterThan(0)
    await bar.rerender({ hushed: true })
    expect(calling()).toBe(0)
    expect(screen.getByRole('button', { name: 'Draw a card' })).toBeTruthy()
  })

  it('shows a refusal with its rule', async () => {
    table.hear({ refused: { code: 'illegal-choice', message: 'not now', rule: 'turn/order' } })
    expect((await screen.findByRole('alert')).textContent).toContain('not now')
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/order$/)
  })

  it('lets what comes again pass, says so, and asks again when told to', async () => {
    // The menu that it stands in is not open here.
    await fireEvent.click(screen.getByRole('button', { name: 'Always pass', hidden: true }))
    const draws = { id: 'draws', name: 'draws', turn: null }
    expect(said.at(-1)).toEqual({ 'let-pass': [draws] })
    table.hear({ 'let-pass': [draws] })
    expect(await screen.findByText('Passed: draws always.')).toBeTruthy()
    await press('Ask again')
    expect(said.at(-1)).toEqual({ 'let-pass': [] })
    table.hear({ 'let-pass': [] })
    await tick()
    expect(screen.queryByText(/^Passed/)).toBeNull()
  })
})
