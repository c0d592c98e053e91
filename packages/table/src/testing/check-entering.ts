// A bot may come to a game at any point: a position was corrected by hand, its seat was handed over and back, something
// earlier was amended, or the game was set up there. From each of these ways in it must find its way to the end of the
// turn, also where chance is waited for. Bots that come in know nothing of what was done or rolled before.

import { keyedRandom, pickFrom, type Random } from '../chance/random.ts'
import type { Controller, GamePackage } from '../games/bot.ts'
import { appOnly, withDefaults } from '../games/defaults.ts'
import { CHANCE, type Options, type Seat } from '../games/game.ts'
import { BadInput } from '../input/bad-input.ts'
import {
  type ActionEntry,
  type AnswerEntry,
  type Entry,
  JOURNAL_FORMAT,
  JOURNAL_VERSION,
  type JournalFile,
  type StartEntry,
  type Way,
} from '../journal/journal.ts'
import { answerEntry } from '../play/answers.ts'
import { Driver } from '../play/driver.ts'
import type { Next } from '../play/next.ts'

export interface EnteringSettings {
  readonly options?: Options
  readonly seats?: Readonly<Record<Seat, Controller>>
  readonly chance?: Readonly<Record<string, Way>>
  readonly seed: string
  /** Every so many-th entry is a way in; 1: all of them. */
  readonly every?: number
  /** A game is followed for so many entries. */
  readonly patience?: number
}

/** How bots came in; `ordinary`: they were there all the time. */
export type WayIn = 'ordinary' | 'corrected' | 'handed' | 'played' | 'replaced' | 'amended' | 'afresh'

export interface EnteringFault {
  readonly way: WayIn
  readonly seed: string
  /** How many entries had been played. */
  readonly at: number
  /** What was to be decided, and by whom. */
  readonly decision: string
  readonly what: string
}

export interface Entered {
  /** Points of the game that were entered, and how many of them wait for chance. */
  points: number
  waiting: number
  /** Times that bots came in, by all ways. */
  times: number
  readonly faults: EnteringFault[]
  /** The game up to the first fault. */
  journal?: JournalFile
}

/** Steps that a turn may take from where a bot came in. */
const LONGEST = 3000

/** Plays a game and comes into it at its entries, by every way. */
export function checkEntering<State, Action>(pkg: GamePackage<State, Action>, settings: EnteringSettings): Entered {
  const { seed, every = 1, patience = 20_000 } = settings
  const options = withDefaults(pkg, settings.options ?? {})
  const start: StartEntry = {
    t: 'start',
    options,
    seed,
    seats: { ...pkg.seating(options), ...settings.seats },
    chance: { ...appOnly(pkg), ...settings.chance },
  }
  const driver = new Driver(pkg, start)
  const found: Entered = { points: 0, waiting: 0, times: 0, faults: [] }
  const entries: Entry[] = []
  for (let at = 0; at < patience; at++) {
    if (at % every === 0) enterAt(driver, start, at, found)
    const next = nextOf(driver, at, found)
    if (found.faults.length > 0) found.journal ??= journalOf(pkg, [start, ...entries])
    if (next === undefined || next.kind === 'over') break
    const entry = entryFor(next, keyedRandom(seed, `people|${at}`))
    driver.commit(entry)
    entries.push(entry)
  }
  return found
}

/** Undefined if the game itself cannot go on. */
function nextOf<State, Action>(driver: Driver<State, Action>, at: number, found: Entered): Next<Action> | undefined {
  try {
    return driver.next()
  } catch (error) {
    found.faults.push(faultOf(driver, 'ordinary', at, error instanceof Error ? error.message : String(error)))
    return undefined
  }
}

function faultOf<State, Action>(
  { pkg, state, seed }: Driver<State, Action>,
  way: WayIn,
  at: number,
  what: string,
): EnteringFault {
  const decision = pkg.game.decision(state)
  return { way, seed, at, decision: `${decision?.kind} of ${decision?.seat}`, what }
}

const journalOf = <State, Action>({ game }: GamePackage<State, Action>, entries: readonly Entry[]): JournalFile => ({
  format: JOURNAL_FORMAT,
  version: JOURNAL_VERSION,
  game: game.id,
  rules: game.version,
  entries,
})

/** Comes in where this driver is, which stays as it is. */
export function enterAt<State, Action>(
  driver: Driver<State, Action>,
  start: StartEntry,
  at: number,
  found: Entered = { points: 0, waiting: 0, times: 0, faults: [] },
): Entered {
  const seats = Object.keys(start.seats).filter((seat) => driver.controller(seat).by === 'bot')
  if (seats.length > 0 && driver.pkg.game.decision(driver.state) !== undefined)
    new Entering(driver, start, seats, at, found).run()
  return found
}

class Entering<State, Action> {
  readonly #driver: Driver<State, Action>
  readonly #start: StartEntry
  /** Where bots sit. */
  readonly #seats: readonly Seat[]
  readonly #at: number
  readonly #found: Entered
  readonly #random: Random

  constructor(driver: Driver<State, Action>, start: StartEntry, seats: readonly Seat[], at: number, found: Entered) {
    this.#driver = driver
    this.#start = start
    this.#seats = seats
    this.#at = at
    this.#found = found
    this.#random = keyedRandom(driver.seed, `enter|${at}`)
  }

