/** Writes the types of the messages anew: `npm run words`, whenever en.ftl has changed. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { typed } from './messages.mjs'

const at = (name) => fileURLToPath(new URL(`../src/words/${name}`, import.meta.url))

export async function typesOfEnglish() {
  const path = at('messages.ts')
  const options = await resolveConfig(path)
  return format(typed(readFileSync(at('en.ftl'), 'utf8')), { ...options, filepath: path })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(at('messages.ts'), await typesOfEnglish())
