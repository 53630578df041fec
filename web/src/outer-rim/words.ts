/** All words, also those that are said only on the stages of this game. */
import english from '../words/en.ftl'
import stage from '../words/en.ftl?stage'
import type { Late, Words } from '../words/messages'
import { spoken } from '../words/tree'

const all = { ...(english as Words), ...(stage as Words) }

export const words = spoken<Omit<Words, Late> & Pick<Words, 'stage'>>(all)
