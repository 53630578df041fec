/**
 * The English message files, read while the client is built: as plain strings and functions, so that
 * no page has to load a parser for it, and as types, so that a word that is not there does not
 * compile. `words.a.b` is the message `a_b`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from '@fluent/syntax'

/** What only pages say that are loaded when they are gone to: the first page does not carry it. */
const latePages = ['gallery', 'named', 'rules']
/** What the start page says of a game: the file beside its board has all that the board says, and this. */
const early = ['games']

const folder = new URL('../src/', import.meta.url)

/** The folders in which there is such a file: that of the page, and those of the boards. */
export const speaking = () =>
  readdirSync(folder).filter((name) => existsSync(new URL(`${name}/en.ftl`, folder)))

/**
 * The file of a folder.
 *
 * @param {string} name
 */
export const sourceOf = (name) => readFileSync(new URL(`${name}/en.ftl`, folder), 'utf8')

/** All files, one after the other: what a language has to say. */
export const everything = () => speaking().map(sourceOf).join('\n')

const plurals = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

/**
 * The messages of a file as `[id, pattern]`; whatever the page could not say is an error.
 *
 * @param {string} source
 * @returns {[string, import('@fluent/syntax').Pattern][]}
 */
export function messagesOf(source) {
  return parse(source, {}).body.flatMap((entry) => {
    if (entry.type === 'Junk') throw new Error(`not a message:\n${entry.content}`)
    if (entry.type !== 'Message') return []
    const id = entry.id.name
    if (!entry.value || entry.attributes.length > 0) throw new Error(`${id}: wants a text alone`)
    return [[id, entry.value]]
  })
}

/**
 * What a message is told, and whether it must be a number: what plurals are chosen by is one.
 *
 * @returns {Map<string, 'number' | 'string | number'>}
 */
export function argumentsOf(pattern) {
  const found = new Map()
  const visit = ({ elements }) => {
    for (const { type, expression } of elements) {
      if (type !== 'Placeable') continue
      if (expression.type === 'VariableReference') {
        const { name } = expression.id
        if (!found.has(name)) found.set(name, 'string | number')
      } else if (expression.type === 'SelectExpression') {
        const { selector, variants } = expression
        const counts = variants.every(
          ({ key }) => key.type === 'NumberLiteral' || plurals.has(key.name),
        )
        if (counts) found.set(selector.id.name, 'number')
        else if (!found.has(selector.id.name)) found.set(selector.id.name, 'string | number')
        for (const { value } of variants) visit(value)
      }
    }
  }
  visit(pattern)
  return found
}

/** The messages as a tree of what `leaf` makes of each. */
function treeOf(source, leaf) {
  const root = {}
  for (const [id, pattern] of messagesOf(source)) {
    const path = id.split('_')
    const last = path.pop()
    let at = root
    for (const part of path) {
      at = at[part] ??= {}
      if (typeof at === 'string') throw new Error(`${id}: a message stands above it`)
    }
    if (last in at) throw new Error(`${id}: is there twice`)
    at[last] = leaf(id, pattern)
  }
  return root
}

/** A tree as it is written down in JavaScript and in types, a line for each message. */
function written(tree, indent = '\n') {
  if (typeof tree === 'string') return tree
  const inner = `${indent}  `
  const lines = Object.entries(tree).map(
    ([key, part]) => `${inner}${JSON.stringify(key)}: ${written(part, inner)},`,
  )
  return `{${lines.join('')}${indent}}`
}

/**
 * A module with every message in English: a string, or a function of what it is told.
 *
 * @param {string} source
 * @param {string} [part] the part of which alone, if not those that are not asked for apart
 * @param {string[]} apart the parts that are
 */
export function compiled(source, part, apart = latePages) {
  const tree = treeOf(source, (id, pattern) => {
    const said = sayer(id, pattern)
    return argumentsOf(pattern).size === 0 ? said : `t=>${said}`
  })
  for (const one of Object.keys(tree))
    if (part === undefined ? apart.includes(one) : one !== part) delete tree[one]
  return `import { among, value } from '/src/words/english'\nexport default ${written(tree)}\n`
}

const told = ({ id }) => `t[${JSON.stringify(id.name)}]`

/** An expression of JavaScript that says a pattern. */
function sayer(id, { elements }) {
  const parts = elements.map(({ type, value, expression }) => {
    if (type === 'TextElement') return JSON.stringify(value)
    switch (expression.type) {
      case 'StringLiteral':
        return JSON.stringify(expression.parse().value)
      case 'VariableReference':
        return `value(${told(expression)})`
      case 'SelectExpression': {
        const { selector, variants } = expression
        const other = variants.find((variant) => variant.default)
        const rest = variants.filter((variant) => !variant.default)
        const texts = rest.map(({ key, value }) => {
          const name = key.type === 'NumberLiteral' ? key.value : key.name
          return `${JSON.stringify(name)}:${sayer(id, value)}`
        })
        return `among(${told(selector)},{${texts.join(',')}},${sayer(id, other.value)})`
      }
      default:
        throw new Error(`${id}: a ${expression.type} is more than the English file may have`)
    }
  })
  return parts.length === 1 ? parts[0] : parts.join('+')
}

/**
 * The types of all messages, as a module of TypeScript.
 *
 * @param {string} source
 */
export function typed(source, apart = latePages) {
  const tree = treeOf(source, (_, pattern) => {
    const told = [...argumentsOf(pattern)].map(([name, type]) => `${name}: ${type}`)
    return told.length === 0 ? 'string' : `(told: { ${told.join('; ')} }) => string`
  })
  return `// Written from en.ftl by \`npm run words\`: change that.

/** What the page says, by where it says it: \`words.a.b\` is the message \`a_b\`. */
export type Words = ${written(tree)}

/** The parts that are asked for apart. */
export type Late = ${apart.map((part) => `'${part}'`).join(' | ')}
`
}

/**
 * The parts of a folder's file that are asked for apart.
 *
 * @param {string} name
 */
export const apartIn = (name) => (name === 'words' ? latePages : early)

/**
 * The part of the build that reads the English files.
 *
 * @returns {import('vite').Plugin}
 */
export const english = () => ({
  name: 'english',
  enforce: 'pre',
  transform(source, id) {
    const file = /\/([\w-]+)\/en\.ftl(?:\?(\w+))?$/.exec(id)
    return file && { code: compiled(source, file[2], apartIn(file[1])), map: null }
  },
})
