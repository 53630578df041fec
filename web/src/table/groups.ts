import type { Act } from './acts.svelte'

/** Acts that stand under one word, and the number of the first of them. */
export interface Group {
  verb: string
  acts: Act[]
  first: number
}

/** Acts in the order they come, those of one verb together. */
export function groupsOf(acts: Act[]): Group[] {
  const groups: Group[] = []
  for (const [place, act] of acts.entries()) {
    const verb = act.brief?.verb ?? ''
    const last = groups.at(-1)
    if (last?.verb === verb) last.acts.push(act)
    else groups.push({ verb, acts: [act], first: place + 1 })
  }
  return groups
}
