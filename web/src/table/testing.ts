/** What a server would tell, for tests. */
import type { Fact, Text } from '../generated/protocol'

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

const line = (words: string): Text => [{ words }]
