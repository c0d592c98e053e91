// The loop that plays a game with any mix of people, bots, scripted and random seats. One step at a time: `next` says what
// is to happen, as a journal entry or as a question to somebody; `commit` makes it happen. It keeps no journal itself.

import type { Json } from '@understudy/procedure'
import { RulebookError, type Step } from '@understudy/procedure/run'
import type { TraceSink } from '@understudy/procedure/trace'
import { keyedRandom } from '../chance/random.ts'
import { TurnKeys } from '../chance/turn-keys.ts'
import type { Bot, Controller, GamePackage } from '../games/bot.ts'
import { CHANCE, type Decision, type EventSink, type Seat } from '../games/game.ts'
import { MissingFact } from '../gaps/facts.ts'
import { lacking, type ToldWords, Withheld } from '../gaps/withheld.ts'
import type { ActionEntry, AnswerEntry, Entry, StartEntry, Way } from '../journal/journal.ts'
import { checkAnswer, noSuchSeat } from './answers.ts'
import { acted, isOwn } from './bot-entries.ts'
import { chanceNext, stepNext } from './chance-next.ts'
import { type BotStuck, Circles, stuck, unlessStuck } from './circles.ts'
import type { Glance, Mark, Next, Remembered } from './next.ts'
import { Chairs, forget, type Seated } from './seated.ts'

export class Driver<State, Action> {
  readonly pkg: GamePackage<State, Action>
  state: State
  readonly seed: string
  chance: Record<string, Way>
  sink: TraceSink | undefined
  /** Whether a step that was worked out untraced can be worked out again when a sink comes. */
  retraces = false
  readonly #start: StartEntry
  readonly #seats: Chairs<State, Action>
  #keys: TurnKeys
  readonly #circles: Circles
  readonly #position = (): Json => this.pkg.game.serialise(this.state)
  #own: Entry | undefined
  #view: { seat: Seat; view: State } | undefined
  /** The decision of the present position, once it was asked for: it stays while bots roll and pick. */
  #asked: { readonly of: State; readonly decision: Decision<Action> | undefined } | undefined
  /** What a person did, until the facts that it needs are told. */
  #held: ActionEntry | AnswerEntry | undefined
  /** What the table has told since the last action, for the trace of who needed it. */
  #told: ToldWords[] = []

  /** `from`: another driver of the same game, to go on from where it is. */
  constructor(pkg: GamePackage<State, Action>, start: StartEntry, from?: Driver<State, Action>) {
    this.pkg = pkg
    this.#start = start
    this.seed = start.seed
    this.chance = { ...(from ?? start).chance }
    this.#circles = from === undefined ? new Circles() : from.#circles.copy()
    this.#seats = from === undefined ? new Chairs(pkg, start.options) : from.#seats.copy()
    if (from !== undefined) {
      this.state = pkg.game.copy(from.state)
      this.#keys = from.#keys.copy()
      this.#held = from.#held
      this.#told = [...from.#told]
      return
    }
    const seats = pkg.game.seats(start.options)
    for (const seat of seats) this.seat(seat.id, start.seats[seat.id] ?? { by: 'person' })
    this.state =
      start.position === undefined ? pkg.game.start(start.options, this.chance) : pkg.game.parse(start.position)
    this.#keys = new TurnKeys(pkg.game.moment(this.state))
  }

