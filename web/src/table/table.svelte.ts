import { untrack } from 'svelte'
import type {
  Asked,
  ChatLine,
  Deciding,
  Decision,
  Explanation,
  Fact,
  Fault,
  Fresh,
  Info,
  LetPass,
  Listed,
  Logged,
  Offering,
  Outcome,
  Player,
  Presence,
  Reaction,
  Said,
  Seat,
  StepTold,
  Text,
  Undoing,
} from '../generated/protocol'
import type { Heard } from '../tables/connection.svelte'
import { words } from '../words'
import { applied } from './difference'
import { Life } from './life.svelte'
import { merged } from './lines'
import type { Replay } from './replay.svelte'

/** The types of one game, as far as a table has to do with them. */
export interface GameTypes {
  view: { turn: number }
  prompt: unknown
  choice: unknown
  event: unknown
}

/** What the table is told by. */
export interface Surroundings {
  /** Says something to the server; false if it cannot be heard. */
  say: (said: Said) => boolean
  /** A page of what happened before a position, the set-up first of all; nothing more, if nothing is said. */
  page?: (before: number) => Promise<Logged[]>
  /** A page of what was said before a line of the chat. */
  chat?: (before: number) => Promise<ChatLine[]>
  /** How long an act of somebody else stays before the next one is told, in milliseconds. */
  pause: () => number
}

/** How a game tells what happened fact by fact; without one each act is told at once. */
export interface Teller<G extends GameTypes> {
  /** How long the fact that was told last stays before the next one, in milliseconds. */
  stays: (fact: Fact<G['event']>, by: Seat | null) => number
  /** Whether what was told wants to be read before anything else is told. */
  holds: () => boolean
}

type Step<G extends GameTypes> = StepTold<G['prompt'], G['choice'], G['event']>

/** A position as it is drawn. */
export interface Present<G extends GameTypes> {
  position: number
  view: G['view'] | null
  decision: Deciding<G['prompt'], G['choice']> | null
  undo: Undoing | null
  turn: number
  outcome: Outcome | null
  /** The table in words, where it has no board of its own. */
  in_words?: Text[]
  /** What may be offered just now, where the game lists it. */
  offers?: Offering<unknown>[]
}

export type Own<G extends GameTypes> = Decision<G['prompt'], G['choice']>

/** Answers decisions one after another as long as it knows what to answer. */
export type Plan<G extends GameTypes> = (decision: Own<G>) => Listed<G['choice']> | null

/** What was not done: a refusal of the server's, or the page's own reason. */
export interface Refused {
  message: string
  rule?: string
}

/** A position of the past, with what is known of the table. */
export interface Recalled<G extends GameTypes> {
  seat: Seat | null
  info: Info
  players: Player[]
  /** What had happened by then. */
  log: Logged<G['event']>[]
  /** Whether it is what came next: then it is drawn as it happens. */
  isNext: boolean
  now: Present<G>
}

/** Debounces clicks: so long a new decision takes none that was meant for what stood there before. */
export const freshFor = 250

/**
 * Acts that are told within so many milliseconds are drawn in one batch, where none is to be watched: a
 * machine makes many in less time than it takes to draw each.
 */
export const aFrame = 16

/**
 * A table as one seat, or an onlooker, sees it: what is, what happened, and what is to be decided.
 *
 * How far its player has been told is one place in the record: so many entries, and so many facts
 * of the next one. Whatever is drawn is drawn from there; what was heard beyond it waits.
 */
export class Table<G extends GameTypes> {
  /** What goes on besides the game. */
  readonly life = new Life()
  info = $state.raw<Info | null>(null)
  players = $state.raw<Player[]>([])
  seat = $state.raw<Seat | null>(null)
  now = $state.raw<Present<G> | null>(null)
  log = $state.raw<Logged<G['event']>[]>([])
  /** What was told last, so that it can be drawn as it happens. */
  latest = $state.raw<Logged<G['event']> | null>(null)
  /** Who asks to take something back, and who has yet to answer. */
  asked = $state.raw<Asked | null>(null)
  /** What became of the last question. */
  answered = $state.raw<{ seat: Seat; granted: boolean } | null>(null)
  /** Routes and chances. */
  explanation = $state.raw<Explanation | null>(null)
  /**
   * The last explanation, as long as there are any: a decision is explained a moment after it opens, and
   * what is drawn need not change twice for that.
   */
  explained = $state.raw<Explanation | null>(null)
  refused = $state.raw<Refused | null>(null)
  /** Where the same people play again. */
  rematch = $state.raw<string | null>(null)
  /** Whether the decision is so new that a click was meant for the one before. */
  fresh = $state(false)
  /** Whether something was said that is not answered yet. */
  sent = $state(false)
  /** How many acts are heard and not wholly told. */
  behind = $state(0)
  /** Whether a plan answers by itself. */
  planned = $state(false)
  /** What leads through the game if it is only watched again: nothing can be done then. */
  replay = $state.raw<Replay<G> | null>(null)

