// @vitest-environment node
import { Linter } from 'eslint'
import { expect, it } from 'vitest'
import { textSurgery } from '../lint/textSurgery'

/** Whether the rule lets this pass. */
function passes(code: string): boolean {
  const linter = new Linter()
  const plugins = { cantina: { rules: { 'text-surgery': textSurgery } } }
  const found = linter.verify(code, [{ plugins, rules: { 'cantina/text-surgery': 'error' } }])
  const fatal = found.find((problem) => problem.fatal)
  if (fatal) throw new Error(`${fatal.message}: ${code}`)
  return found.length === 0
}

it.each([
  `run.words.split(':')`,
  `spoken(text).slice(2)`,
  `failure.message.charAt(0).toUpperCase()`,
  `plain(run).startsWith('Goal')`,
  `/^to /.test(run.words)`,
  `/[0-9]+/.exec(spoken(text))`,
  `spoken(text)?.split(':').at(-1)`,
  `spoken(text).includes('Goal')`,
  `const said = spoken(text); said.indexOf('.')`,
  `const said = act ? spoken(act.text) : ''; const more = said; more.replace('.', '')`,
])('refuses %s', (code) => {
  expect(passes(code)).toBe(false)
})

it.each([
  `spoken(text) === spoken(other)`,
  `spoken(text).length > 130`,
  `spoken(text).toLowerCase().includes(sought)`,
  `words.table.lost.split(' ')`,
  `place.split('#')`,
  `const said = name; said.slice(1)`,
])('lets %s pass', (code) => {
  expect(passes(code)).toBe(true)
})
