/** Writes the types of the messages anew: `npm run words`, whenever a file en.ftl has changed. */
import { writeFileSync } from 'node:fs'
import { apartIn, sourceOf, speaking, typed } from './messages.mjs'

for (const name of speaking())
  writeFileSync(
    new URL(`../src/${name}/messages.ts`, import.meta.url),
    typed(sourceOf(name), apartIn(name)),
  )
