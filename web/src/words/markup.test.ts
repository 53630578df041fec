// @vitest-environment node
import { parse, type AST } from 'svelte/compiler'
import { expect, it } from 'vitest'

/** Attributes that are read by people, of elements and of components. */
const read =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|help|label|legend|note|placeholder|title)$/

/** What stands in these is typed at a machine, and is the same in every language. */
const typed = new Set(['code', 'kbd'])

interface Node {
  type: string
  name?: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const within = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

/** Whatever is written out below a node: text, and literals in what is computed. */
function literals(node: Node): string[] {
  if (node.type === 'Text') return [node.data as string]
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateElement') return [(node.value as { cooked: string }).cooked]
  // What something is compared with, called with or looked up by is not shown.
  if (node.type === 'BinaryExpression' && node.operator !== '+') return []
  if (node.type === 'CallExpression' || node.type === 'MemberExpression') return []
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((branch) => literals(branch as Node))
  return within(node).flatMap(literals)
}

/** The words in a component that are no message. */
export function wordsIn(source: string): string[] {
  const { fragment } = parse(source, { modern: true })
  const found: string[] = []
  const visit = (node: Node): void => {
    if (node.type === 'RegularElement' && typed.has(node.name ?? '')) return
    if (node.type === 'Text' || node.type === 'ExpressionTag') found.push(...literals(node))
    else if (node.type === 'Attribute') {
      if (read.test(node.name ?? '')) found.push(...within(node).flatMap(literals))
    } else if (!/^(StyleDirective|ClassDirective|OnDirective|SpreadAttribute)$/.test(node.type))
      within(node).forEach(visit)
  }
  visit(fragment as unknown as AST.Fragment & Node)
  return found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text))
}

/**
 * The sentences in a script that are no message: two small words in a row. Errors are told to who
 * works on the page.
 */
export function sentencesIn(script: string): string[] {
  const { instance } = parse(`<script lang="ts">${script}</script>`, { modern: true })
  const found: string[] = []
  const visit = (node: Node): void => {
    if (node.type === 'NewExpression' && (node.callee as Node).name === 'Error') return
    if (node.type === 'Literal' || node.type === 'TemplateElement') found.push(...literals(node))
    else within(node).forEach(visit)
  }
  visit(instance as unknown as Node)
  return found.filter((text) => /(^|\P{L})\p{Ll}+ \p{Ll}{2}/u.test(text))
}

it.each([
  ["const a = b ? 'It is your turn' : ''", ['It is your turn']],
  ['say(`waits for ${name}`, `${n} cards more`)', ['waits for ', ' cards more']],
  ["const a = 'Ring of Kafrene'", []],
  ["const a: string = words.home.title + 'Enter'", []],
  ["throw new Error('there is no such card')", []],
])('finds sentences in %s', (script, sentences) => {
  expect(sentencesIn(script)).toEqual(sentences)
})

it.each([
  ['<p>Play now</p>', ['Play now']],
  ['<button aria-label="Close">×</button>', ['Close']],
  ['<button title="{name} is gone">{name}</button>', ['is gone']],
  ['<Card title={wide ? "Large" : words.small} />', ['Large']],
  ['<p>{done ? `${n} done` : ""}</p>', ['done']],
  ['{#if a}<p>{"Yes" + name}</p>{/if}', ['Yes']],
  ['<p class="wide">{words.home.title}: {kind === "base" ? 1 : named("base")}</p>', []],
  ['<p style:--w="{n}px"><kbd>Esc</kbd> {n} × <code>cantina replay</code></p>', []],
])('finds words in %s', (source, words) => {
  expect(wordsIn(source)).toEqual(words)
})

const sources = import.meta.glob<string>(['../**/*.svelte', '!**/*.test.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('finds the components', () => expect(Object.keys(sources).length).toBeGreaterThan(100))

it.each(Object.entries(sources))('%s says nothing but messages', (_, source) => {
  expect(wordsIn(source)).toEqual([])
  const script = /<script lang="ts"[^>]*>(.*?)<\/script>/s.exec(source)?.[1] ?? ''
  expect(sentencesIn(script)).toEqual([])
})

/** Samples of what a server says stand in for one. */
const modules = import.meta.glob<string>(
  [
    '../**/*.ts',
    '!**/*.test.ts',
    '!**/testing.ts',
    '!../generated/*',
    '!../gallery/sample.ts',
    '!../*/gallery/stages.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

it.each(Object.entries(modules))('%s has no sentence in it', (_, source) => {
  expect(sentencesIn(source)).toEqual([])
})
