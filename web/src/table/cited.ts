import type { GameTypes, Table } from './table.svelte'

/** The rule the table names just now: that of a refusal, or of the question. */
export function citedIn<G extends GameTypes>({ refused, decision }: Table<G>): string | undefined {
  if (refused?.rule) return refused.rule
  const cited = decision?.text.find((run) => 'rule' in run)
  return cited && 'rule' in cited ? cited.rule : undefined
}
