/** A rulebook to read: its boxes, its topics, and what is found in it. */
import type { RuleInfo } from '../generated/protocol'

/** The address at which the rulebook of a game opens, at a rule if one is named. */
export const rulesAddress = (game: string, rule?: string | null) =>
  rule ? `/rules/${game}/${rule}` : `/rules/${game}`

/** Opens the rulebook beside the table, which nobody wants to leave for it; from there it closes again. */
export function openRules(game: string, rule?: string | null) {
  window.open(rulesAddress(game, rule), '_blank')
}

/** What a rule is about: the part of its id before the stroke. */
export const topicOf = ({ id }: RuleInfo) => id.split('/')[0] ?? id

/** The rule that is called so, or was once. */
export const ruleCalled = (rules: RuleInfo[], id: string) =>
  rules.find((rule) => rule.id === id || rule.aliases.includes(id))

/** The rules in which every word occurs; those that are called so come first. */
export function search(rules: RuleInfo[], asked: string): RuleInfo[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return rules
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const names = ({ id, name, aliases }: RuleInfo) => [id, name, ...aliases].join('\n')
  const named = rules.filter((rule) => holds(names(rule)))
  const said = rules.filter(
    (rule) => !named.includes(rule) && holds([names(rule), rule.text, rule.note].join('\n')),
  )
  return [...named, ...said]
}

/** Rules by what they are about, in their order. */
export function byTopic(rules: RuleInfo[]): [string, RuleInfo[]][] {
  const topics = new Map<string, RuleInfo[]>()
  for (const rule of rules) {
    const topic = topicOf(rule)
    topics.set(topic, [...(topics.get(topic) ?? []), rule])
  }
  return [...topics]
}
