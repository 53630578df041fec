import { describe, expect, it } from 'vitest'
import type { Die, Event } from '../../generated/outer-rim'
import type { Logged } from '../../generated/protocol'
import { fact, silent } from '../../table/testing'
import { scenesOf, told } from './reel'

const die = (face: Die) => ({ face, added: false, cancelled: false })
const isSilent = (event: Event) => 'turn-ended' in event || 'step-began' in event

let position = 0
/** An entry of the log, its lines the names of the facts. */
function entry(...events: Event[]): Logged<Event> {
  position += 1
  const facts = events.map((event) => (isSilent(event) ? silent(event) : fact(event)))
  return { position, by: 0, did: 'choose', facts }
}

const drawn: Event = { 'encounter-drawn': { player: 0, deck: 1, card: 7, section: 1 } }
const gained = (card: number): Event => ({ gained: { player: 0, card, bought: false } })
const credits: Event = { credits: { player: 0, change: 2, why: 'effect' } }
const ended: Event = { 'turn-ended': { player: 0 } }
const rolled = (of: number | null, ...faces: Die[]): Event => ({
  rolled: { of, by: 0, purpose: { Combat: 'ship' }, dice: faces.map(die) },
})
const began: Event = { 'combat-began': { attacker: 0, foe: { patrol: 'hutt' } } }
const won: Event = {
  'combat-won': { attacker: 0, foe: { patrol: 'hutt' }, attacker_won: true, damage: [3, 2] },
}

