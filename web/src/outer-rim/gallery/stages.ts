import type { Choice, Die, Event, Foe, PlayerView, Prompt, View } from '../../generated/outer-rim'
import type { Chance, Explanation, Listed, Logged, Text } from '../../generated/protocol'
import type { Asked, Things } from '../game'
import type { Choosable } from '../stages/asking'
import { Reading } from '../stages/reading.svelte'
import { actOf } from '../../table/acts.svelte'

/** A stage as it would stand before a table that is in no box. */
export interface Sample {
  title: string
  view: View
  events: Logged<Event>[]
  decision: Asked | null
  choices: Choosable[]
  explain: Explanation | null
}

/** A sample that is read from its beginning. */
export function readingOf({ view, events, decision, choices }: Sample, things: Things): Reading {
  const now = { view, outcome: null }
  const nothing = () => {}
  const told = {
    now,
    log: events,
    decision,
    behind: 0,
    hurry: nothing,
    goOn: nothing,
    skip: nothing,
  }
  return new Reading(told, { all: choices, things }, undefined, 0)
}

const words = (text: string): Text => [{ words: text }]
const dice = (...faces: Die[]) => faces.map((face) => ({ face, added: false, cancelled: false }))

const card = (things: Things, face: string) =>
  things.components.cards.findIndex((part) => part.face === face)

function player(things: Things, seat: number, face: string): PlayerView {
  const character = things.components.characters.findIndex((part) => part.face === face)
  return {
    seat,
    character,
    flipped: false,
    ship: seat,
    ship_flipped: false,
    space: things.spaceNamed('kessel'),
    credits: 6000,
    fame: 3,
    standings: ['neutral', 'neutral', 'neutral', 'neutral'],
    damage: [1, 0],
    limits: [4, 3],
    values: [3, 3, 5],
    defeated: false,
    goals: [null, null],
    tokens: [],
    assets: [],
    room: { gear: 1, job_or_bounty: 2, crew: 2, cargo: 1, mod: 1, cargo_or_mod: 0 },
    skilled: [],
    secrets: [],
  }
}

function viewOf(things: Things): View {
  return {
    you: 0,
    deals: [],
    away: [],
    turns: [],
    turn: 12,
    current: 0,
    first: 0,
    step: 'encounter',
    extra: false,
    winner: null,
    goal: 10,
    tiles: [],
    players: [player(things, 0, 'han-solo'), player(things, 1, 'boba-fett')],
    patrols: [
      { faction: 'imperial', level: 2, space: things.spaceNamed('kessel'), combat: 5, hunts: [] },
      { faction: 'hutt', level: 1, space: 3, combat: 3, hunts: [] },
    ],
    contacts: [],
    market: [],
    encounters: [],
    ships: [],
    roll: null,
    combat: null,
    offer: null,
    gone: [],
    rivals: [],
  }
}

/** One thing that happened, and how it is told. */
type Line = [Event, string | Text]

/** Everything that happened, as one entry of a log. */
function logOf(...told: Line[]): Logged<Event>[] {
  return [
    {
      position: 1,
      by: 0,
      did: 'choose',
      facts: told.map(([event, text]) => ({
        event,
        gist: 'detail',
        ...(text !== '' && { line: typeof text === 'string' ? words(text) : text }),
      })),
    },
  ]
}

function ask(prompt: Prompt, text: string, ...listed: [Choice, string, On?][]) {
  const choices = listed.map(([choice, says, on], id): Listed<Choice> => {
    const role = choice === 'pass' ? 'pass' : 'commit'
    return { id, choice, text: words(says), role, barrier: 'none', action: '', ...on }
  })
  const decision: Asked = { seat: 0, prompt, text: words(text), choices }
  return { decision, choices: choices.map((one) => ({ listed: one, act: actOf(one, () => {}) })) }
}
type On = Pick<Listed<Choice>, 'on'>

const nothingAsked = { decision: null, choices: [], explain: null }
const chanceOf = (permille: number, text: string): Explanation => {
  const chance: Chance = { on: { seat: 0 }, permille, text: words(text) }
  return { routes: [], chances: [chance] }
}

