import type { Face } from '../generated/protocol'

/** A card that is in no box: what a card can show must be seen without a server too. */
export const sample: Face = {
  id: 'sample',
  name: 'Harbour Pilot',
  deck: 'gallery',
  faction: 'rebel',
  kind: 'unit',
  type_line: 'Unit · Scoundrel',
  unique: true,
  copies: 1,
  cost: 4,
  values: [
    { glyph: 'attack', number: 3, label: 'Attack' },
    { glyph: 'resource', number: 1, label: 'Resources' },
    { glyph: 'force', number: 1, label: 'Force' },
  ],
  bounty: {
    target: { glyph: 'target', number: 4, label: 'Target' },
    label: 'Reward',
    reward: [{ words: 'Gain' }, { number: 2 }, { glyph: 'resources' }, { words: '.', tight: true }],
    brief: [{ words: '+' }, { number: 2, tight: true }, { glyph: 'resources' }],
  },
  rules: [
    [
      { words: 'When you play this unit, draw' },
      { number: 1 },
      { words: 'card. If the Force is with you, gain' },
      { number: 1 },
      { glyph: 'resource' },
      { words: 'as well.' },
    ],
  ],
  brief: [
    { words: 'Draw' },
    { number: 1 },
    { words: '(with' },
    { glyph: 'force' },
    { words: ': +', tight: true },
    { number: 1, tight: true },
    { glyph: 'resource' },
    { words: ')', tight: true },
  ],
  art: { scene: 'dock', figure: 'hat', prop: 'compass' },
  source: 'design',
}

/** The same of other factions and kinds. */
export const samples: Face[] = [
  sample,
  {
    ...sample,
    id: 'sample-ship',
    name: 'Long Patrol Cruiser',
    faction: 'empire',
    kind: 'ship',
    type_line: 'Capital ship',
    unique: false,
    cost: 6,
    values: [
      { glyph: 'attack', number: 5, label: 'Attack' },
      { glyph: 'hit-points', number: 4, label: 'Hit points' },
    ],
    bounty: null,
    art: { scene: 'orbit', figure: 'capital-long', prop: 'star-chart' },
  },
  {
    ...sample,
    id: 'sample-base',
    name: 'Salt Moon',
    faction: 'neutral',
    kind: 'base',
    type_line: 'Base',
    unique: false,
    cost: null,
    values: [{ glyph: 'hit-points', number: 14, label: 'Hit points' }],
    bounty: null,
    art: { scene: 'ice', figure: 'tower', prop: 'flag' },
  },
]
