/** All words, also those that only pages which are loaded when they are gone to say. */
import english from './en.ftl'
import gallery from './en.ftl?gallery'
import rules from './en.ftl?rules'
import type { Late, Words } from './messages'
import { spoken } from './tree'

const all = { ...(english as Words), ...(gallery as Words), ...(rules as Words) }

export const words = spoken<Omit<Words, Late> & Pick<Words, 'gallery' | 'rules'>>(all)
