/** All words, also those that are said only at a table of this game. */
import english from '../words/en.ftl'
import type { Late, Words } from '../words/messages'
import { spoken } from '../words/tree'
import own from './en.ftl'
import type { Late as Early, Words as Own } from './messages'

const all = { ...(english as Omit<Words, Late>), ...(own as Omit<Own, Early>) }

export const words = spoken(all)
