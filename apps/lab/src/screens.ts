// Screens on which the real table is asked for dice and cards, as the page puts them together: what is certain to come
// stands with the question that comes first.

import type { AnyPackage, Driver, TableQuestion, Way } from '@understudy/table'
import { type Foreseen, foresee, formOf, toTell } from '@understudy/table/chance'

// biome-ignore lint/suspicious/noExplicitAny: the lab handles every game alike
type Any = any
type Question = TableQuestion<Any>

/** How many answers are tried on a copy: about what a page has the time for. */
const TRIES = 100

export class Screens {
  readonly #kinds: readonly string[]
  /** What stands on the present screen, and what was told of it. */
  #open: readonly { readonly key: string }[] = []
  #told: Any[] = []
  /** What was told for questions that come later in the turn, after others. */
  #kept = new Set<string>()
  /** Told, but never asked for. */
  needless = 0

  constructor(kinds: readonly string[]) {
    this.#kinds = kinds
  }

  /** Whether this question needs a screen of its own; `alone`: nothing is looked for that could stand with it. */
  asks(driver: Driver<Any, Any>, question: Question, alone: boolean): boolean {
    if (this.#kept.delete(question.key)) return false
    if (this.#expected() === question.key) return false
    this.needless += this.#expected() === undefined ? 0 : 1
    let tries = 0
    const coming = alone || !this.#together(question) ? [] : foresee(driver, this.#kinds, () => ++tries > TRIES)
    const lasting = coming[0]?.lasting === true
    if (lasting) for (const { key } of coming) this.#kept.add(key)
    this.#open = lasting ? [] : [question, ...coming]
    this.#told = []
    return true
  }

  tell(answer: unknown): void {
    this.#told.push(answer)
  }

  /** A turn is over: what was told for it cannot be asked for any more. */
  turned(): void {
    this.needless += this.#kept.size
    this.#kept.clear()
  }

  #together(question: Question): boolean {
    return question.ask === 'roll' || (question.ask === 'chance' && this.#kinds.includes(question.decision.kind))
  }

  #expected(): string | undefined {
    return toTell(this.#open as readonly Foreseen<Any>[], this.#told)[this.#told.length]?.key
  }
}

/** Single dice and cards in an answer: one tap each; what can only be one thing lies there already. */
export function answersIn(question: Question): number {
  if (question.ask !== 'chance') return 1
  return Math.max(1, formOf(question.decision).taps.filter((choices) => choices.length > 1).length)
}

/** Where dice and cards come from beside the board if nobody says otherwise. */
export const proposedWays = ({ game }: AnyPackage): Record<string, Way> =>
  Object.fromEntries(
    game.sources.map(({ id, ways, beside }) => [id, beside ?? (ways.includes('table') ? 'table' : 'app')]),
  )