  run(): void {
    this.#found.points++
    if (this.#driver.pkg.game.decision(this.#driver.state)?.seat === CHANCE) this.#found.waiting++
    this.#try('corrected', () => this.#corrected())
    this.#try('handed', () => this.#handed(0))
    this.#try('played', () => this.#handed(1 + this.#random.int(3)))
    this.#try('replaced', () => this.#replaced())
    this.#try('amended', () => this.#amended())
    this.#try('afresh', () => this.#afresh())
  }

  #try(way: WayIn, enter: () => Driver<State, Action> | undefined): void {
    const report = (what: string) => this.#found.faults.push(faultOf(this.#driver, way, this.#at, what))
    try {
      const inside = enter()
      if (inside === undefined) return
      this.#found.times++
      const stuck = playTurn(inside, this.#random)
      if (stuck !== undefined) report(stuck)
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
    }
  }

  /** The same position, entered by hand. */
  #corrected(): Driver<State, Action> {
    const driver = this.#driver.fork()
    driver.commit({ t: 'edit', position: driver.pkg.game.serialise(driver.state) })
    return driver
  }

  /** A bot's seat is given to somebody else, who decides so many times, and back. */
  #handed(deeds: number): Driver<State, Action> | undefined {
    const driver = this.#driver.fork()
    const { game } = driver.pkg
    const seat = this.#seat()
    const bot = driver.controller(seat)
    driver.commit({ t: 'seat', seat, to: { by: 'random' } })
    const moment = game.moment(driver.state)
    for (let left = deeds; left > 0 && game.moment(driver.state) === moment; ) {
      const next = driver.next()
      if (next.kind === 'over') return undefined
      const entry = entryFor(next, this.#random)
      if (entry.t === 'action' && entry.seat === seat) left--
      driver.commit(entry)
    }
    driver.commit({ t: 'seat', seat, to: bot })
    return driver
  }

  /** Whoever decides, if that is a bot. */
  #seat(): Seat {
    const decides = this.#driver.pkg.game.decision(this.#driver.state)?.seat ?? ''
    return this.#seats.includes(decides) ? decides : pickFrom(this.#random, this.#seats)
  }

  /** A person sits down for a bot, then any bot that may, each with what the rules give them to play with. */
  #replaced(): Driver<State, Action> | undefined {
    const driver = this.#driver.fork()
    const { pkg } = driver
    const seat = this.#seat()
    const role = pkg.game.seats(this.#start.options).find(({ id }) => id === seat)?.role ?? ''
    const able = pkg.bots.filter(({ roles }) => pkg.handOver !== undefined || roles.includes(role))
    const people: readonly Controller[] = this.#random.int(2) === 0 ? [{ by: 'person' }] : []
    for (const to of [...people, { by: 'bot', bot: pickFrom(this.#random, able).id } as const]) {
      try {
        const after = pkg.handOver?.(pkg.game.copy(driver.state), seat, to)
        const position = after === undefined ? {} : { position: pkg.game.serialise(after) }
        driver.commit({ t: 'seat', seat, to, ...position })
      } catch (error) {
        // There are moments at which the rules know no way.
        if (error instanceof BadInput) return undefined
        throw error
      }
    }
    return driver
  }

  /** What comes next was something else: another face, another card, another action. */
  #amended(): Driver<State, Action> | undefined {
    const driver = this.#driver.fork()
    const next = driver.next()
    if (next.kind === 'over') return undefined
    const entry = entryFor(next, this.#random)
    if (entry.t === 'answer' && entry.kind !== 'chance' && entry.kind !== 'told') {
      const { value = 0, of = 1 } = entry
      driver.commit({ ...entry, value: (value + 1) % of })
      return driver
    }
    const other = driver.pkg.game.decision(driver.state)?.sample(this.#random)
    if (other === undefined) return undefined
    driver.commit({ ...entry, action: other as never })
    // Whoever was made to do it starts afresh.
    if (entry.t === 'action') driver.seat(entry.seat, driver.controller(entry.seat))
    return driver
  }

  /** Another table is set up in this position. */
  #afresh(): Driver<State, Action> {
    const { pkg, state } = this.#driver
    const position = pkg.game.serialise(state)
    const seats = Object.keys(this.#start.seats).map((seat) => [seat, this.#driver.controller(seat)] as const)
    const seed = `${this.#start.seed}|${this.#at}`
    return new Driver(pkg, { ...this.#start, seed, seats: Object.fromEntries(seats), position })
  }
}

/** Plays to the end of the turn, and on until a bot has acted; what is wrong, if it does not come to that. */
function playTurn<State, Action>(driver: Driver<State, Action>, random: Random): string | undefined {
  const { game } = driver.pkg
  const moment = game.moment(driver.state)
  let acted = false
  for (let step = 0; step < LONGEST; step++) {
    if (acted && game.moment(driver.state) !== moment) return undefined
    const next = driver.next()
    if (next.kind === 'over') return undefined
    const entry = entryFor(next, random)
    if (entry.t === 'action') acted = true
    driver.commit(entry)
  }
  return `the turn is not over after ${LONGEST} steps`
}

/** People and tables answer by lot. */
function entryFor<Action>(next: Exclude<Next<Action>, { kind: 'over' }>, random: Random): ActionEntry | AnswerEntry {
  switch (next.kind) {
    case 'auto':
      return next.entry
    case 'person':
      return { t: 'action', seat: next.seat, by: 'person', action: next.decision.sample(random) as never }
    case 'gap':
      throw new BadInput({ en: 'the data have gaps', ru: 'в данных есть пробелы' })
    case 'table': {
      const { question } = next
      if (question.ask === 'chance') return answerEntry(question, question.decision.sample(random))
      const of = question.ask === 'roll' ? question.die.faces.length : question.fact.answers.length
      return answerEntry<Action>(question, random.int(of))
    }
  }
}