  /** My decision, if it is mine to decide now and all that led to it is told. */
  readonly decision = $derived.by((): Own<G> | null => {
    const { decision } = this.now ?? {}
    return this.behind === 0 && decision && 'choices' in decision ? decision : null
  })

  /** All my standing answers. */
  #letPass = $state.raw<LetPass[]>([])

  /** What passes by itself in this turn. */
  readonly passing = $derived(
    this.#letPass.filter(({ turn }) => turn === null || turn === this.now?.turn),
  )

  /** The windows that passed by themselves since I last did something, if they still do. */
  readonly passed = $derived(this.passing.filter(({ id }) => this.#passed.includes(id)))

  /** Whether everybody else is a machine: then everything can be taken back. */
  readonly alone = $derived(
    this.seat !== null &&
      (this.info?.seats ?? []).every(({ seat, kind }) => seat === this.seat || kind === 'bot'),
  )

  /** Whether nothing is left to hide from me: the game may be watched again, kept and forked. */
  readonly isOpenBook = $derived(
    (this.alone || this.info?.state === 'finished') && !this.info?.read_only,
  )

  #passed = $state.raw<readonly string[]>([])
  #around: Surroundings
  #teller: Teller<G> | null = null
  /** What is heard and not wholly told; of the first of it so many facts are. */
  #queue: Step<G>[] = []
  #facts = 0
  /** The first of them that was told together with the last one. */
  #from = 0
  /** What is wholly told. */
  #whole: Logged<G['event']>[] = []
  #heard = 0
  /** What was said last, on which position, until it is answered. */
  #unanswered: { said: Said; position: number } | null = null
  #plan: Plan<G> | null = null
  /** Until the next act of somebody else is shown, and until all that were told are. */
  #timer: ReturnType<typeof setTimeout> | undefined
  #frame: ReturnType<typeof setTimeout> | undefined
  #freshTimer: ReturnType<typeof setTimeout> | undefined

  constructor(around: Surroundings) {
    this.#around = around
  }

  /** The last position that was heard of, if any was; what is told may be behind it. */
  get heard(): number | null {
    return this.log.length > 0 || this.#queue.length > 0 ? this.#heard : null
  }

  /** From now on this is how it is told. */
  tellBy(teller: Teller<G>) {
    this.#teller = teller
  }

  hear(told: Heard) {
    untrack(() => {
      if ('fresh' in told) {
        this.#look(told.fresh as Fresh<G['view'], G['prompt'], G['choice'], G['event']>)
      } else if ('step' in told) this.#step(told.step as Step<G>)
      else if ('table' in told) this.#table(told.table)
      else if ('refused' in told) this.#refuse(refusal(told.refused))
      else if ('error' in told) this.#refuse(refusal(told.error))
      else if ('stale' in told) this.#refuse({ message: words.table.stale })
      else if ('presence' in told) this.#presence(told.presence)
      else if ('clocks' in told) this.life.clocks = told.clocks
      else if ('chat' in told) this.life.hear(told.chat)
      else if ('let-pass' in told) this.#letPass = told['let-pass']
      else if ('heeded' in told) this.#answered()
      else if ('explanation' in told) this.#explain(told.explanation)
      else if ('undo-asked' in told) this.#ask(told['undo-asked'])
      else if ('undo-answered' in told) {
        this.#ask(null)
        this.answered = told['undo-answered']
      } else if ('rematch' in told) this.rematch = told.rematch.table
    })
  }

  /** Shows a position of the past; whatever was to be decided there is decided. */
  recall({ seat, info, players, log, isNext, now }: Recalled<G>) {
    this.seat = seat
    this.info = info
    this.players = players
    this.#whole = log
    this.log = log
    this.latest = (isNext && log.at(-1)) || null
    this.#heard = now.position
    const decision = now.decision && { seat: now.decision.seat }
    this.now = present({ ...now, decision, undo: null, offers: [] })
  }

  /** Makes one of the listed choices. */
  choose(listed: Listed<G['choice']>) {
    this.#tell({ choose: { position: this.#heard, id: listed.id } })
  }

  /** Passes, and goes on doing so wherever the same is asked: for this turn, or always. */
  letPass(until: 'turn' | 'always') {
    const window = this.decision?.window
    if (!window) return
    const turn = until === 'turn' ? (this.now?.turn ?? 0) : null
    this.#say([...this.#letPass.filter(({ id }) => id !== window.id), { ...window, turn }])
    this.#passed = [window.id]
  }

  /** Wants to be asked again about some windows. */
  askAgain(windows: readonly string[]) {
    this.#say(this.#letPass.filter(({ id }) => !windows.includes(id)))
  }

  #say(letPass: LetPass[]) {
    if (!this.#around.say({ 'let-pass': letPass })) this.#refuse({ message: words.table.offline })
  }

  /** Makes several choices in a row; the server stops where something unforeseen happens. */
  chooseAll(choices: G['choice'][]) {
    const said = { choose: { position: this.#heard, choices } }
    this.#tell(said as Said)
  }

  /** Proposes a deal, whoever is to decide. */
  offer(offer: unknown) {
    this.#tell({ offer: { position: this.#heard, offer } })
  }

  /** Lets a plan answer, beginning with the decision there is. */
  follow(plan: Plan<G>) {
    this.#drop()
    this.#plan = plan
    this.#advance()
  }

  /** Takes back an action; what is still being told goes on until that is done. */
  undo() {
    this.#drop()
    const position = this.#heard
    if (this.now?.undo === 'ask') this.#tell({ 'undo-request': { position } })
    else if (!this.sent) this.#send({ undo: { position } })
  }

  consent(agrees: boolean) {
    if (this.asked) this.#tell({ consent: { n: this.asked.n, agrees } })
  }

  concede() {
    this.#tell({ concede: { position: this.#heard } })
  }

  /** Leaves the seat to a machine, until one comes back. */
  leave() {
    this.#sayAside({ leave: {} })
  }

  /** Takes one's seat back from a machine. */
  comeBack() {
    this.#sayAside({ return: {} })
  }

  /** Lets a machine play for somebody who is waited for and has been away for long. */
  standIn(seat: Seat) {
    this.#sayAside({ 'stand-in': { seat, position: this.#heard } })
  }

  /** Says something to the others; false if nobody hears it. */
  talk(text: string): boolean {
    return this.#sayAside(keyed({ chat: { text } }))
  }

  react(reaction: Reaction) {
    this.#sayAside(keyed({ react: { reaction } }))
  }

  /** Says whether onlookers see the chat. */
  openChat(isOpen: boolean) {
    this.#sayAside({ 'chat-open': isOpen })
  }

  /** Says what is no part of the game: it waits for nothing that is told of that. */
  #sayAside(said: Said): boolean {
    const isHeard = this.#around.say(said)
    if (!isHeard) this.#refuse({ message: words.table.offline })
    return isHeard
  }

  /** Reads a page of what was said before. */
  async readEarlierChat() {
    const before = this.life.chat[0]?.n
    // What cannot be read now can be asked for again.
    const page = before && (await this.#around.chat?.(before).catch(() => null))
    if (page) this.life.recall(page)
  }

  /** Whether something happened before what the log knows. */
  readonly hasEarlier = $derived((this.log[0]?.position ?? 0) > 0)

  /** Reads a page of what happened before that. */
  async readEarlier() {
    const before = this.log[0]?.position
    // What cannot be read now can be asked for again.
    const page = before && (await this.#around.page?.(before).catch(() => null))
    // Read twice at once, it is known already.
    if (!page || this.log[0]?.position !== before) return
    this.#whole = [...(page as Logged<G['event']>[]), ...this.#whole]
    this.log = [...(page as Logged<G['event']>[]), ...this.log]
  }

  /** Reads all that happened. */
  async readAll() {
    while (this.hasEarlier) {
      const known = this.log.length
      await this.readEarlier()
      if (this.log.length === known) return
    }
  }

  /** Tells at once whatever waits to be told: what is drawn then is what is. */
  skip() {
    this.#stop()
    this.#from = this.#facts
    while (this.#queue[0]) this.#tellAll(this.#queue[0])
    this.behind = 0
  }

  /** Tells the rest of what is being told, up to where something wants to be read. */
  hurry() {
    this.#stop()
    const step = this.#queue[0]
    this.#from = this.#facts
    while (step && this.#queue[0] === step && !this.#isHeld()) this.#tellFact(step)
    this.goOn()
  }

  /** Tells what waits, until a fact wants time or to be read. */
  goOn() {
    this.#from = this.#facts
    while (this.#timer === undefined && !this.#isHeld()) {
      const step = this.#queue[0]
      if (!step) break
      const wait = this.#tellNext(step)
      if (wait > 0) this.#timer = setTimeout(() => this.#resume(), wait)
    }
    this.behind = this.#queue.length
  }

  /** The line was cut: whatever was on its way is answered when it has come back, if at all. */
  cut() {
    this.sent = false
    this.#drop()
  }

  close() {
    this.#drop()
    this.#stop()
    clearTimeout(this.#freshTimer)
  }

  /** Nothing more is shown by itself. */
  #stop() {
    clearTimeout(this.#timer)
    clearTimeout(this.#frame)
    this.#timer = undefined
    this.#frame = undefined
  }

  #tell(said: Said) {
    if (this.sent) return
    this.skip()
    this.#send(said)
  }

  #send(unkeyed: Said) {
    const said = keyed(unkeyed)
    this.refused = null
    this.answered = null
    this.#passed = []
    if (!this.#around.say(said)) {
      this.#refuse({ message: words.table.offline })
      return
    }
    this.sent = true
    this.#unanswered = { said, position: this.#heard }
  }

  #answered() {
    this.sent = false
    this.#unanswered = null
  }

  /**
   * Says again what was not answered before the line was cut. If something was done since, it was
   * either this or came before it.
   */
  #sayAgain() {
    const again = this.#unanswered
    if (again?.position === this.#heard && this.#around.say(again.said)) this.sent = true
    else this.#unanswered = null
  }

  #look(fresh: Fresh<G['view'], G['prompt'], G['choice'], G['event']>) {
    this.#stop()
    // What waited to be told was heard already, and is not said again.
    const waited = this.#queue.splice(0).map(entryOf)
    this.#facts = this.#from = 0
    this.behind = 0
    this.sent = false
    this.seat = fresh.seat
    this.info = fresh.table
    this.players = fresh.players
    this.asked = fresh.asked
    this.rematch = fresh.table.rematch ?? null
    this.#whole = merged([...this.#whole, ...waited], fresh.log)
    this.log = this.#whole
    this.#heard = fresh.position
    this.now = present(fresh)
    this.#letPass = fresh.let_pass
    this.life.look(fresh.clocks, fresh.chat)
    this.#sayAgain()
    this.#opened()
  }

  #explain(explanation: Explanation) {
    this.explanation = explanation
    this.explained = explanation
  }

  /** Whoever asked or answered has been heard, and can go on. */
  #ask(asked: Asked | null) {
    this.asked = asked
    this.#answered()
  }

  #table(info: Info) {
    this.info = info
    this.rematch = info.rematch ?? this.rematch
  }

  #presence({ seat, here, since }: Presence & { seat: Seat }) {
    if (!this.info) return
    const seats = this.info.seats.map((other) =>
      other.seat === seat ? { ...other, presence: { here, since } } : other,
    )
    this.info = { ...this.info, seats }
  }

  #step(step: Step<G>) {
    if (step.position <= this.#heard) return
    this.#heard = step.position
    this.asked = null
    if (step.by === this.seat) this.#answered()
    this.#queue.push(step)
    if (step.passed !== undefined) this.#passed = [...this.#passed, step.passed]
    // Nobody reads on in what they took back.
    if (step.did === 'undo' && step.by === this.seat) this.skip()
    else if (step.by !== this.seat && this.#around.pause() === 0 && !isUnwatched()) {
      this.#frame ??= setTimeout(() => this.skip(), aFrame)
    } else {
      // What I was asked before is settled while this is told.
      this.behind = this.#queue.length
      this.goOn()
    }
  }

  #resume() {
    this.#timer = undefined
    this.goOn()
  }