const ended: Line = [{ 'turn-ended': { player: 0 } }, '']
const patrol: Foe = { patrol: 'imperial' }
const began: Line = [{ 'combat-began': { attacker: 0, foe: patrol } }, 'The fight begins.']
const rolled = (of: number | null, ...faces: Die[]): Line => [
  { rolled: { of, by: 0, purpose: { Combat: 'ship' }, dice: dice(...faces) } },
  'Dice are rolled.',
]

export function samplesOf(things: Things): Sample[] {
  return [
    encounter(things),
    test(things),
    window(things),
    fight(things),
    job(things),
    rival(things),
    room(things),
    spoils(things),
  ]
}

function encounter(things: Things): Sample {
  const number = card(things, 'cantonica-ord-mantell-2')
  const view = viewOf(things)
  const [me, ...others] = view.players
  const there = things.spaceNamed('cantonica')
  return {
    title: 'A card that asks',
    view: { ...view, players: me ? [{ ...me, space: there }, ...others] : others },
    events: logOf([{ 'encounter-drawn': { player: 0, deck: 0, card: number, section: 0 } }, '']),
    ...ask(
      { effect: { bearer: { card: number } } },
      'Pay to sit down at the table?',
      ['yes', 'Yes · Pay 3000 to test influence'],
      ['pass', 'No'],
    ),
    explain: chanceOf(750, 'test of influence: skilled'),
  }
}

function test(things: Things): Sample {
  return {
    title: 'A skill test',
    view: viewOf(things),
    events: logOf(
      [{ 'databank-resolved': { player: 0, card: card(things, 'cassian-andor-card') } }, ''],
      [{ rolled: { of: 0, by: 0, purpose: { Test: 'stealth' }, dice: dice('hit', 'focus') } }, ''],
      [{ 'test-result': { player: 0, skill: 'stealth', level: 1, passed: true } }, 'Passed.'],
      [
        { fame: { player: 0, change: 1, total: 4, because: { source: 'job', bearer: 'rule' } } },
        [{ words: 'You gained' }, { number: 1 }, { glyph: 'fame' }, { words: '.', tight: true }],
      ],
      [
        { credits: { player: 0, change: 2, why: 'effect' } },
        [
          { words: 'You gained' },
          { number: 2000 },
          { glyph: 'credits' },
          { words: '.', tight: true },
        ],
      ],
      [
        { suffered: { player: 0, body: 'character', amount: 1 } },
        'You suffered 1 damage to your character.',
      ],
      ended,
    ),
    ...nothingAsked,
  }
}

function window(things: Things): Sample {
  const faces = dice('hit', 'blank', 'focus')
  return {
    title: 'A fight, in the middle of it',
    view: {
      ...viewOf(things),
      combat: { attacker: 0, foe: patrol, kind: 'ship', defending: false, damage: [0, 0] },
      roll: { of: 0, purpose: { Combat: 'ship' }, dice: faces, level: null },
    },
    events: logOf(began, rolled(0, 'hit', 'blank', 'focus')),
    ...ask(
      { dice: { left: 2 } },
      'Which dice do you roll again? (2 more)',
      [{ die: 1 }, 'Roll the blank again', { on: { die: 1 } }],
      [{ die: 2 }, 'Roll the focus again', { on: { die: 2 } }],
      ['pass', 'Keep the dice'],
    ),
    explain: null,
  }
}

function fight(things: Things): Sample {
  return {
    title: 'A fight that is over',
    view: viewOf(things),
    events: logOf(
      began,
      rolled(0, 'hit', 'crit', 'focus'),
      rolled(null, 'hit', 'hit', 'blank', 'blank', 'focus'),
      [
        { 'combat-won': { attacker: 0, foe: patrol, attacker_won: true, damage: [3, 2] } },
        'Han Solo won against the Imperial patrol, 3 to 2 damage.',
      ],
      [{ 'patrol-eliminated': { faction: 'imperial', level: 2 } }, 'The patrol was destroyed.'],
      [
        { fame: { player: 0, change: 1, total: 4, because: { source: 'job', bearer: 'rule' } } },
        [{ words: 'You gained' }, { number: 1 }, { glyph: 'fame' }, { words: '.', tight: true }],
      ],
      [{ suffered: { player: 0, body: 'ship', amount: 2 } }, 'You suffered 2 damage to your ship.'],
      ended,
    ),
    ...nothingAsked,
  }
}

