import type { Barrier, Listed, Text } from '../generated/protocol'
import { settings } from './settings.svelte'
import type { GameTypes, Table } from './table.svelte'

/** Something a click does. */
export interface Act {
  /** Which one it is, among those of one decision. */
  id: string
  /** All that it says, in one line. */
  text: Text
  /** The same line by line: what is done, then what more there is to know. */
  lines?: Text[]
  barrier: Barrier
  /** Whether it declines, or ends something. */
  pass: boolean
  /** Whether it is drawn on a thing as well, which then glows. */
  placed: boolean
  /** Which thing that is. */
  at?: string | null
  /** Whether a click on that thing is hardly ever meant to do it: it is asked about first. */
  aside?: boolean
  /** Whether it takes nothing of mine away: once is enough, come what may. */
  light?: boolean
  /** Whether all that it would bring is nothing: it may be done, but does not call. */
  vain?: boolean
  /** Where acts of one kind stand under one word: that word, whom it concerns, and what it is worth. */
  brief?: { verb: string; name: Text; worth: Text }
  send: () => void
}

/** What deciding how many clicks an act takes depends on. */
export interface Situation {
  /** Whether everything can be taken back, because all others are machines. */
  alone: boolean
  /** Whether this player wants to be asked at all. */
  confirmations: boolean
  /** What a pass would leave unused. */
  unused: Text[]
}

/** Whether an act takes two clicks: what costs something and cannot be taken back, and a pass that leaves something. */
export function asks(act: Pick<Act, 'barrier' | 'pass' | 'light'>, situation: Situation): boolean {
  if (!situation.confirmations) return false
  if (act.pass) return situation.unused.length > 0
  return act.barrier !== 'none' && !act.light && !situation.alone
}

/** A listed choice as an act. */
export function actOf<C>(listed: Listed<C>, send: (listed: Listed<C>) => void): Act {
  const { text, details = [], worth = [] } = listed
  return {
    id: `choice-${listed.id}`,
    text: details.reduce((whole, detail) => [...whole, { words: '·' }, ...detail], text),
    lines: [text, ...details],
    vain: worth.length > 0 && worth.every(({ number }) => number === 0),
    barrier: listed.barrier,
    pass: listed.role === 'pass',
    placed: listed.on !== undefined,
    send: () => send(listed),
  }
}

/** An act the page makes of several choices, or before any. */
export const ownAct = (id: string, text: Text, send: () => void, more: Partial<Act> = {}): Act => ({
  id,
  text,
  barrier: 'none',
  pass: false,
  placed: true,
  send,
  ...more,
})

/** One click for what can be undone, two for what cannot. */
export class Acts {
  /** What the next click on it, or Enter, will do. */
  armed = $state.raw<Act | null>(null)

  #situation: () => Situation
  #isFresh: () => boolean

  /** `isFresh` says that a decision is too new for a click to be meant for it. */
  constructor(situation: () => Situation, isFresh: () => boolean) {
    this.#situation = situation
    this.#isFresh = isFresh
  }

  press(act: Act): 'ignored' | 'armed' | 'sent' {
    if (this.#isFresh()) return 'ignored'
    if (this.armed?.id !== act.id && asks(act, this.#situation())) {
      this.armed = act
      return 'armed'
    }
    this.armed = null
    act.send()
    return 'sent'
  }

  /** Does what is armed. */
  confirm(): boolean {
    const act = this.armed
    return act !== null && this.press(act) === 'sent'
  }

  disarm() {
    this.armed = null
  }
}

/** The acts of a table, asked about as this browser wants it. */
export const actsAt = <G extends GameTypes>(table: Table<G>) =>
  new Acts(
    () => ({
      alone: table.alone,
      confirmations: settings.confirmations,
      unused: table.decision?.unused ?? [],
    }),
    () => table.fresh,
  )
