import { spoken } from '../../cards/runs'
import type { Event, Faction, PlayerId, Prompt, Rolled } from '../../generated/outer-rim'
import type { Fact, Logged, Text } from '../../generated/protocol'
import { wayOf } from '../../table/lines'
import { takenBack } from '../../table/takeBacks'
import { kindOf } from '../../table/places'
import type { Fight, Moment, Roll, Scene, Subject, Tested, Thrown } from './scene'

/** What happened, with the sentence that tells it; some facts have none. */
export interface Told extends Fact<Event> {
  text: Text
}

export const told = ({ facts }: Logged<Event>): Told[] =>
  facts.map((fact) => ({ ...fact, text: fact.line ?? [] }))

/** Questions of the table itself: whatever was on the stage is over when one of them is asked. */
const tableQuestions = new Set([
  'character',
  'rival',
  'start-card',
  'start-faction',
  'planning',
  'movement',
  'action',
  'deliver',
  'market',
  'market-buy',
  'encounter',
  'trade',
  'half-done',
])

export const isTableQuestion = (prompt: Prompt) => tableQuestions.has(kindOf(prompt))

/**
 * The scenes a player should read, in order: their own cards, fights and rolls, and the cards of a
 * rival whom nobody plays. What was taken back never happened.
 */
export function scenesOf(
  log: readonly Logged<Event>[],
  me: PlayerId | null,
  /** What was going on before the first of it was told. */
  origin: Scene | null = null,
): Scene[] {
  const gone = takenBack(log)
  const reel = new Reel(me)
  if (origin && !isBeforeAll(log)) reel.scenes.push(structuredClone(origin))
  for (const entry of log) {
    if (gone.has(entry.position)) continue
    told(entry).forEach((fact, place) => reel.add(fact, entry.position, place))
  }
  return reel.scenes
}

/** Whether something was taken back to before the first of it. */
function isBeforeAll(log: readonly Logged<Event>[]): boolean {
  const first = log[0]?.position ?? 0
  return log.some(({ to }) => to !== undefined && to < first - 1)
}

class Reel {
  readonly scenes: Scene[] = []
  #me: PlayerId | null
  #position = 0

  constructor(me: PlayerId | null) {
    this.#me = me
  }

