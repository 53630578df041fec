/** A few things of the box, for tests: whatever the samples of the gallery speak of. */
import { Faces } from '../../cards/faces.svelte'
import type { CardPart, Components, SpacePart } from '../../generated/outer-rim'
import type { Face, Text } from '../../generated/protocol'
import { Things } from '../game'

const words = (text: string): Text => [{ words: text }]

const face = (
  id: string,
  kind: string,
  rules: string[] = [],
  values: Face['values'] = [],
): Face => ({
  id,
  name: id,
  deck: '',
  faction: 'neutral',
  kind,
  type_line: kind,
  unique: false,
  copies: 1,
  cost: null,
  values,
  bounty: null,
  rules: rules.map(words),
  brief: [],
  art: { scene: 'dock', figure: 'hat', prop: 'dice' },
  source: 'design',
})

const space = (id: string): SpacePart => ({
  id,
  name: id,
  kind: 'planet',
  tile: 0,
  along: 0,
  across: 0,
  faction: null,
  deck: 0,
  berths: [],
})

const card = (id: string, scenes: string[]): CardPart => ({
  face: id,
  home: { databank: 1 },
  kind: null,
  ship: null,
  destination: null,
  contact: null,
  patrol: null,
  enemy: null,
  scenes,
})

const stealth = { glyph: 'stealth', number: 1, label: 'stealth' }

/** Cards by their face, with the scene of each part and what it does. */
const printed: [Face, string[]][] = [
  [
    face('cantonica-ord-mantell-2', 'encounter', ['Pay to test.', 'Fight.']),
    ['A fine cape.', 'A pit.'],
  ],
  [face('cassian-andor-card', 'databank', ['Test stealth.'], [stealth]), ['He needs a pilot.']],
  [
    face('kessel-run-mines', 'databank', ['One.', 'Two.', 'Three.', 'Four.', 'Five.']),
    ['A bribe.', 'Barrels.', 'Tunnels.', 'A chart.', 'Now fly.'],
  ],
  [face('hondo-ohnaka-card', 'databank', ['Roll a die.']), ['He laughs.']],
  [face('bib-fortuna-card', 'databank'), ['He smiles.']],
]

export function fewThings(): Things {
  const people = [
    face('han-solo', 'character', [], [stealth]),
    face('boba-fett', 'character'),
    face('contact-cassian-andor', 'contact'),
    face('patrol-imperial-2', 'patrol'),
  ]
  const components = {
    spaces: [space('kessel'), space('cantonica')],
    characters: ['han-solo', 'boba-fett'].map((id) => ({
      face: id,
      flipped: id,
      reputation: [],
      any_positive: false,
      goal: [],
      starts: [],
    })),
    ships: [],
    contacts: [{ face: 'contact-cassian-andor', class: 'white', databank: [] }],
    cards: printed.map(([one, scenes]) => card(one.id, scenes)),
    ai: [
      {
        face: 'ai-1',
        name: 'AI card 1',
        sections: [
          {
            section: 'planning',
            first_only: true,
            bullets: [words('recover'), words('move'), words('gain credits')],
          },
        ],
      },
    ],
    spared: [['not-defeated', words('it is not defeated')]],
    dice: [
      { face: 'hit', damage: 1, passes_from: 1 },
      { face: 'crit', damage: 2, passes_from: 0 },
      { face: 'focus', damage: 0, passes_from: 2 },
      { face: 'blank', damage: 0, passes_from: null },
    ],
  } satisfies Partial<Components>
  const faces = new Faces('outer-rim', [...people, ...printed.map(([one]) => one)])
  return new Things(components as unknown as Components, faces)
}