  /** Nobody watches, or wants to: what happened is told an act at a time. */
  #isHasty(): boolean {
    return this.#around.pause() === 0 || isUnwatched()
  }

  #isHeld(): boolean {
    return this.#around.pause() > 0 && (this.#teller?.holds() ?? false)
  }

  /** Tells the next fact, or the whole act; how long that is to stay. */
  #tellNext(step: Step<G>): number {
    if (this.#isHasty()) {
      this.#tellAll(step)
      return 0
    }
    const fact = step.facts[this.#facts]
    if (!this.#teller || fact === undefined) {
      const isNothing = step.by === this.seat || (step.facts.length === 0 && !step.undone)
      this.#tellAll(step)
      return isNothing ? 0 : this.#around.pause()
    }
    this.#tellFact(step)
    return this.#teller.stays(fact, step.by)
  }

  #tellFact(step: Step<G>) {
    const fact = step.facts[this.#facts]
    if (!this.#teller || fact === undefined || this.#facts + 1 >= step.facts.length) {
      this.#tellAll(step)
      return
    }
    this.#facts += 1
    const { position, by, did, facts } = step
    this.latest = { position, by, did, facts: facts.slice(this.#from, this.#facts) }
    this.log = [...this.#whole, { position, by, did, facts: facts.slice(0, this.#facts) }]
    if (this.now?.view) {
      const view = applied(this.now.view, fact.change)
      this.now = { ...this.now, view, turn: view.turn }
    }
  }

  /** Tells what is left of an act: its position is drawn. */
  #tellAll(step: Step<G>) {
    const entry = entryOf(step)
    const left = step.facts.slice(this.#facts).map(({ change }) => change)
    const view = [...left, step.rest].reduce(applied, this.now?.view ?? null)
    this.latest = { ...entry, facts: entry.facts.slice(this.#from) }
    this.#queue.shift()
    this.#facts = this.#from = 0
    this.behind = this.#queue.length
    this.#whole = [...this.#whole, entry]
    this.log = this.#whole
    this.now = present({ ...step, view })
    if (step.position === this.#heard) this.#opened()
  }

  /** A position is drawn that is the present one. */
  #opened() {
    this.explanation = null
    const decision = this.decision
    if (!decision?.more) this.explained = null
    if (!decision) {
      this.#drop()
      this.#isFresh(false)
      return
    }
    if (!this.#advance()) {
      this.#isFresh(true)
      this.#askMore()
    }
  }

  /** Lets the plan answer; false if there is none or it does not know how to go on. */
  #advance(): boolean {
    const decision = this.decision
    const next = decision && this.#plan?.(decision)
    if (!next) {
      this.#drop()
      return false
    }
    this.planned = true
    this.choose(next)
    return true
  }

  #drop() {
    this.#plan = null
    this.planned = false
  }

  #isFresh(fresh: boolean) {
    clearTimeout(this.#freshTimer)
    this.fresh = fresh
    if (fresh) this.#freshTimer = setTimeout(() => (this.fresh = false), freshFor)
  }

  #refuse(refused: Refused) {
    const wasByItself = this.planned
    this.#answered()
    this.#drop()
    this.refused = refused
    if (wasByItself) this.#askMore()
  }

  /** Asks for routes and chances, where there are any. */
  #askMore() {
    if (this.decision?.more) this.#around.say({ explain: {} })
  }
}

/** The same with a key of its own: it may be sent again, and counts once. */
function keyed(said: Said): Said {
  const key = Math.random().toString(36).slice(2)
  const entries = Object.entries(said).map(([kind, what]) => [kind, { ...what, key }])
  return Object.fromEntries(entries) as Said
}

const present = <G extends GameTypes>({
  position,
  view,
  decision,
  undo,
  turn,
  outcome,
  in_words = [],
  offers = [],
}: Present<G>): Present<G> => ({ position, view, decision, undo, turn, outcome, in_words, offers })

/** What a step adds to the log. */
export function entryOf<E>(step: Logged<E>): Logged<E> {
  const { position, by, did, to, undone, by_clock, facts } = step
  return {
    ...{ position, by, did, facts },
    ...(to !== undefined && { to }),
    ...(undone !== undefined && { undone }),
    ...(by_clock !== undefined && { by_clock }),
  }
}

function refusal(fault: Fault): Refused {
  const rule = 'rule' in fault ? fault.rule : undefined
  return { message: fault.message, ...(rule !== undefined && { rule }) }
}

/** Whether the page lies behind another one. */
const isUnwatched = () => typeof document !== 'undefined' && document.hidden
