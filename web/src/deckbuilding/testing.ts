/** Positions for tests: what matters is stated, the rest is as usual. */
import type {
  Choice,
  InPlayView,
  PlayerView,
  Prompt,
  TargetView,
  View,
} from '../generated/deckbuilding'
import type { Listed, On } from '../generated/protocol'
import type { Asked } from './game'

export const unit = (id: string, card: number, attack = 0, more: Partial<InPlayView> = {}) => ({
  card,
  id,
  used: false,
  attack,
  damage: 0,
  hit_points: null,
  duty: 'ready' as const,
  ...more,
})

export const ship = (id: string, card: number, hit_points: number, damage = 0) =>
  unit(id, card, 0, { hit_points, damage })

const area = (player: 'empire' | 'rebel', more: Partial<PlayerView>): PlayerView => ({
  player,
  seat: player === 'empire' ? 0 : 1,
  base: null,
  bases: 4,
  known_bases: [],
  known_unpicked: [],
  victory: [],
  needed: 3,
  hand: 0,
  known_hand: [],
  deck: { count: 5, known: [] },
  discard: [],
  ships: [],
  ...more,
})

/** The Rebels' base, as what can be attacked. */
export const dantooine = (more: Partial<TargetView> = {}): TargetView => ({
  target: 'base',
  on: { card: 'dantooine' },
  needed: 8,
  ships: 0,
  shield: 0,
  waits: null,
  ...more,
})

/** The Empire, seat 0, is to act against the Rebels' base of 8 hit points. */
export function position(
  more: Partial<View> = {},
  empire: Partial<PlayerView> = {},
  rebel: Partial<PlayerView> = {},
): View {
  const base = { base: 10, id: 'dantooine', hit_points: 8, damage: 0, used: false }
  return {
    you: 'empire',
    turn: 1,
    active: 'empire',
    winner: null,
    mode: 'beginner',
    goal: 3,
    pay_off: false,
    force: 3,
    resources: 0,
    players: [area('empire', empire), area('rebel', { base, ...rebel })],
    units: [],
    row: [],
    galaxy: { count: 84, known: [] },
    galaxy_discard: [],
    pilots: 10,
    pilot: { card: 90, id: 'outer-rim-pilot' },
    exiled: [],
    targets: [dantooine()],
    borrowed: [],
    picked: [],
    split: [],
    ...more,
  }
}

type Offered = Partial<Listed<Choice>> & { choice: Choice; at?: string }

/** A commit as the server offers it: with what the card would add. */
export const commit = (
  id: string,
  card: number,
  target: 'base' | { row: number },
  strength: number,
  more: Partial<Listed<Choice>> = {},
): Offered => ({
  choice: { commit: [card, target] },
  at: `${id}#${card}`,
  worth: [{ glyph: 'attack', number: strength }],
  role: 'step',
  ...more,
})

export function asked(choices: Offered[], prompt: Prompt = 'turn'): Asked {
  const listed = choices.map(({ at, ...choice }, id): Listed<Choice> => {
    const on: { on?: On } = at === undefined ? {} : { on: { card: at } }
    return { id, text: [], role: 'commit', barrier: 'none', action: '', ...on, ...choice }
  })
  return { seat: 0, prompt, text: [], choices: listed }
}