describe('the reel', () => {
  it('puts each fact beside its sentence, also where some have none', () => {
    const pairs = told(entry(ended, credits, drawn))
    expect(pairs.map(({ text }) => text)).toEqual([
      [],
      [{ words: 'credits' }],
      [{ words: 'encounter-drawn' }],
    ])
  })

  it('keeps sentences with their facts after a step of a card was reached', () => {
    const reached: Event = { 'step-reached': { player: 0, card: 7, step: 1 } }
    const [scene] = scenesOf([entry(drawn, reached, credits)], 0)
    expect(scene?.moments).toMatchObject([{ kind: 'line', text: [{ words: 'credits' }] }])
  })

  it('tells of a way only its end, and of two ways both', () => {
    const flown = (to: number) =>
      fact<Event>(
        { moved: { player: 0, from: 0, to, flown: to } },
        { gist: 'way', of: 0, line: [{ words: `${to}` }] },
      )
    const patrol = fact<Event>(
      { 'patrol-moved': { faction: 'hutt', from: 3, to: 4, directly: false } },
      { gist: 'way', sign: 'hutt' },
    )
    const log = [{ ...entry(drawn), facts: [fact(drawn), flown(1), flown(2), patrol, flown(5)] }]
    const [scene] = scenesOf(log, 0)
    expect(scene?.moments.map((moment) => (moment.kind === 'line' ? moment.text : []))).toEqual([
      [{ words: '2' }],
      [{ words: 'patrol-moved' }],
      [{ words: '5' }],
    ])
  })

  it('begins a scene with my card, and collects what comes of it until the turn ends', () => {
    const [scene, ...more] = scenesOf([entry(drawn, credits), entry(gained(4), ended, credits)], 0)
    expect(more).toEqual([])
    expect(scene?.subject).toEqual({ kind: 'encounter', card: 7, section: 1 })
    expect(scene?.moments.map(({ kind }) => kind)).toEqual(['line', 'line'])
    expect(scene?.closed).not.toBeNull()
  })

  it('makes the die of an inspection about the cargo', () => {
    const rolled = {
      rolled: { of: 0, purpose: 'Delivery', card: 9, dice: [{ face: 'focus' }] },
    } as unknown as Event
    const caught: Event = { caught: { player: 0, card: 9 } }
    const [scene] = scenesOf([entry(rolled, caught)], 0)
    expect(scene?.subject).toEqual({ kind: 'delivery', card: 9 })
    expect(scene?.moments[0]).toMatchObject({ kind: 'roll', cleared: false })
  })

  it('shows me the contact I looked at, and nobody else', () => {
    const looked: Event = { 'contact-looked': { player: 0, berth: 2, contact: 5 } }
    expect(scenesOf([entry(looked)], 0)[0]?.subject).toEqual({ kind: 'contact', contact: 5 })
    expect(scenesOf([entry(looked)], 1)).toEqual([])
  })

  it('leaves out the steps of a job that were jumped over', () => {
    const job: Event = { 'databank-resolved': { player: 0, card: 7 } }
    const reached = (step: number): Event => ({ 'step-reached': { player: 0, card: 7, step } })
    const [scene] = scenesOf([entry(job, reached(2), reached(4))], 0)
    expect(scene?.steps).toEqual([1, 2, 4])
  })

  it('says nothing twice in a row', () => {
    const [scene] = scenesOf([entry(drawn, credits, credits)], 0)
    expect(scene?.moments).toHaveLength(1)
  })

  it('leaves bills and the market to the log', () => {
    const paid: Event = { credits: { player: 0, change: -3, why: 'price' } }
    const revealed: Event = { 'market-revealed': { deck: 'cargo', card: 3 } }
    const [scene] = scenesOf([entry(drawn, paid, gained(4), revealed)], 0)
    expect(scene?.moments).toHaveLength(1)
  })

  it('leaves the cards of others to the log', () => {
    expect(scenesOf([entry(drawn, credits, ended)], 1)).toEqual([])
  })

  it('shows the card of the rival to everybody, its bullets in order', () => {
    const bullet = (place: number): Event => ({
      'ai-bullet': { player: 1, card: 3, section: 'planning', bullet: place, spared: null },
    })
    const [mine, rivals] = scenesOf(
      [
        entry(
          drawn,
          ended,
          { 'ai-card-drawn': { player: 1, card: 3 } },
          bullet(0),
          { moved: { player: 1, from: 1, to: 2, flown: 1 } },
          { moved: { player: 1, from: 2, to: 3, flown: 1 } },
          bullet(1),
          { 'ai-card-done': { player: 1, card: 3, shuffled: false } },
          credits,
        ),
      ],
      0,
    )
    expect(mine?.subject.kind).toBe('encounter')
    expect(rivals?.subject).toEqual({ kind: 'ai', card: 3 })
    expect(rivals?.moments.map(({ kind }) => kind)).toEqual(['bullet', 'line', 'bullet'])
  })

  it('puts the dice of a fight on the side that threw them', () => {
    const [scene] = scenesOf(
      [entry(began, rolled(0, 'hit', 'blank')), entry(rolled(null, 'crit'), won, credits)],
      0,
    )
    const [fight, line] = scene?.moments ?? []
    expect(fight).toMatchObject({
      kind: 'fight',
      sides: [{ dice: [{ face: 'hit' }, { face: 'blank' }] }, { dice: [{ face: 'crit' }] }],
      ended: { attackerWon: true, damage: [3, 2] },
    })
    expect(line?.kind).toBe('line')
  })

  it('lets only those dice tumble again that came to show something else', () => {
    const changed: Event = {
      'dice-changed': { of: 0, by: 0, dice: [die('hit'), die('crit'), die('focus')] },
    }
    const [scene] = scenesOf([entry(began, rolled(0, 'hit', 'blank')), entry(changed)], 0)
    expect(scene?.moments[0]).toMatchObject({ sides: [{ throws: [1, 2, 1] }, null] })
  })

  it('says of a test how it ended', () => {
    const test: Event = {
      rolled: { of: 0, by: 0, purpose: { Test: 'tech' }, dice: [die('hit'), die('blank')] },
    }
    const result: Event = { 'test-result': { player: 0, skill: 'tech', level: 1, passed: true } }
    const [scene] = scenesOf([entry(test, result)], 0)
    expect(scene?.subject.kind).toBe('roll')
    expect(scene?.moments[0]).toMatchObject({ tested: { skill: 'tech', level: 1, passed: true } })
  })

  it('goes on with what was under way before anything was told', () => {
    const [fight] = scenesOf([entry(began, rolled(0, 'hit'))], 0)
    const [scene, ...more] = scenesOf([entry(rolled(null, 'blank'), won, ended)], 0, fight)
    expect(more).toEqual([])
    expect(scene?.moments[0]).toMatchObject({
      sides: [{ dice: [{ face: 'hit' }] }, { dice: [{ face: 'blank' }] }],
      ended: { attackerWon: true },
    })
    expect(fight?.moments[0]).toMatchObject({ ended: null })
  })

  it('forgets what was taken back', () => {
    const log = [{ ...entry(drawn, credits), position: 1 }]
    const undone: Logged<Event> = { ...entry(), position: 9, did: 'undo', to: 0 }
    expect(scenesOf([...log, undone], 0)).toEqual([])
  })

  it('goes on where the take-back led, in the midst of a card', () => {
    const card = { ...entry(drawn), position: 1 }
    const roll = { ...entry(rolled(0, 'blank')), position: 2 }
    const undone: Logged<Event> = { ...entry(), position: 3, did: 'undo', to: 1 }
    const again = { ...entry(rolled(0, 'hit')), position: 4 }
    const [scene, ...more] = scenesOf([card, roll, undone, again], 0)
    expect(more).toEqual([])
    expect(scene?.subject.kind).toBe('encounter')
    expect(scene?.moments).toMatchObject([{ kind: 'roll', thrown: { dice: [{ face: 'hit' }] } }])
  })

  it('keeps which patrol was fought, though another one comes', () => {
    const eliminated: Event = { 'patrol-eliminated': { faction: 'hutt', level: 1 } }
    const spawned: Event = { 'patrol-spawned': { faction: 'hutt', level: 2, space: 3 } }
    const [scene] = scenesOf([entry(began, rolled(0, 'hit'), won, eliminated, spawned)], 0)
    expect(scene?.moments[0]).toMatchObject({ kind: 'fight', level: 1 })
  })

  it('keeps the fights of others out of mine', () => {
    const theirs: Event = { 'combat-began': { attacker: 2, foe: { patrol: 'rebel' } } }
    const [scene] = scenesOf([entry(drawn, theirs)], 0)
    expect(scene?.moments).toEqual([])
  })
})
