/** What a server would tell, for tests. */
import type { Fact, Listed, Said, Text } from '../generated/protocol'

/** A fact with a line that says what kind of thing it is. */
export const fact = <E>(event: E, more: Partial<Fact<E>> = {}): Fact<E> => ({
  event,
  gist: 'detail',
  line: line(typeof event === 'string' ? event : (Object.keys(event as object)[0] ?? '')),
  ...more,
})

/** A fact that another one tells as well. */
export const silent = <E>(event: E, more: Partial<Fact<E>> = {}): Fact<E> => ({
  event,
  gist: 'detail',
  ...more,
})

/** A choice that completes something and can be taken back. */
export const listed = <C extends string>(
  id: number,
  choice: C,
  more: Partial<Listed<C>> = {},
): Listed<C> => ({
  id,
  choice,
  text: line(choice),
  role: 'commit',
  barrier: 'none',
  action: 'play',
  ...more,
})

/** What a table is told first where nothing was said yet: for the seat of number nought. */
export const untold = {
  seat: 0,
  players: [],
  log: [],
  asked: null,
  let_pass: [],
  clocks: null,
  chat: [],
}

/** What was said, without the key that lets it be said again. */
export function unkeyed(said: Said): Said {
  const copy = structuredClone(said) as Record<string, { key?: string }>
  for (const what of Object.values(copy)) delete what.key
  return copy as Said
}

const line = (words: string): Text => [{ words }]