function job(things: Things): Sample {
  const number = card(things, 'kessel-run-mines')
  const tests: [Event, string][] = [
    [{ 'databank-resolved': { player: 0, card: number } }, ''],
    [{ rolled: { of: 0, by: 0, purpose: { Test: 'influence' }, dice: dice('crit', 'blank') } }, ''],
    [{ 'test-result': { player: 0, skill: 'influence', level: 1, passed: true } }, 'Passed.'],
    [{ 'step-reached': { player: 0, card: number, step: 2 } }, ''],
    [{ rolled: { of: 0, by: 0, purpose: { Test: 'strength' }, dice: dice('focus', 'blank') } }, ''],
    [{ 'test-result': { player: 0, skill: 'strength', level: 0, passed: false } }, 'Failed.'],
    [{ suffered: { player: 0, body: 'character', amount: 1 } }, 'You suffered 1 damage.'],
    [{ 'step-reached': { player: 0, card: number, step: 3 } }, ''],
  ]
  return {
    title: 'A job, step by step',
    view: viewOf(things),
    events: logOf(...tests),
    ...ask(
      'abilities',
      'The test of tactics begins: use an ability?',
      [{ use: 0 }, 'Count a skill once more', { on: { card: 'han-solo' } }],
      ['pass', 'Use nothing'],
    ),
    explain: chanceOf(234, 'test of tactics: unskilled'),
  }
}

function rival(things: Things): Sample {
  const number = 0
  const sections = things.components.ai[number]?.sections ?? []
  const reasons = { planning: 'not-defeated', action: 'no-cargo', encounter: 'no-patrol' } as const
  // Each section passes its first bullet over; where only one counts, the next one is the last.
  const lines = sections.flatMap(({ section, first_only: first, bullets }): Line[] =>
    bullets.slice(0, first ? 2 : undefined).map((text, bullet) => {
      const spared = bullet === 0 && section !== 'special' ? reasons[section] : null
      return [{ 'ai-bullet': { player: 1, card: number, section, bullet, spared } }, text]
    }),
  )
  lines.splice(2, 0, [
    { moved: { player: 1, from: 1, to: 2, flown: 1 } },
    'Boba Fett flew to Tatooine.',
  ])
  return {
    title: 'The card of a rival',
    view: viewOf(things),
    events: logOf([{ 'ai-card-drawn': { player: 1, card: number } }, ''], ...lines, ended),
    ...nothingAsked,
  }
}

function room(things: Things): Sample {
  const number = card(things, 'hondo-ohnaka-card')
  const crew = ['cassian-andor-card', 'bib-fortuna-card'].map((face) => card(things, face))
  return {
    title: 'Making room',
    view: viewOf(things),
    events: [],
    ...ask(
      { gain: { card: number } },
      'Take Hondo Ohnaka?',
      ...crew.map((one): [Choice, string, On] => [
        { 'make-room': one },
        `Discard ${things.faceOf(one)?.name ?? ''} to make room`,
        { on: { card: things.key(one) } },
      ]),
      ['pass', 'Leave Hondo Ohnaka'],
    ),
    explain: null,
  }
}

function spoils(things: Things): Sample {
  const contact = things.components.contacts.findIndex(({ face }) => face.includes('cassian'))
  return {
    title: 'Eliminate or capture',
    view: viewOf(things),
    events: [],
    ...ask(
      { spoils: { contact } },
      'Cassian Andor is beaten: eliminate or capture?',
      ['eliminate', 'Eliminate · + 6000 credits, 2 fame, lose Rebel reputation'],
      ['capture', 'Capture · → Naboo · + 12000 credits, 2 fame, lose Rebel reputation'],
    ),
    explain: null,
  }
}
