/** The topics of a rulebook in the order in which a player comes to them. */
import type { RuleInfo } from '../generated/protocol'
import { words } from '../words/late'

export type Chapter = keyof typeof words.rules.chapters
type Topic = [string, RuleInfo[]]

const chapters: Partial<Record<string, [Chapter, string[]][]>> = {
  'outer-rim': [
    ['aim', ['fame', 'goals', 'ties', 'foundations', 'golden', 'setup', 'characters']],
    ['turn', ['turn', 'current-player', 'timing']],
    ['planning', ['planning', 'movement', 'map', 'spaces', 'adjacency', 'nearest', 'maelstrom']],
    [
      'action',
      [
        ...['actions', 'deliver', 'cargo', 'market', 'market-decks', 'buying', 'ship-buying'],
        ...['bartering', 'credits', 'luxury', 'trade'],
      ],
    ],
    [
      'encounter',
      [
        ...['encounters', 'space-encounters', 'encounter-cards', 'secrets', 'contact-encounters'],
        ...['contacts', 'databank', 'jobs', 'bounties', 'crew-bounties', 'patrol-encounters'],
      ],
    ],
    ['dice', ['dice', 'skills', 'skill-tests', 'combat', 'combat-abilities', 'damage', 'defeat']],
    ['patrols', ['patrols', 'patrol-movement', 'factions', 'reputation']],
    ['assets', ['assets', 'slots', 'ships', 'crew', 'droids', 'gear', 'mods', 'traits', 'discard']],
    [
      'solo',
      [
        ...['solo-setup', 'solo-turn', 'solo-cards', 'solo-goals', 'solo-movement'],
        ...['solo-jobs-cargo', 'solo-buying', 'solo-crew', 'solo-decisions'],
        ...['solo-clarifications', 'solo-expert'],
      ],
    ],
  ],
  deckbuilding: [
    ['aim', ['winning', 'setup', 'cards', 'force']],
    ['start', ['turn-start']],
    ['play', ['playing', 'abilities']],
    ['buy', ['purchasing']],
    ['attack', ['commit', 'attack', 'bounty-sabotage']],
    ['end', ['turn-end', 'empty-deck']],
  ],
}

/** The topics there are, under their chapters; what has no place among them comes last. */
export function inChapters(game: string, topics: Topic[]): [Chapter, Topic[]][] {
  const order = chapters[game] ?? []
  const found = order.map(([chapter, names]): [Chapter, Topic[]] => [
    chapter,
    names.flatMap((name) => topics.filter(([topic]) => topic === name)),
  ])
  const placed = new Set(order.flatMap(([, names]) => names))
  const rest = topics.filter(([topic]) => !placed.has(topic))
  return [...found, ['more', rest] satisfies [Chapter, Topic[]]].filter(
    ([, about]) => about.length > 0,
  )
}

/** How a turn goes: for each chapter that is part of it, what to know before reading on. */
export function guideOf(game: string): [Chapter, string][] {
  const guides: Partial<Record<string, Partial<Record<Chapter, string>>>> = words.rules.guides
  const guide = guides[game] ?? {}
  return (chapters[game] ?? []).flatMap(([chapter]): [Chapter, string][] => {
    const text = guide[chapter]
    return text === undefined ? [] : [[chapter, text]]
  })
}
