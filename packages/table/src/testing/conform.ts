// Plays games at random and looks at every step whether the game keeps its promises.

import type { Json } from '@understudy/procedure'
import type { Controller, GamePackage } from '../games/bot.ts'
import { withDefaults } from '../games/defaults.ts'
import type { Options, Seat } from '../games/game.ts'
import { type Entry, JOURNAL_FORMAT, JOURNAL_VERSION, type JournalFile, type Way } from '../journal/journal.ts'
import { Table } from '../play/table.ts'
import { checkBook } from './check-book.ts'
import { checkPickers, checkRefusals } from './check-choices.ts'
import { enterAt } from './check-entering.ts'
import { checkJournal } from './check-journal.ts'
import { checkCopies, checkDecision, checkPosition, checkWritten } from './check-position.ts'
import { checkBotsEyes, checkLegalInView, checkViews } from './check-views.ts'
import { attempt, type Inspection, inspection, mustSpeak } from './inspect.ts'
import { stepOn } from './play-out.ts'

export interface ConformSettings<State> {
  readonly options?: Options
  /** Who plays; random everywhere unless said otherwise. */
  readonly seats?: Readonly<Record<Seat, Controller>>
  readonly chance?: Readonly<Record<string, Way>>
  readonly seed?: string
  readonly games?: number
  /** The dear checks are made at every so many-th step; positions are written and read at every so many-th. */
  readonly every?: number
  readonly written?: number
  /** False: the finished game is not replayed, undone, amended and explained. */
  readonly journal?: boolean
  /** A game that is not over after so many entries goes on for ever. */
  readonly patience?: number
  /** Seats whose views are looked at; all by default. */
  readonly views?: readonly Seat[]
  /** True: something must be hidden from somebody at some time. */
  readonly hidden?: boolean
  /** What stays the same through the whole game: pieces, cards. */
  readonly census?: (state: State) => Json
}

export interface ConformanceProblem {
  /** Which promise is broken. */
  readonly check: string
  readonly what: string
  readonly seed: string
  /** How many entries the journal had. */
  readonly at: number
  /** The game up to there; `loadJournal` takes it. */
  readonly journal: JournalFile
}

/** Empty if the game keeps every promise. A problem of the same kind is told once for each game. */
export function conform<State, Action>(
  pkg: GamePackage<State, Action>,
  settings: ConformSettings<State> = {},
): ConformanceProblem[] {
  const problems: ConformanceProblem[] = []
  let hidden = false
  for (let game = 0; game < (settings.games ?? 1); game++) {
    const seed = `${settings.seed ?? 'conform'}.${game}`
    const played = new Conformance(pkg, settings, seed)
    hidden = played.run() || hidden
    problems.push(...played.problems)
  }
  if (settings.hidden === true && !hidden && problems.length === 0)
    problems.push({
      check: 'view',
      what: 'nothing was ever hidden from anybody',
      seed: settings.seed ?? 'conform',
      at: 0,
      journal: emptyFile(pkg, []),
    })
  return problems
}

class Conformance<State, Action> {
  readonly problems: ConformanceProblem[] = []
  readonly #look: Inspection<State, Action>
  readonly #table: Table<State, Action> | undefined
  readonly #told = new Set<string>()
  readonly #pool: Action[] = []
  /** Kinds of decisions, chance among them, at which bots came in from outside. */
  readonly #entered = new Set<string>()
  readonly #seats: Readonly<Record<Seat, Controller>>
  readonly #settings: ConformSettings<State>

