/**
 * The signs of both games and of the console: one path a sign on a grid of 16, drawn with a stroke
 * of 2 and round joins. A dot is a stroke without length.
 */
const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

const drawings = {
  // Factions
  empire: 'M8 1.5 14.5 8 8 14.5 1.5 8ZM8 6v4M6 8h4',
  rebel: 'M2 12 8 4l6 8',
  hutt: 'M2 13.5V8a6 6 0 0 1 12 0v5.5M6 13.5V8.5a2 2 0 0 1 4 0v5',
  syndicate: 'M1.5 8C4.5 3 11.5 3 14.5 8 11.5 13 4.5 13 1.5 8ZM8 6.5v3',
  neutral: `${ring(8, 8, 6)}M5.5 8h5`,

  // Skills
  influence: 'M2 3h12v8H8l-3 3v-3H2Z',
  knowledge:
    'M8 4C6 2.6 4 2.6 2 3.2v9.6c2-.6 4-.6 6 .8 2-1.4 4-1.4 6-.8V3.2c-2-.6-4-.6-6 .8ZM8 4v9',
  piloting: 'M2.5 3v5h11V3M8 8v6M5 14h6',
  stealth: 'M13.5 10A6 6 0 0 1 6 2.3a6 6 0 1 0 7.5 7.7Z',
  strength: 'M1.5 6.5v3M4.5 4v8M4.5 8h7M11.5 4v8M14.5 6.5v3',
  tactics: 'M2.5 14C2.5 8 6 5 13 5M10 2l3.5 3L10 8M2.5 2.5l3 3M5.5 2.5l-3 3',
  tech: 'M4.5 4.5h7v7h-7ZM8 1.5v3M8 11.5v3M1.5 8h3M11.5 8h3',

  // Faces of the die
  hit: 'M8 14V2.5M3 7.5l5-5 5 5',
  crit: 'M3 8l5-5 5 5M3 13.5l5-5 5 5',
  focus: `${ring(8, 8, 6)}${ring(8, 8, 0.7)}`,
  blank: 'M5.5 8h5',

  // Market decks and kinds of assets
  bounty: 'M2 5.5V2h3.5M10.5 2H14v3.5M14 10.5V14h-3.5M5.5 14H2v-3.5M8 8h.01',
  cargo: 'M2 3.5h12v10H2ZM2 7h12M8 7v2.5',
  'gear-and-mod': `M5 2h6l3.5 6-3.5 6H5L1.5 8Z${ring(8, 8, 2)}`,
  job: 'M3 3h10v11.5H3ZM6.5 1.5h3M6 7.5h4M6 11h4',
  luxury: 'M4.5 2.5h7l3 4.5L8 14 1.5 7ZM1.5 7h13',
  ships: 'M6 2 9.5 9.5 6 8.2 2.5 9.5ZM11.5 6 14.5 14l-3-1.5-3 1.5',
  crew: `${ring(5.5, 5, 2.5)}M1.5 14c0-6 8-6 8 0M10 2.7a2.5 2.5 0 0 1 0 4.6M12 10c1.5.6 2.5 2 2.5 4`,
  gear: 'M1.5 4.5h13V8H8.5L7 10.5H5.5L4.5 14h-3L3 8H1.5Z',
  mod: 'M5 1.5v4M11 1.5v4M2.5 5.5h11V7c0 3-2.5 5-5.5 5s-5.5-2-5.5-5ZM8 12v2.5',

  // Traits
  'bounty-hunter': 'M3 14V7c0-6.5 10-6.5 10 0v7M3 7.5h10M8 7.5V12',
  droid: 'M3 7.5C3 .5 13 .5 13 7.5ZM3 7.5v6.5M13 7.5v6.5M3 11h10M8 4.8h.01',
  fighter: 'M2 2v12M14 2v12M2 8h3M11 8h3M8 5.5a2.5 2.5 0 1 0 .01 0Z',
  jedi: 'M8 1.5v8M5.5 9.5h5M8 9.5v5',
  officer: 'M2 10.5h9l3.5 2.5M2 10.5 3.5 4l8-1.5.5 8',
  scoundrel: 'M1.5 9.5h13M4 9.5l1-6h6l1 6M6 13h4',
  sith: 'M8 1.5v13M3.5 7.5 8 10.5l4.5-3',
  transport: 'M2 12V7l3-4h6l3 4v5ZM2 8h12M5 12v2M11 12v2',
  trooper: 'M3 13.5V7c0-6.5 10-6.5 10 0v6.5ZM5.5 8h5M8 8v2',
  vehicle: 'M1.5 10.5 4 5h6l4.5 5.5ZM5 13.5h.01M11 13.5h.01',

  // What cards and sheets count
  attack: 'M3 3l8.5 8.5M13 3 4.5 11.5M2 9.5 6.5 14M14 9.5 9.5 14',
  resources: 'M8 1.5 14 5v6l-6 3.5L2 11V5ZM2 5l6 3.5L14 5M8 8.5v6',
  force: 'M7.5 1.5C1 3.5 1 10.5 5.5 13M8.5 14.5C15 12.5 15 5.5 10.5 3',
  'hit-points': 'M8 1.5 13.5 3.5V8c0 3-2.3 5-5.5 6.5C4.8 13 2.5 11 2.5 8V3.5Z',
  hull: 'M8 1.5 13.5 3.5V8c0 3-2.3 5-5.5 6.5C4.8 13 2.5 11 2.5 8V3.5ZM8 5v5',
  health: 'M8 14C-.5 8.5 1.5 2.5 5 2.5c1.5 0 2.5 1 3 2 .5-1 1.5-2 3-2 3.5 0 5.5 6-3 11.5Z',
  cost: 'M2 2h6l6.5 6.5-6 6L2 8ZM5.3 5.3h.01',
  credits: `${ring(8, 8, 6)}M6 6.5h4M6 9.5h4`,
  fame: 'M8 1.5l2 4.3 4.7.6-3.4 3.3.8 4.8L8 12.2l-4.1 2.3.8-4.8L1.3 6.4 6 5.8Z',
  target: `${ring(8, 8, 4.5)}M8 1.5v3M8 11.5v3M1.5 8h3M11.5 8h3`,
  reward: `${ring(8, 10, 4)}M4.5 1.5 7 6M11.5 1.5 9 6`,
  damage:
    'M8 1.5 9.7 5 13.5 3.2 11.7 7l2.8 2-3.6.9.3 3.8L8 11.5l-3.2 2.2.3-3.8L1.5 9l2.8-2L2.5 3.2 6.3 5Z',
  hyperdrive: 'M1.5 8h4M3 4h3M3 12h3M8.5 3 14.5 8l-6 5Z',
  secret: 'M3.5 1.5h9v13h-9ZM8 11h.01M6.5 6c0-2 3-2 3 0 0 1-1.5 1-1.5 2',
  illegal: `${ring(8, 8, 6)}M4 4l8 8`,
  ground: 'M1.5 13.5h13M3.5 13.5 7 5.5l2.5 4.5L11 8l2 5.5',
  ship: 'M8 1.5 13 14l-5-2.5L3 14Z',

  // What is done
  repair: 'M13.8 4.5 11.5 6.8 9.2 4.5l2.3-2.3a4 4 0 0 0-5 5.3L2 12l2 2 4.5-4.5a4 4 0 0 0 5.3-5Z',
  exile: 'M8.5 2.5h-6v11h6M6.5 8h8M11 4.5 14.5 8 11 11.5',
  draw: 'M8 1.5V9M4.5 6 8 9.5 11.5 6M2 10v4h12v-4',
  discard: 'M3 1.5h10v13H3ZM6 6l4 4M10 6l-4 4',
  undo: 'M2.5 5.5H10a4.2 4.2 0 0 1 0 8.5H6M6 2 2.5 5.5 6 9',
  used: 'M13.5 8A5.5 5.5 0 1 1 11 3.5M11.5 1v3.5H8',
  swap: 'M2 5.5h11M10 2.5l3 3M14 10.5H3M6 13.5l-3-3',

  // Things and places
  unit: `${ring(8, 5, 3)}M2 14.5c0-7 12-7 12 0`,
  base: `${ring(8, 8, 4)}M1.5 11.5c3 1.5 13-3.5 13-7`,
  deck: 'M2.5 5h8v9.5h-8ZM6 1.5h7.5v9',
  hand: 'M5.5 3.5h5v11h-5ZM3 5 1.5 12M13 5l1.5 7',
  galaxy:
    'M8 8h.01M3 11C.5 6 5 1.8 9 3.3c2 .8 2.6 2.6 2 4.2M13 5c2.5 5-2 9.2-6 7.7-2-.8-2.6-2.6-2-4.2',

  planet: `${ring(8, 8, 5.5)}M3 6.5c3 1.5 7 1.5 10 0`,
  navpoint: 'M8 2.5 13.5 8 8 13.5 2.5 8Z',
  maelstrom:
    'M8 8.5c-1.5-1.5 1-3 2.5-1.5 2 2-1 5.5-4.5 4C2 9.3 3.5 2.5 8.5 2.2c3.5-.2 5.5 2.3 5.5 5.3',
  contact: 'M8 1.5 13.7 4.8V11.2L8 14.5 2.3 11.2V4.8ZM8 8h.01',
  patrol: 'M4.5 3h7L14.5 13h-13ZM8 6.5v3',
  encounter: 'M3 1.5h10v13H3ZM6 5.5h4M6 8.5h4M8 11.5h.01',
  databank: 'M3 3c0-2 10-2 10 0v10c0 2-10 2-10 0ZM3 3c0 2 10 2 10 0M3 8c0 2 10 2 10 0',
  captive: 'M3 2v12M6.3 2v12M9.7 2v12M13 2v12M1.5 4h13M1.5 12h13',
  deliver: 'M2 6.5h8v7.5H2ZM6 6.5V9M9.5 1.5h5v5M14.5 1.5 9.5 6.5',
  reroll: 'M13.5 8A5.5 5.5 0 1 1 11 3.5M11.5 1v3.5H8M8 8h.01',
  better: 'M8 13.5V2.5M3.5 7 8 2.5 12.5 7',
  worse: 'M8 2.5v11M3.5 9 8 13.5 12.5 9',

  // Console
  log: 'M6 3.5h8.5M6 8h8.5M6 12.5h8.5M2 3.5h.01M2 8h.01M2 12.5h.01',
  lock: 'M3 7h10v7.5H3ZM5 7V5c0-4.5 6-4.5 6 0v2',
  check: 'M2.5 8.5 6.5 12.5l7-9',
  chevron: 'M3.5 6 8 10.5 12.5 6',
  'chevron-right': 'M6 3.5 10.5 8 6 12.5',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  plus: 'M8 2.5v11M2.5 8h11',
  minus: 'M2.5 8h11',
  info: `${ring(8, 8, 6.5)}M8 7.5v4M8 4.7h.01`,
  link: 'M6.5 9.5l3-3M7 4.5 9 2.5a3.2 3.2 0 0 1 4.5 4.5l-2 2M9 11.5l-2 2A3.2 3.2 0 0 1 2.5 9l2-2',
  person: `${ring(8, 5, 3)}M2 14.5c0-7 12-7 12 0`,
  bot: 'M2.5 6h11v8h-11ZM8 6V2M5.8 10h.01M10.2 10h.01',
  clock: `${ring(8, 8, 6.5)}M8 4.5V8l2.5 2`,
  offline: 'M2 7c3.5-3.5 8.5-3.5 12 0M8 12.5h.01M3 14.5 13 1.5',
  search: `${ring(7, 7, 4.5)}M10.5 10.5l4 4`,
  help: `${ring(8, 8, 6.5)}M6 6.5c0-2.5 4-2.5 4 0C10 8 8 8 8 9M8 11.7h.01`,
  rules: 'M3 2h8.5c1 0 1.5.5 1.5 1.5v11H4.5C3.5 14.5 3 14 3 13ZM3 12.5c0-1 .5-1.5 1.5-1.5H13',
  menu: 'M2 4h12M2 8h12M2 12h12',
  play: 'M4.5 2.5 13 8l-8.5 5.5Z',
  pause: 'M5 3v10M11 3v10',
  'step-back': 'M10 3.5 5.5 8l4.5 4.5',
  'to-start': 'M3.5 3.5v9M12.5 3.5 8 8l4.5 4.5',
  'to-end': 'M12.5 3.5v9M3.5 3.5 8 8l-4.5 4.5',
} satisfies Record<string, string>

/** Other words for the same sign, as texts and rulebooks use them. */
const aliases = {
  imperial: 'empire',
  resource: 'resources',
  combat: 'attack',
  'capital-ship': 'ship',
  'gear-mod': 'gear-and-mod',
  goal: 'fame',
  trade: 'swap',
} as const satisfies Record<string, keyof typeof drawings>

export type GlyphName = keyof typeof drawings | keyof typeof aliases

/** Every sign that has a drawing of its own. */
export const glyphs: Record<string, string> = drawings

/** The drawing a name stands for, or none if no sign is called so. */
export function glyphId(name: string): string | undefined {
  const id = name in aliases ? aliases[name as keyof typeof aliases] : name
  return id in drawings ? id : undefined
}
