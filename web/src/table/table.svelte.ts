import { untrack } from 'svelte'
import type {
  Asked,
  Deciding,
  Decision,
  Explanation,
  Fault,
  Info,
  Listed,
  Logged,
  Outcome,
  Player,
  Said,
  Seat,
  StepTold,
  Told,
  Undoing,
  Welcome,
} from '../generated/protocol'
import { words } from '../words'
import { merged } from './lines'

/** The types of one game, as far as a table has to do with them. */
export interface GameTypes {
  view: unknown
  prompt: unknown
  choice: unknown
  event: unknown
}

/** What the table is told by. */
export interface Surroundings {
  /** Says something to the server; false if it cannot be heard. */
  say: (said: Said) => boolean
  /** How long an act of somebody else stays before the next one is shown, in milliseconds. */
  pause: () => number
}

/** A position as it is drawn. */
export interface Present<G extends GameTypes> {
  position: number
  view: G['view'] | null
  decision: Deciding<G['prompt'], G['choice']> | null
  undo: Undoing | null
  turn: number
  outcome: Outcome | null
}

export type Own<G extends GameTypes> = Decision<G['prompt'], G['choice']>

/** Answers decisions one after another as long as it knows what to answer. */
export type Plan<G extends GameTypes> = (decision: Own<G>) => Listed<G['choice']> | null

/** What was not done: a refusal of the server's, or the page's own reason. */
export interface Refused {
  message: string
  rule?: string
}

/** How long a new decision takes no click: one that was meant for what stood there before. */
export const freshFor = 250

/**
 * Acts that are told within so many milliseconds are drawn as one, where none is to be watched: a
 * machine makes many in less time than it takes to draw each.
 */
export const aFrame = 16

/** A table as one seat, or an onlooker, sees it: what is, what happened, and what is to be decided. */
export class Table<G extends GameTypes> {
  info = $state.raw<Info | null>(null)
  players = $state.raw<Player[]>([])
  seat = $state.raw<Seat | null>(null)
  now = $state.raw<Present<G> | null>(null)
  log = $state.raw<Logged<G['event']>[]>([])
  /** What was shown last, so that it can be drawn as it happens. */
  latest = $state.raw<Logged<G['event']> | null>(null)
  /** Who asks to take something back, and who has yet to answer. */
  asked = $state.raw<Asked | null>(null)
  /** What became of the last question. */
  answered = $state.raw<{ seat: Seat; granted: boolean } | null>(null)
  explanation = $state.raw<Explanation | null>(null)
  /**
   * The last explanation, as long as I decide: a decision is explained a moment after it opens, and
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
  /** How many acts of others wait to be shown. */
  behind = $state(0)
  /** Whether a plan answers by itself. */
  planned = $state(false)

  /** My decision, if it is mine to decide now. */
  readonly decision = $derived.by((): Own<G> | null => {
    const decision = this.now?.decision
    return decision && 'choices' in decision ? decision : null
  })

  /** Whether everybody else is a machine: then everything can be taken back. */
  readonly alone = $derived(
    this.seat !== null &&
      (this.info?.seats ?? []).every(({ seat, kind }) => seat === this.seat || kind === 'bot'),
  )

  #around: Surroundings
  #queue: StepTold<G['view'], G['prompt'], G['choice'], G['event']>[] = []
  #told = 0
  #plan: Plan<G> | null = null
  #between = 0
  #planTimer: ReturnType<typeof setTimeout> | undefined
  /** Until the next act of somebody else is shown, and until all that were told are. */
  #timer: ReturnType<typeof setTimeout> | undefined
  #frame: ReturnType<typeof setTimeout> | undefined
  #freshTimer: ReturnType<typeof setTimeout> | undefined

  constructor(around: Surroundings) {
    this.#around = around
  }

  /** The last position that was told, if any was; what is drawn may be behind it. */
  get told(): number | null {
    return this.log.length > 0 || this.#queue.length > 0 ? this.#told : null
  }

  hear(message: Told) {
    const told = message as Told<G['view'], G['prompt'], G['choice'], G['event']>
    untrack(() => {
      if ('welcome' in told) this.#welcome(told.welcome)
      else if ('step' in told) this.#step(told.step)
      else if ('table' in told) this.#table(told.table)
      else if ('refused' in told) this.#refuse(refusal(told.refused))
      else if ('error' in told) this.#refuse(refusal(told.error))
      else if ('stale' in told) this.#refuse({ message: words.table.stale })
      else if ('explanation' in told) this.#explain(told.explanation)
      else if ('undo-asked' in told) this.#ask(told['undo-asked'])
      else if ('undo-answered' in told) {
        this.#ask(null)
        this.answered = told['undo-answered']
      } else if ('rematch' in told) this.rematch = told.rematch.table
    })
  }

  /** Makes one of the listed choices. */
  choose(listed: Listed<G['choice']>) {
    this.#tell({ choose: { position: this.#told, id: listed.id } })
  }

