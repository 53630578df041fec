/** Writes the types of the messages anew: `npm run words`, whenever en.ftl has changed. */
import { readFileSync, writeFileSync } from 'node:fs'
import { typed } from './messages.mjs'

const at = (name) => new URL(`../src/words/${name}`, import.meta.url)
writeFileSync(at('messages.ts'), typed(readFileSync(at('en.ftl'), 'utf8')))