  /** Another driver in the same position, with bots in the midst of the same thoughts, to try something on. */
  fork(): Driver<State, Action> {
    return new Driver(this.pkg, this.#start, this)
  }

  controller(seat: Seat): Controller {
    return this.#seats.get(seat)?.controller ?? { by: 'person' }
  }

  bot(seat: Seat): Bot<State, Action> | undefined {
    return this.#seats.get(seat)?.bot
  }

  memory(seat: Seat): unknown {
    return this.#seats.get(seat)?.memory
  }

  /** A seat changes hands; whatever was under way there is forgotten. */
  seat(seat: Seat, controller: Controller): void {
    this.#seats.sit(seat, controller)
    this.#circles.reset()
  }

  /** The key of a use of chance in the present turn: of the next one, or of one after so many others. */
  keyOf(seat: Seat, node: string, after = 0): string {
    return this.#keys.next(seat, node, after)
  }

  /** What happens next. Asking again without a commit gives the same answer. */
  next(): Next<Action> {
    const next = this.#open() ? this.#nextOrFact() : this.#next()
    this.#own = next.kind === 'auto' ? next.entry : undefined
    return next
  }

  /** The same, but a bot is only named, not asked: for when it thinks elsewhere. */
  glance(): Glance<Action> {
    const seat = this.#held === undefined ? lacking(() => this.#decision()?.seat) : undefined
    if (seat !== undefined && this.#seats.get(seat)?.bot !== undefined) return { kind: 'bot', seat }
    return this.next()
  }

  /** Whether the game's data have gaps. */
  #open(): boolean {
    return this.pkg.game.facts?.open(this.state) === true
  }

  /** What happens next, or what must be known for it. Nothing is begun that could not be finished. */
  #nextOrFact(): Next<Action> {
    try {
      const next: Next<Action> = this.#held === undefined ? this.#next() : { kind: 'auto', entry: this.#held }
      if (next.kind === 'auto') this.#rehearse(next.entry)
      else if (next.kind === 'person') next.decision.next([])
      return next
    } catch (error) {
      if (!(error instanceof MissingFact)) throw error
      const { fact } = error
      return { kind: 'gap', fact, key: this.#keys.next(CHANCE, `told ${fact}`) }
    }
  }

  /** Throws MissingFact if this cannot be carried through without asking. */
  #rehearse(entry: ActionEntry | AnswerEntry): void {
    // With a log, because what it tells may be a fact too.
    if (entry.t === 'action' || entry.kind === 'chance') this.#applied(entry, { event() {} })
  }

