/** All words, also those that are said only at a table of this game. */
import english from '../words/en.ftl'
import own from '../words/en.ftl?outerRim'
import stage from '../words/en.ftl?stage'
import type { Late, Words } from '../words/messages'
import { spoken } from '../words/tree'

const all = { ...(english as Words), ...(own as Words), ...(stage as Words) }

export const words = spoken<Omit<Words, Late> & Pick<Words, 'outerRim' | 'stage'>>(all)
