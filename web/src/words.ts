/**
 * The words of the page itself: `words.a.b` is the message `a_b` of `words/en.ftl`, or what the
 * language of the page says for it; one that is told something is a function of that. Everything
 * about a game, its cards and its decisions comes from the server in words already.
 */
import english from './words/en.ftl'
import type { Late, Words } from './words/messages'
import { spoken } from './words/tree'

export const words = spoken(english as Omit<Words, Late>)
