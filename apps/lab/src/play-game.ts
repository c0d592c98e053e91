// One game for statistics: the driver alone, without a journal, with coverage kept apart for each rulebook.

import type { AnyRulebook, Say } from '@understudy/procedure'
import { type Counts, Coverage, type TraceEvent, type TraceSink } from '@understudy/procedure/trace'
import {
  type AnyPackage,
  type Bot,
  Driver,
  type Entry,
  type Kinds,
  type Options,
  type Seat,
  StuckGame,
} from '@understudy/table'
import { optionsWith } from '@understudy/table/bots'
import { entryByLot } from './answer-by-lot.ts'
import type { Seating } from './seating.ts'

export interface GameResult {
  readonly winners: readonly Seat[]
  readonly scores?: Readonly<Record<Seat, number>>
  readonly why: Say
  /** Turns as the game counts them, actions of all seats, and entries that a journal would have. */
  readonly turns: number
  readonly actions: number
  readonly steps: number
  /** What each seat was and what was counted of it, where the game knows kinds of seats. */
  readonly kinds?: Readonly<Record<Seat, KindOf>>
}

/** `counts` in the order of the list. */
export interface KindOf {
  readonly kind: string
  readonly counts: readonly number[]
}

export interface GameSettings {
  readonly options: Options
  readonly seats: Seating
  readonly seed: string
  /** Where to count the rules that were read, by `bookKey`. */
  readonly coverage?: Map<string, Coverage>
  /** Told what a bot read for an entry, where rules are counted; entries are counted as a journal would, from 0. */
  hear?(book: string, events: readonly TraceEvent[], entry: number): void
  /** Told of every entry that a journal would have. */
  follow?(entry: Entry): void
  /** Shown every position that something led to, the last one included. */
  watch?(state: unknown, over: boolean): void
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own state
  readonly kinds?: Kinds<any> | undefined
}

/** Games that do not end within so many steps are stuck. */
export const PATIENCE = 100_000

export function playGame(pkg: AnyPackage, settings: GameSettings): GameResult {
  const { game } = pkg
  const options = optionsWith(pkg, settings.options, settings.seats)
  const chance = Object.fromEntries(game.sources.map((source) => [source.id, 'app' as const]))
  const driver = new Driver(pkg, { t: 'start', options, chance, seed: settings.seed, seats: settings.seats })
  const counting = settings.coverage === undefined ? undefined : new Counting(settings.coverage, settings.hear)
  driver.sink = counting
  let actions = 0
  let turns = 0
  let moment = ''
  for (let steps = 0; steps < PATIENCE; steps++) {
    const next = driver.next()
    settings.watch?.(driver.state, next.kind === 'over')
    if (next.kind === 'over') {
      const kinds = kindsOf(settings.kinds, driver.state, Object.keys(settings.seats))
      return { ...next.outcome, turns, actions, steps, ...(kinds === undefined ? {} : { kinds }) }
    }
    const entry = entryByLot(driver, next)
    if (entry === undefined) break
    if (entry.t === 'action') {
      actions++
      const now = game.moment(driver.state)
      if (now !== moment) turns++
      moment = now
    }
    counting?.settle(driver.bot(entry.seat), steps)
    settings.follow?.(entry)
    driver.commit(entry)
  }
  throw new StuckGame(game.id, settings.seed, PATIENCE)
}

/** A rulebook as it is counted: versions and editions of a bot are books of their own. */
export const bookKey = ({ id, version }: Pick<AnyRulebook, 'id' | 'version'>, edition: string): string =>
  `${id}@${version}@${edition}`

function kindsOf(kinds: GameSettings['kinds'], state: unknown, seats: readonly Seat[]): GameResult['kinds'] {
  const found = seats.flatMap((seat): [Seat, KindOf][] => {
    const kind = kinds?.of(state, seat)
    return kinds === undefined || kind === undefined
      ? []
      : [[seat, { kind, counts: kinds.list.map(({ of }) => of(state, seat)) }]]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** Two bots may share rules; who read a rule is known only when the step has come out. */
class Counting implements TraceSink {
  readonly detail = false
  readonly #coverage: Map<string, Coverage>
  readonly #hear: GameSettings['hear']
  #waiting: TraceEvent[] = []

  constructor(coverage: Map<string, Coverage>, hear: GameSettings['hear']) {
    this.#coverage = coverage
    this.#hear = hear
  }

  event(event: TraceEvent): void {
    this.#waiting.push(event)
  }

  settle(bot: Bot<unknown, unknown> | undefined, entry: number): void {
    if (this.#waiting.length === 0) return
    if (bot?.runner !== undefined) {
      const { rulebook, variant } = bot.runner
      const book = bookKey(rulebook, variant.edition)
      const coverage = this.#coverage.get(book) ?? new Coverage()
      this.#coverage.set(book, coverage)
      for (const event of this.#waiting) coverage.event(event)
      this.#hear?.(book, this.#waiting, entry)
    }
    this.#waiting = []
  }
}

export const countsOf = (coverage: ReadonlyMap<string, Coverage>): Record<string, Counts> =>
  Object.fromEntries([...coverage].map(([book, { counts }]) => [book, counts]))
