/**
 * A language that nobody speaks, made from English: every letter with an accent, every message a
 * third longer, what it is told in another order. A page in it shows whatever is not a message, and
 * whatever has no room. `node scripts/pseudo.mjs > xx.ftl`
 */
import { fileURLToPath } from 'node:url'
import { parse, serialize, Transformer } from '@fluent/syntax'
import { everything } from './messages.mjs'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'àƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'

/** With accents, and every third letter twice. */
export function strange(text) {
  let letters = 0
  return [...text]
    .map((letter) => {
      const other = accented[plain.indexOf(letter)]
      if (other === undefined) return letter
      return letters++ % 3 === 0 ? other + other.toLowerCase() : other
    })
    .join('')
}

class Pseudo extends Transformer {
  visitTextElement(text) {
    text.value = strange(text.value)
    return text
  }

  visitPattern(pattern) {
    const told = pattern.elements.filter(isTold)
    pattern.elements = pattern.elements.map((element) => (isTold(element) ? told.pop() : element))
    return this.genericVisit(pattern)
  }
}

const isTold = ({ expression }) => expression?.type === 'VariableReference'

/**
 * The messages of a file in that language.
 *
 * @param {string} source
 */
export const pseudo = (source) => serialize(new Pseudo().visit(parse(source, {})), {})

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(pseudo(everything()))
