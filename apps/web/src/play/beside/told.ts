// Beside the board: dice and draws that are certain to be asked for are told on one screen and taken in their order. They
// are answers like any others, each recorded when its question comes; what is not asked for in the end is forgotten.

import type { TableQuestion } from '@understudy/table'
import type { Foreseen } from '@understudy/table/chance'
import type { AnyAction } from '../deciding/picker.ts'
import { lastActor } from '../following/moments.ts'
import type { Play } from '../play.ts'

type Answer = AnyAction | number

interface Kept {
  readonly key: string
  readonly answer: Answer
  /** Other questions may come before it. */
  readonly lasting: boolean
}

export class Told {
  #queue: readonly Kept[] = []

  /** What was told for the questions to come. */
  keep(coming: readonly Foreseen<AnyAction>[], answers: readonly Answer[]): void {
    const told = coming
      .slice(0, answers.length)
      .map(({ key, lasting }, at): Kept => ({ key, answer: answers[at], lasting: lasting === true }))
    this.#queue = [...this.#queue.filter(({ lasting }) => lasting), ...told]
  }

  /** The answer to this question, if it was told. Another question than expected ends what was told for the next ones. */
  take({ key }: TableQuestion<AnyAction>): Answer | undefined {
    const told = this.#queue.find((each) => each.key === key)
    this.#queue = this.#queue.filter((each) => each !== told && (each.lasting || told !== undefined))
    return told?.answer
  }

  /** Somebody is asked something else. Keys begin with the turn: what was told for one that is over is never asked for. */
  interrupt(moment: string): void {
    this.#queue = this.#queue.filter(({ key, lasting }) => lasting && key.startsWith(`${moment}|`))
  }

  forget(): void {
    this.#queue = []
  }
}

/** What is going to be asked after this question. Undefined: it is still being worked out. */
export function comingAfter(
  { thinker, table, ui, pkg, beside }: Play,
  question: TableQuestion<AnyAction>,
): readonly Foreseen<AnyAction>[] | undefined {
  if (!beside || question.ask === 'fact') return []
  if (question.ask === 'chance' && ui.together?.includes(question.decision.kind) !== true) return []
  // In a person's own turn it is they who decide next, unless a bot has to roll for its answer or a throw may follow.
  if (question.ask === 'chance' && lastActor(table) === 'person' && pkg.throws === undefined) return []
  return thinker.coming(table)
}

/** The question at hand in the form of those that are foreseen. */
export function firstOf(question: Exclude<TableQuestion<AnyAction>, { ask: 'fact' }>): Foreseen<AnyAction> {
  if (question.ask === 'roll') return question
  const { kind, question: say } = question.decision
  return { ask: 'chance', key: question.key, kind, question: say, answers: question.decision.next([]) }
}