  /** Makes several choices in a row; the server stops where something unforeseen happens. */
  chooseAll(choices: G['choice'][]) {
    const said = { choose: { position: this.#told, choices } }
    this.#tell(said as Said)
  }

  /** Proposes a deal, whoever is to decide. */
  offer(offer: unknown) {
    this.#tell({ offer: { position: this.#told, offer } })
  }

  /**
   * Lets a plan answer, beginning with the decision there is; so many milliseconds between its
   * answers leave time to see what each of them does.
   */
  follow(plan: Plan<G>, between = 0) {
    this.#drop()
    this.#plan = plan
    this.#advance()
    this.#between = between
  }

  undo() {
    this.#drop()
    this.#tell(this.now?.undo === 'ask' ? { 'undo-request': {} } : { undo: {} })
  }

  consent(granted: boolean) {
    this.#tell({ consent: granted })
  }

  concede() {
    this.#tell({ concede: {} })
  }

  /** Shows at once whatever waits to be shown. */
  skip() {
    this.#stop()
    for (const step of this.#queue.splice(0)) this.#show(step)
    this.behind = 0
  }

  /** The line was cut: whatever was on its way is not answered any more. */
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
    this.refused = null
    this.answered = null
    if (!this.#around.say(said)) {
      this.#refuse({ message: words.table.offline })
      return
    }
    this.sent = true
  }

  #welcome(welcome: Welcome<G['view'], G['prompt'], G['choice'], G['event']>) {
    this.#stop()
    // What waited to be shown was told already, and is not told again.
    const waited = this.#queue.splice(0).map(entryOf)
    this.behind = 0
    this.sent = false
    this.seat = welcome.seat
    this.info = welcome.table
    this.players = welcome.players
    this.asked = welcome.asked
    this.rematch = welcome.table.rematch ?? null
    this.log = merged([...this.log, ...waited], welcome.log)
    this.#told = welcome.position
    this.now = present(welcome)
    this.#opened()
  }

  #explain(explanation: Explanation) {
    this.explanation = explanation
    this.explained = explanation
  }

  /** Whoever asked or answered has been heard, and can go on. */
  #ask(asked: Asked | null) {
    this.asked = asked
    this.sent = false
  }

  #table(info: Info) {
    this.info = info
    this.rematch = info.rematch ?? this.rematch
  }

  #step(step: StepTold<G['view'], G['prompt'], G['choice'], G['event']>) {
    if (step.position <= this.#told) return
    this.#told = step.position
    this.asked = null
    const mine = step.by === this.seat
    if (mine) this.sent = false
    this.#queue.push(step)
    const unwatched = typeof document !== 'undefined' && document.hidden
    if (mine || unwatched) this.skip()
    else if (this.#around.pause() === 0) this.#frame ??= setTimeout(() => this.skip(), aFrame)
    else {
      this.behind = this.#queue.length
      if (this.#timer === undefined) this.#next()
    }
  }

  /** Shows the next act of somebody else, and keeps it for a while. */
  #next() {
    const step = this.#queue.shift()
    this.behind = this.#queue.length
    if (!step) {
      this.#timer = undefined
      return
    }
    this.#show(step)
    this.#timer = setTimeout(() => this.#next(), this.#around.pause())
  }

  #show(step: StepTold<G['view'], G['prompt'], G['choice'], G['event']>) {
    const entry = entryOf(step)
    this.log = [...this.log, entry]
    this.latest = entry
    this.now = present(step)
    if (step.position === this.#told) this.#opened()
  }

  /** A position is drawn that is the present one. */
  #opened() {
    this.explanation = null
    const decision = this.decision
    if (!decision) {
      this.explained = null
      this.#drop()
      this.#isFresh(false)
      return
    }
    const [only] = decision.choices
    if (decision.choices.length === 1 && only?.auto) this.choose(only)
    else if (!this.#advance()) {
      this.#isFresh(true)
      this.#around.say({ explain: {} })
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
    if (this.#between === 0) this.choose(next)
    else {
      this.#planTimer = setTimeout(
        () => this.decision === decision && this.choose(next),
        this.#between,
      )
    }
    return true
  }

  #drop() {
    clearTimeout(this.#planTimer)
    this.#plan = null
    this.#between = 0
    this.planned = false
  }

  #isFresh(fresh: boolean) {
    clearTimeout(this.#freshTimer)
    this.fresh = fresh
    if (fresh) this.#freshTimer = setTimeout(() => (this.fresh = false), freshFor)
  }

  #refuse(refused: Refused) {
    const wasPlanned = this.planned
    this.sent = false
    this.#drop()
    this.refused = refused
    if (wasPlanned && this.decision) this.#around.say({ explain: {} })
  }
}

function present<G extends GameTypes>(
  told: Present<G> | StepTold<G['view'], G['prompt'], G['choice'], G['event']>,
): Present<G> {
  const { position, view, decision, undo, turn, outcome } = told
  return { position, view, decision, undo, turn, outcome }
}

/** What a step adds to the log. */
function entryOf<E>({ position, by, did, events, lines }: Logged<E>): Logged<E> {
  return { position, by, did, events, lines }
}

function refusal(fault: Fault): Refused {
  const rule = 'rule' in fault ? fault.rule : undefined
  return { message: fault.message, ...(rule !== undefined && { rule }) }
}