  constructor(pkg: GamePackage<State, Action>, settings: ConformSettings<State>, seed: string) {
    const options = withDefaults(pkg, settings.options ?? {})
    const seats = pkg.game.seats(options).map((seat) => seat.id)
    this.#settings = settings
    const random = Object.fromEntries(seats.map((seat): [Seat, Controller] => [seat, { by: 'random' }]))
    this.#seats = { ...random, ...settings.seats }
    this.#look = inspection(pkg, seed, settings.views ?? seats, settings.census, (check, what) => {
      if (this.#told.has(check)) return
      this.#told.add(check)
      const entries = this.#table?.entries ?? []
      this.problems.push({ check, what, seed, at: entries.length, journal: this.#table?.file() ?? emptyFile(pkg, []) })
    })
    this.#table = attempt(this.#look, 'start', () => {
      return Table.start(pkg, {
        options,
        seed,
        seats: this.#seats,
        ...(settings.chance === undefined ? {} : { chance: settings.chance }),
      })
    })
  }

  /** Answers whether something was hidden from somebody. */
  run(): boolean {
    const table = this.#table
    const look = this.#look
    const { patience = 5_000, written = 1, journal = true } = this.#settings
    if (table === undefined) return false
    for (const bot of look.pkg.bots)
      if (bot.rulebook !== undefined) attempt(look, 'book', () => checkBook(look, bot.rulebook))
    const first = look.game.copy(table.state)
    let hidden = false
    for (let step = 0; ; step++) {
      attempt(look, 'position', () => checkPosition(look, table.state, first))
      if (step % written === 0) attempt(look, 'serialise', () => checkWritten(look, table.state))
      hidden = this.#inspect(table, step) || hidden
      const going = attempt(look, 'play', () => this.#play(table, step), this.#asked(table))
      if (going === undefined) return hidden
      if (!going) break
      if (table.entries.length > patience) {
        look.report('ends', `the game is not over after ${table.entries.length} entries`)
        return hidden
      }
    }
    if (journal) attempt(look, 'journal', () => checkJournal(look, table))
    return hidden
  }

  #inspect(table: Table<State, Action>, step: number): boolean {
    const look = this.#look
    const { state } = table
    const decision = look.game.decision(state)
    const dear = this.#dear(step) || decision === undefined
    let hidden = false
    if (decision !== undefined) {
      attempt(look, 'decision', () => checkDecision(look, state, decision, step, dear))
      const who = `${decision.kind} ${decision.seat}`
      if (dear || !this.#entered.has(who)) attempt(look, 'enter', () => this.#enter(table))
      this.#entered.add(who)
    }
    if (!dear) return false
    attempt(look, 'copy', () => checkCopies(look, state, step))
    attempt(look, 'view', () => {
      hidden = checkViews(look, state, step)
    })
    if (decision === undefined) return hidden
    attempt(look, 'next', () => checkPickers(look, state, decision, step))
    attempt(look, 'refuse', () => checkRefusals(look, state, decision, this.#pool, step))
    attempt(look, 'view', () => checkLegalInView(look, state, decision, this.#pool.slice(-8)))
    return hidden
  }

  /** A bot that comes to a game in its midst goes on from there. */
  #enter(table: Table<State, Action>): void {
    const [start] = table.entries
    if (start?.t !== 'start' || table.next().kind === 'gap') return
    const [fault] = enterAt(table.fork(), start, table.entries.length).faults
    if (fault !== undefined) this.#look.report('enter', `${fault.way}, ${fault.decision}: ${fault.what}`)
  }

  /** What is decided now, for who reads of a fault in it. */
  #asked(table: Table<State, Action>): string | undefined {
    const decision = this.#look.game.decision(table.state)
    return decision && `${decision.kind} of ${decision.seat}`
  }

  #dear(step: number): boolean {
    return step % (this.#settings.every ?? 5) === 0
  }

  #play(table: Table<State, Action>, step: number): boolean {
    const look = this.#look
    const { length } = table.entries
    const next = table.next()
    if (next.kind === 'over') {
      mustSpeak(look, 'the outcome', [next.outcome.why])
      return false
    }
    if (next.kind === 'auto' && next.entry.t === 'action' && next.entry.by === 'bot' && next.entry.first === true) {
      const { seat } = next.entry
      const controller = table.controller(seat)
      if (controller.by === 'bot' && look.views.includes(seat))
        attempt(look, 'view', () => checkBotsEyes(look, table.state, seat, controller, length))
    }
    if (next.kind === 'auto' && next.entry.t === 'action' && next.entry.by === 'bot') checkDeed(look, next.entry)
    if (this.#dear(step) && JSON.stringify(table.next()) !== JSON.stringify(next))
      look.report('next', 'asked again, something else comes next')
    stepOn(table, look.seed, next)
    for (const { entry, events } of table.log.slice(length)) {
      mustSpeak(look, 'an event', events)
      if ('action' in entry && entry.action !== undefined && this.#pool.length < 400)
        this.#pool.push(entry.action as Action)
    }
    return true
  }
}

/** What a bot does is an action of its game. */
function checkDeed<State, Action>(
  { game, report }: Inspection<State, Action>,
  { bot, node, action }: { readonly bot?: string; readonly node?: string; readonly action: Json },
): void {
  try {
    game.parseAction(action)
  } catch (error) {
    report('bot', `${bot} does ${JSON.stringify(action)} by ${node}: ${error instanceof Error ? error.message : error}`)
  }
}

const emptyFile = <State, Action>(pkg: GamePackage<State, Action>, entries: readonly Entry[]): JournalFile => ({
  format: JOURNAL_FORMAT,
  version: JOURNAL_VERSION,
  game: pkg.game.id,
  rules: pkg.game.version,
  entries,
})
