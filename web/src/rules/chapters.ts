/** The topics of a rulebook in the order in which a player comes to them. */
import type { ChapterInfo, RuleInfo } from '../generated/protocol'
import { words } from '../words/late'

export type Topic = [string, RuleInfo[]]

/** A chapter with the topics of it that there are. */
export interface Chapter {
  id: string
  name: string
  topics: Topic[]
}

/** The topics there are, under their chapters; what has no place among them comes last. */
export function inChapters(chapters: ChapterInfo[], topics: Topic[]): Chapter[] {
  const found = chapters.map(({ id, name, topics: names }) => ({
    id,
    name,
    topics: names.flatMap((name) => topics.filter(([topic]) => topic === name)),
  }))
  const placed = new Set(chapters.flatMap(({ topics }) => topics))
  const rest = topics.filter(([topic]) => !placed.has(topic))
  const more = { id: '', name: words.rules.more, topics: rest }
  return [...found, more].filter(({ topics }) => topics.length > 0)
}
