// A bot must not go on for ever: not by picks and rolls that nothing comes of, nor by actions that lead back to a position
// where it has been before. What is noted here are steps of bots within one turn; whatever a person does begins anew.

import type { Lang } from '@understudy/procedure'
import { hashOf } from '@understudy/procedure/json'
import type { AnyPackage, Controller } from '../games/bot.ts'
import type { Options, Seat } from '../games/game.ts'
import type { Entry } from '../journal/journal.ts'

/** Picks, rolls and facts in a row without an action; bots in a sound game come to some twenty. */
const ANSWERS = 200
/** After so many actions and draws in a turn (a sound one has about a hundred) positions are compared … */
const WATCHED = 150
/** … and one that comes so often is a circle. */
const RETURNS = 8
/** However much changes: no turn is as long as that. */
const LONGEST = 3000

export class Circles {
  #answers = 0
  #steps = 0
  #entries = 0
  #returns = 0
  #positions: Map<string, number> | undefined

  copy(): Circles {
    const copy = new Circles()
    copy.#answers = this.#answers
    copy.#steps = this.#steps
    copy.#entries = this.#entries
    copy.#returns = this.#returns
    if (this.#positions !== undefined) copy.#positions = new Map(this.#positions)
    return copy
  }

  /** A turn is over, or a person has done something. */
  reset(): void {
    this.#answers = 0
    this.#steps = 0
    this.#entries = 0
    this.#returns = 0
    this.#positions = undefined
  }

  /** `position` is written out only if it is worth a look. */
  note(entry: Entry, position: () => unknown): void {
    if (entry.t === 'action' ? entry.by !== 'bot' : entry.t !== 'answer' || entry.kind === 'told') {
      this.reset()
      return
    }
    this.#entries++
    if (entry.t === 'answer' && entry.kind !== 'chance') {
      this.#answers++
      return
    }
    this.#answers = 0
    this.#steps++
    if (this.#steps <= WATCHED) return
    this.#positions ??= new Map()
    const hash = hashOf(position())
    const times = (this.#positions.get(hash) ?? 0) + 1
    this.#positions.set(hash, times)
    this.#returns = Math.max(this.#returns, times)
  }

  get found(): boolean {
    return this.#answers >= ANSWERS || this.#returns >= RETURNS || this.#entries >= LONGEST
  }
}

/** A bot that cannot go on: one sentence that names it, its seat, its rule, and what can be done. */
export class BotStuck extends Error {
  readonly what: Readonly<Record<Lang, string>>

  constructor(what: Readonly<Record<Lang, string>>) {
    super(what.en)
    this.name = 'BotStuck'
    this.what = what
  }

  in(lang: Lang): string {
    return this.what[lang]
  }
}

/** Undefined if a bot cannot go on. */
export function unlessStuck<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof BotStuck) return undefined
    throw error
  }
}

/** `rule`: where it was; without it, it had no answer at all. */
export function stuck(pkg: AnyPackage, options: Options, seat: Seat, who: Controller, rule?: string): BotStuck {
  const bot = who.by === 'bot' ? who.bot : ''
  const title = pkg.bots.find(({ id }) => id === bot)?.title
  const place = pkg.game.seats(options).find(({ id }) => id === seat)?.title
  const name = (lang: Lang): string => `${title?.[lang] ?? bot} (${place?.[lang] ?? seat})`
  const cause =
    rule === undefined
      ? { en: 'has no rule for this decision', ru: 'не знает правила для этого решения' }
      : { en: `goes round in circles at rule ${rule}`, ru: `ходит по кругу на правиле ${rule}` }
  return new BotStuck({
    en: `${name('en')} ${cause.en} and stops here: undo, or take over its seat, and please report the game.`,
    ru: `${name('ru')} ${cause.ru} и останавливается: отмените ход или займите его место и сообщите нам об этой партии.`,
  })
}