  /** The position after an action; the present one stays as it is. */
  #applied(entry: ActionEntry | AnswerEntry, events?: EventSink): State {
    const { game } = this.pkg
    const after = game.copy(this.state)
    const action = this.#actionOf(entry)
    if (entry.t === 'action' && entry.forced === true && game.force !== undefined) game.force(after, action, events)
    else game.apply(after, action, events)
    return after
  }

  /** What waits for a fact. */
  get held(): ActionEntry | AnswerEntry | undefined {
    return this.#held
  }

  /** Holds this back if a fact must be told before it can be recorded, and answers whether it did; it then follows by itself. */
  holdBack(entry: ActionEntry | AnswerEntry): boolean {
    if (!this.#open()) return false
    try {
      this.#rehearse(entry)
      return false
    } catch (error) {
      if (!(error instanceof MissingFact)) throw error
      this.#held = entry
      return true
    }
  }

  #next(): Next<Action> {
    const { game } = this.pkg
    const decision = this.#decision()
    if (decision === undefined) {
      const outcome = game.outcome(this.state)
      if (outcome === undefined) throw new Error(`${game.id}: no decision, but no outcome either`)
      return { kind: 'over', outcome }
    }
    if (decision.seat === CHANCE) return this.#chance(decision)
    const seated = this.#seats.get(decision.seat)
    if (seated === undefined) throw new Error(`${game.id}: nobody sits at ${decision.seat}`)
    if (seated.controller.by === 'person') return { kind: 'person', seat: decision.seat, decision }
    if (seated.controller.by === 'random') {
      const key = this.#keys.next(decision.seat, 'random')
      const action = decision.sample(keyedRandom(this.seed, key))
      return { kind: 'auto', entry: { t: 'action', seat: decision.seat, by: 'random', key, action: action as Json } }
    }
    return this.#bot(decision.seat, seated)
  }

  #decision(): Decision<Action> | undefined {
    if (this.#asked === undefined || this.#asked.of !== this.state)
      this.#asked = { of: this.state, decision: this.pkg.game.decision(this.state) }
    return this.#asked.decision
  }

  /** Makes an entry happen. Throws IllegalAction or BadInput, having changed nothing, if it cannot. */
  commit(entry: Entry, events?: EventSink): void {
    if (entry.t === 'start' || entry.t === 'snapshot') return
    this.#commit(entry, events)
    this.#circles.note(entry, this.#position)
  }

  #commit(entry: Exclude<Entry, { t: 'start' | 'snapshot' }>, events?: EventSink): void {
    const { game } = this.pkg
    switch (entry.t) {
      case 'action': {
        this.#apply(entry, events)
        if (entry.key !== undefined) this.#keys.use(entry.key)
        const seated = this.#seats.get(entry.seat)
        if (seated !== undefined) forget(seated)
        this.#changed()
        return
      }
      case 'answer':
        checkAnswer(entry)
        if (entry.kind === 'told') {
          const { facts } = game
          if (facts !== undefined) {
            const told = { value: entry.action as Json, ...facts.words(this.state, entry.action as Json) }
            facts.tell(this.state, entry.action as Json, events)
            this.#told.push(told)
          }
          this.#keys.use(entry.key)
          this.#changed()
        } else if (entry.kind === 'chance') {
          this.#apply(entry, events)
          this.#keys.use(entry.key)
          this.#changed()
        } else {
          const seated = this.#seats.get(entry.seat)
          if (seated !== undefined && entry.value !== undefined) {
            forget(seated)
            seated.answer = entry.value
          }
          this.#keys.use(entry.key)
        }
        return
      case 'edit':
        this.#goOn(entry.position)
        return
      case 'seat':
        if (entry.seat === CHANCE && 'chance' in entry) this.chance = { ...entry.chance }
        else if ('to' in entry) {
          if (this.#seats.get(entry.seat) === undefined) throw noSuchSeat(entry.seat)
          if (entry.position !== undefined) this.#goOn(entry.position)
          this.seat(entry.seat, entry.to)
        }
    }
  }

  #apply(entry: ActionEntry | AnswerEntry, events?: EventSink): void {
    const { game } = this.pkg
    this.#held = undefined
    if (this.#told.length > 0) this.#told.length = 0
    if (this.#open()) {
      const happened = new Withheld(events)
      this.state = this.#applied(entry, happened)
      happened.release()
      return
    }
    const action = this.#actionOf(entry)
    if (entry.t === 'action' && entry.forced === true && game.force !== undefined)
      game.force(this.state, action, events)
    else game.apply(this.state, action, events)
  }

  /** Another position by hand: whatever bots had under way is forgotten. */
  #goOn(position: Json): void {
    this.state = this.pkg.game.parse(position)
    this.#held = undefined
    this.#seats.sitAgain()
    this.#circles.reset()
    this.#changed()
  }

  /** What this driver has just made itself needs no checking of its form. */
  #actionOf(entry: ActionEntry | AnswerEntry): Action {
    return entry === this.#own ? (entry.action as Action) : this.pkg.game.parseAction(entry.action)
  }

  /**
   * Runs a bot silently along what the journal says it did, so that its memory is where it was. False if it would have
   * done otherwise (a later version of the bot): then it starts afresh.
   */
  follow(seat: Seat, entry: ActionEntry | AnswerEntry): boolean {
    const next = unlessStuck(() => this.next())
    return next !== undefined && isOwn(next, seat, entry)
  }

  /** Takes up a game at a position; `before` are the entries that led there, for the count of uses within the turn. */
  resume(state: State, before: readonly Entry[]): void {
    this.state = state
    this.#view = undefined
    this.#asked = undefined
    this.#keys = new TurnKeys(this.pkg.game.moment(state))
    for (const entry of before) if ('key' in entry && entry.key !== undefined) this.#keys.use(entry.key)
  }

  /** The present position, to `goTo` later. */
  mark(): Mark<State> {
    return { state: this.pkg.game.copy(this.state), counts: this.#keys.copy().counts }
  }

  goTo(mark: Mark<State>): void {
    this.resume(this.pkg.game.copy(mark.state), [])
    this.#keys = new TurnKeys(this.pkg.game.moment(mark.state), mark.counts)
  }

  /** Whether the next step of a bot's seat opens a new run. */
  opens(seat: Seat): boolean {
    return this.#seats.get(seat)?.first === true
  }

  remembered(seat: Seat): Remembered | undefined {
    return this.#seats.remembered(seat)
  }

  remember(seat: Seat, what: Remembered): void {
    this.#seats.remember(seat, what)
  }

  #chance(decision: Decision<Action>): Next<Action> {
    return chanceNext(this.seed, this.chance, this.#keys.next(CHANCE, decision.key ?? decision.kind), decision)
  }

  #bot(seat: Seat, seated: Seated<State, Action>): Next<Action> {
    const { bot } = seated
    if (bot === undefined) throw new Error(`no bot at ${seat}`)
    const { before } = seated
    if (this.sink !== undefined && before !== undefined) this.remember(seat, before)
    if (seated.wants === undefined && this.sink === undefined && this.retraces) {
      const { memory, answer } = seated
      seated.before = { memory: JSON.parse(JSON.stringify(memory)), ...(answer === undefined ? {} : { answer }) }
    }
    for (let tries = 0; seated.wants === undefined; tries++) {
      if (bot.idle(seated.memory)) seated.first = true
      const step = this.#stepOf(bot, seat, seated)
      seated.answer = undefined
      if (!('done' in step)) seated.wants = step
      else if (tries > 0) throw this.#stuck(seat)
    }
    const step = seated.wants
    if (step === undefined || 'done' in step) throw new Error(`${bot.id} wants nothing`)
    if (this.#circles.found) throw this.#stuck(seat, step.node)
    if ('act' in step)
      return { kind: 'auto', entry: acted(seat, seated.name, step.act as Json, step.node, seated.first) }
    return stepNext(this.seed, this.chance, this.#keys.next(seat, step.node), seat, step, seated.first)
  }

  /** A step of a bot; one that lacks a fact leaves no trace and its memory as it was. */
  #stepOf(bot: Bot<State, Action>, seat: Seat, seated: Seated<State, Action>): Step<Action> {
    try {
      return this.#think(bot, seat, seated)
    } catch (error) {
      if (!(error instanceof RulebookError) || error.rule === undefined) throw error
      throw this.#stuck(seat, error.rule)
    }
  }

  #stuck(seat: Seat, rule?: string): BotStuck {
    return stuck(this.pkg, this.#start.options, seat, this.controller(seat), rule)
  }

  #think(bot: Bot<State, Action>, seat: Seat, seated: Seated<State, Action>): Step<Action> {
    const view = this.#viewOf(seat, seated)
    if (this.#told.length === 0 && !this.#open()) return bot.step(view, seat, seated.memory, seated.answer, this.sink)
    const memory = JSON.parse(JSON.stringify(seated.memory)) as unknown
    const thoughts = new Withheld(this.sink)
    const step = bot.step(view, seat, memory, seated.answer, this.sink === undefined ? undefined : thoughts)
    seated.memory = memory
    thoughts.releaseTold(this.#told.splice(0))
    return step
  }

  #viewOf(seat: Seat, seated: Seated<State, Action>): State {
    if (this.#view?.seat === seat) return this.#view.view
    // Bots keep nothing of what they see, so what this seat saw last may be written over.
    const view = this.pkg.game.view(this.state, seat, seated.seen)
    seated.seen = view
    this.#view = { seat, view }
    return view
  }

  #changed(): void {
    this.#view = undefined
    this.#asked = undefined
    if (!this.#keys.moveTo(this.pkg.game.moment(this.state))) return
    this.#circles.reset()
    this.#seats.turnOver()
  }
}