  get #open(): Scene | null {
    const last = this.scenes.at(-1)
    return last?.closed === null ? last : null
  }

  add(fact: Told, position: number, place: number) {
    const { event } = fact
    const id = `${position}.${place}`
    this.#position = position
    const open = this.#open
    if (open) {
      open.last = position
      open.facts += 1
    }
    if ('turn-began' in event || 'turn-ended' in event || 'step-began' in event) this.#close()
    else if ('encounter-drawn' in event) {
      const { player, card, section } = event['encounter-drawn']
      this.#begin(id, player, { kind: 'encounter', card, section })
    } else if ('databank-resolved' in event) {
      const { player, card } = event['databank-resolved']
      this.#begin(id, player, { kind: 'databank', card })
    } else if ('contact-looked' in event) this.#looked(fact, event['contact-looked'], id)
    else if ('delivered' in event) this.#inspected(fact, true)
    else if ('caught' in event) this.#inspected(fact, false)
    else if ('secret-taken' in event) this.#secret(fact, event['secret-taken'], id)
    else if ('ai-card-drawn' in event) {
      const { player, card } = event['ai-card-drawn']
      this.#begin(id, player, { kind: 'ai', card }, true)
    } else if ('ai-card-done' in event) this.#close()
    else if ('ai-bullet' in event) this.#bullet(fact, event['ai-bullet'])
    else if ('combat-began' in event) this.#fight(event['combat-began'], id)
    else if ('combat-won' in event) this.#won(fact, event['combat-won'])
    else if ('patrol-eliminated' in event) this.#beaten(fact, event['patrol-eliminated'])
    else if ('rolled' in event) this.#rolled(event['rolled'], id)
    else if ('dice-changed' in event) this.#changed(event['dice-changed'])
    else if ('test-result' in event) this.#tested(fact, event['test-result'])
    else if ('step-reached' in event) this.#step(event['step-reached'])
    else this.#line(fact)
  }

  #close() {
    const open = this.#open
    if (open) open.closed = this.#position
  }

  /** A new scene, if it is mine to read. */
  #begin(id: string, player: PlayerId, subject: Subject, forAll = false) {
    this.#close()
    if (player !== this.#me && !forAll) return
    this.scenes.push({
      id,
      player,
      subject,
      moments: [],
      steps: [1],
      facts: 1,
      last: this.#position,
      closed: null,
    })
  }

  #put(moment: Moment) {
    this.#open?.moments.push(moment)
  }

  #line(fact: Told) {
    const open = this.#open
    const { event, text } = fact
    const way = wayOf(fact)
    if (!open || text.length === 0 || isSaidElsewhere(event)) return
    const last = open.moments.at(-1)
    if (last?.kind === 'line') {
      // Of a journey only its end is worth a line, and nothing is said twice.
      const isSame = way !== null && last.way === way
      if (isSame || spoken(last.text) === spoken(text)) open.moments.pop()
    }
    this.#put({ kind: 'line', event, text, way })
  }

  #secret(fact: Told, taken: { player: PlayerId; card: number | null }, id: string) {
    if (taken.card === null || taken.player !== this.#me) return
    this.#begin(id, taken.player, { kind: 'secret', card: taken.card })
    this.#line(fact)
  }

  /** Whom I looked at is mine alone to read. */
  #looked(fact: Told, looked: { player: PlayerId; contact: number | null }, id: string) {
    if (looked.contact === null || looked.player !== this.#me) return
    if (!this.#open) this.#begin(id, looked.player, { kind: 'contact', contact: looked.contact })
    this.#line(fact)
  }

  #inspected(fact: Told, cleared: boolean) {
    const roll = this.#last('roll')
    if (roll?.purpose === 'Delivery' && roll.cleared === null) roll.cleared = cleared
    this.#line(fact)
  }

  #bullet({ text }: Told, { section, bullet, spared }: Bullet) {
    this.#put({ kind: 'bullet', section, bullet, spared, text })
  }

  #fight({ attacker, foe }: { attacker: PlayerId; foe: Fight['foe'] }, id: string) {
    const mine = attacker === this.#me || ('player' in foe && foe.player === this.#me)
    if (!this.#open && mine) this.#begin(id, attacker, { kind: 'fight' }, true)
    if (!mine && this.#open?.player !== attacker) return
    this.#put({ kind: 'fight', attacker, foe, sides: [null, null], level: null, ended: null })
  }

  /** The patrol that comes next may be another one: which it was is kept. */
  #beaten(fact: Told, { faction, level }: { faction: Faction; level: number }) {
    const fight = this.#last('fight')
    if (fight && 'patrol' in fight.foe && fight.foe.patrol === faction) fight.level = level
    this.#line(fact)
  }

  #step({ card, step }: { card: number; step: number }) {
    const open = this.#open
    if (open?.subject.kind === 'databank' && open.subject.card === card) {
      open.steps.push(step)
    }
  }

  #won({ text }: Told, won: { attacker_won: boolean; damage: [number, number] }) {
    const fight = this.#last('fight')
    if (fight) fight.ended = { attackerWon: won.attacker_won, damage: won.damage, text }
  }

  #rolled(rolled: Pick<Roll, 'of' | 'purpose'> & { dice: Rolled[]; card?: number }, id: string) {
    const thrown: Thrown = { dice: rolled.dice, throws: rolled.dice.map(() => 1) }
    const fight = this.#last('fight')
    if (fight && !fight.ended) {
      fight.sides[rolled.of === fight.attacker ? 0 : 1] = thrown
      return
    }
    const { of, purpose, card } = rolled
    if (!this.#open && of === this.#me && of !== null) {
      // The die for illegal cargo is about that cargo.
      const isInspection = purpose === 'Delivery' && card !== undefined
      this.#begin(id, of, isInspection ? { kind: 'delivery', card } : { kind: 'roll' })
    }
    this.#put({ kind: 'roll', of, purpose, thrown, tested: null, cleared: null })
  }

  #changed({ of, dice }: { of: PlayerId | null; dice: Rolled[] }) {
    const last = this.#open?.moments.findLast(({ kind }) => kind === 'roll' || kind === 'fight')
    if (last?.kind === 'roll') last.thrown = changed(last.thrown, dice)
    if (last?.kind === 'fight') {
      const side = of === last.attacker ? 0 : 1
      last.sides[side] = changed(last.sides[side], dice)
    }
  }

  #tested({ text }: Told, { skill, level, passed }: Omit<Tested, 'text'>) {
    const roll = this.#last('roll')
    if (roll) roll.tested = { skill, level, passed, text }
  }

  #last<K extends Moment['kind']>(kind: K): Extract<Moment, { kind: K }> | undefined {
    const moments = this.#open?.moments ?? []
    return moments.findLast(
      (moment): moment is Extract<Moment, { kind: K }> => moment.kind === kind,
    )
  }
}

type Bullet = Extract<Event, { 'ai-bullet': unknown }>['ai-bullet']

/** The dice after a change: those that show something else, or are new, were thrown once more. */
export function changed(before: Thrown | null, dice: Rolled[]): Thrown {
  const throws = dice.map((die, place) => {
    const same = before?.dice[place]?.face === die.face
    return (before?.throws[place] ?? 0) + (same ? 0 : 1)
  })
  return { dice, throws }
}

/**
 * What the log tells, but no story: the bill of a purchase, what lies in the market then, and that
 * people used what they are.
 */
export function isSaidElsewhere(event: Event): boolean {
  if ('credits' in event) return event.credits.why === 'price'
  if ('used' in event) return event.used.bearer === 'character'
  return 'market-revealed' in event || 'market-shuffled' in event
}
