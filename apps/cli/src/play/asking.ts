// What is asked now, as numbered choices: a person's decision, or something only the real table knows.

import { citeOf, speak } from '@understudy/procedure'
import { dieWords, faceWords } from '@understudy/procedure/explain'
import type { Decision, Next, TableQuestion } from '@understudy/table'
import type { Context } from '../context.ts'
import type { AnyTable } from '../journal.ts'
import { rulebookAt } from '../text/traces.ts'
import { spoken } from '../text/words.ts'
import { byCell } from './asking-facts.ts'
import { Picking } from './picking.ts'

/** An open question. `take` is called with the number of a choice, from 1; 0 ends an action that may go on. */
export interface Asking {
  readonly seat: string
  readonly question: string
  /** What was chosen already towards the present action. */
  readonly taken: readonly string[]
  readonly choices: readonly string[]
  readonly canEnd: boolean
  /** What is known beforehand of the action as it stands: its odds. */
  readonly foretold?: readonly string[]
  /** False: there is no such choice. */
  take(number: number): boolean
  /** Takes a line that is no number, where one can be typed; false: it means nothing here. */
  type?(line: string): boolean
  back(): boolean
}

// biome-ignore lint/suspicious/noExplicitAny: every game alike
type Waiting = Extract<Next<any>, { kind: 'person' | 'table' | 'gap' }>

/** What is said of an action before it is done. */
export type Foretell = (seat: string, action: unknown) => readonly string[] | undefined

export function askingFor(context: Context, table: AnyTable, next: Waiting, foretell: Foretell): Asking {
  if (next.kind === 'person')
    return byPicking(context, table, next.seat, next.decision, (action) => table.act(action), foretell)
  if (next.kind === 'gap') return byCell(context, table, next)
  const { question } = next
  if (question.ask === 'chance')
    return byPicking(context, table, 'chance', question.decision, (action) => table.answer(action))
  return byIndex(context, table, question)
}

function byPicking(
  context: Context,
  table: AnyTable,
  seat: string,
  decision: Decision<unknown>,
  act: (action: unknown) => unknown,
  foretell: Foretell = () => undefined,
): Asking {
  const speech = { pkg: table.pkg, lang: context.lang }
  const picking = new Picking(decision)
  /** Complete, but there is something to know before it is done. */
  let held: unknown
  const ready = (): unknown => held ?? picking.ready
  return {
    seat,
    question: spoken(speech, decision.question),
    get taken() {
      return picking.taken.map((choice) => spoken(speech, choice.text))
    },
    get choices() {
      return held === undefined ? picking.choices.map((choice) => spoken(speech, choice.text)) : []
    },
    get canEnd() {
      return ready() !== undefined
    },
    get foretold() {
      return ready() === undefined ? [] : (foretell(seat, ready()) ?? [])
    },
    take(number) {
      if (number === 0) {
        if (ready() === undefined) return false
        act(ready())
        return true
      }
      const choice = held === undefined ? picking.choices[number - 1] : undefined
      if (choice === undefined) return false
      const action = picking.take(choice)
      if (action !== undefined && foretell(seat, action) !== undefined) held = action
      else if (action !== undefined) act(action)
      return true
    },
    back() {
      if (held === undefined) return picking.back()
      held = undefined
      return true
    },
  }
}

/** A die of a bot, or a fact: one of a few answers. */
function byIndex(
  context: Context,
  table: AnyTable,
  question: Extract<TableQuestion<unknown>, { ask: 'roll' | 'fact' }>,
): Asking {
  const { lang, t } = context
  const book = rulebookAt(table, table.entries.length, question.seat)
  const phrases = book?.phrases ?? table.pkg.game.phrases
  const own = (sentence: Parameters<typeof speak>[2]) => speak(phrases, lang, sentence)
  const rule = book?.text[lang].nodes[question.node]?.rule ?? ''
  const cite = book === undefined ? question.node : citeOf(book.text[lang], question.node)
  const answers =
    question.ask === 'roll'
      ? question.die.faces.map((face) => faceWords(phrases, lang, question.die.id, face))
      : question.fact.answers.map((answer) => own(answer.text))
  return {
    seat: question.seat,
    question:
      question.ask === 'roll'
        ? t({
            en: `${cite}: ${rule} What does ${dieWords(phrases, lang, question.die.id)} show?`,
            ru: `${cite}: ${rule} Бросок ${dieWords(phrases, lang, question.die.id)}: что выпало?`,
          })
        : own(question.fact.ask),
    taken: [],
    choices: answers,
    canEnd: false,
    take(number) {
      if (number < 1 || number > answers.length) return false
      table.answer(number - 1)
      return true
    },
    back: () => false,
  }
}
