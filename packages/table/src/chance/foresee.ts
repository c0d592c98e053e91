// Dice and draws that the table is going to be asked for, whatever the answer to the present question is: they can be
// asked together, so that somebody rolls and draws once. Nothing is decided ahead of its answer: every answer to the
// question at hand is tried on a copy of the game, and only what all of them lead to is foreseen. A die that has to be
// rolled again after some faces is foreseen for these; so is a throw of dice that ends it, with the dice that it then has.

import type { Json } from '@understudy/procedure'
import { canonical } from '@understudy/procedure/json'
import type { Choice } from '../games/game.ts'
import { answerEntry } from '../play/answers.ts'
import type { Driver } from '../play/driver.ts'
import type { TableQuestion } from '../play/next.ts'
import { certainAfter } from './certain.ts'
import { type Foreseen, type Form, formOf, pathOf } from './foreseen.ts'

/** How many questions are asked together at most, how often a die is foreseen again, how many cases are looked at. */
const TOGETHER = 6
const AGAIN = 2
const CASES = 1500

interface Case<State, Action> {
  readonly driver: Driver<State, Action>
  readonly question: TableQuestion<Action>
  /** What can still be drawn of each kind after the draws so far; a pile that changed in between is another matter. */
  readonly piles: ReadonlyMap<string, string>
  readonly told: readonly (Action | number)[]
  /** A throw of dice: nothing is foreseen after it. */
  readonly last?: true
}

/**
 * `kinds`: draws that may be asked for together with others. `enough` ends the search; what was found by then is certain.
 * Only what belongs to the turn under way is looked for.
 */
export function foresee<State, Action>(
  driver: Driver<State, Action>,
  kinds: readonly string[],
  enough: () => boolean = () => false,
): Foreseen<Action>[] {
  const next = driver.next()
  if (next.kind !== 'table') return []
  const sure = certainAfter(driver, next.question)
  if (sure.length > 0) return sure
  const moment = driver.pkg.game.moment(driver.state)
  const found: Foreseen<Action>[] = []
  let cases: Case<State, Action>[] = [{ driver, question: next.question, piles: new Map(), told: [] }]
  while (found.length + 1 < TOGETHER) {
    const again = found.filter((each) => each.ask === 'roll' && each.after !== undefined).length
    const after = again < AGAIN ? casesAfter(cases, kinds, moment, enough) : undefined
    if (after === undefined) return found
    const last = after.filter(isLast) as typeof cases
    if (last.length > 0) return again === 0 ? [...found, ...closing(last)] : found
    if (again === 0 && agreed(after)) {
      cases = after
      found.push(foreseen(cases))
      continue
    }
    cases = after.filter((each) => each !== undefined && isAgain(cases[0]!.question, each.question)) as typeof cases
    const [first] = cases
    if (first === undefined || first.question.ask !== 'roll') return found
    const { key, seat, node, die } = first.question
    found.push({ ask: 'roll', key, seat, node, die, after: cases.map(({ told }) => pathOf(told)) })
  }
  return found
}

type After<State, Action> = (Case<State, Action> | undefined)[]

/** Where all the answers lead, undefined where nothing more is asked. Undefined: they cannot or need not all be tried. */
function casesAfter<State, Action>(
  cases: readonly Case<State, Action>[],
  kinds: readonly string[],
  moment: string,
  enough: () => boolean,
): After<State, Action> | undefined {
  // A few cases mostly show already that there is nothing to be found.
  const stride = Math.trunc(cases.length / 4) + 1
  const few = cases.filter((_, i) => i % stride === 0)
  const probed = few.length < cases.length ? tryAll(few, kinds, moment, enough) : undefined
  if (few.length < cases.length && (probed === undefined || !(agreed(probed) || probed.some(goesOn)))) return undefined
  return tryAll(cases, kinds, moment, enough)

  function goesOn(each: Case<State, Action> | undefined): boolean {
    return each !== undefined && (isLast(each) || isAgain(cases[0]!.question, each.question))
  }
}

/** Whether all cases lead to the same question. */
function agreed<State, Action>(after: After<State, Action>): after is Case<State, Action>[] {
  const [first] = after
  return first !== undefined && after.every((each) => each !== undefined && alike(each.question, first.question))
}

function tryAll<State, Action>(
  cases: readonly Case<State, Action>[],
  kinds: readonly string[],
  moment: string,
  enough: () => boolean,
): After<State, Action> | undefined {
  const after: After<State, Action> = []
  for (const now of cases) {
    const answers = answersTo(now.question, kinds)
    if (answers === undefined) return undefined
    for (const answer of answers) {
      if (after.length >= CASES || enough()) return undefined
      const led = follow(now, answer, answers, kinds, moment)
      after.push(led)
      // A draw is never made again: one that leads elsewhere is enough, unless others may lead to a throw.
      const only = now.driver.pkg.throws === undefined && now.question.ask === 'chance'
      if (only && !agreed([after[0], led])) return undefined
    }
  }
  return after
}

/** The throw of dice that ends it, after those answers that lead to it. Others may lead to another one. */
function closing<State, Action>(cases: readonly Case<State, Action>[]): Foreseen<Action>[] {
  const first = cases[0]?.question
  if (first?.ask !== 'chance') return []
  const forms: Record<string, Form<Action>> = {}
  for (const { question, told } of cases)
    if (question.ask === 'chance' && question.key === first.key) forms[pathOf(told)] = formOf(question.decision)
  const { kind, question } = first.decision
  return [{ ask: 'chance', key: first.key, kind, question, answers: [], forms }]
}

/** The same die of the same rule once more. */
const isAgain = <Action>(a: TableQuestion<Action>, b: TableQuestion<Action>): boolean =>
  a.ask === 'roll' && b.ask === 'roll' && a.seat === b.seat && a.node === b.node

type Answer<Action> = { readonly value: Action | number; readonly choice?: Choice<Action> }

/** All answers to a question; undefined if they are too many to try, or not to be told together with others. */
function answersTo<Action>(question: TableQuestion<Action>, kinds: readonly string[]): Answer<Action>[] | undefined {
  if (question.ask === 'roll') return question.die.faces.map((_, value) => ({ value }))
  if (question.ask !== 'chance' || !kinds.includes(question.decision.kind)) return undefined
  const choices = question.decision.next([])
  const answers = choices.flatMap((choice) =>
    choice.action === undefined || choice.more === true ? [] : [{ value: choice.action, choice }],
  )
  return answers.length === choices.length && answers.length > 0 ? answers : undefined
}

/** Where one answer leads: the next question of the same turn, if there is one. */
function follow<State, Action>(
  { driver, question, piles, told }: Case<State, Action>,
  answer: Answer<Action>,
  all: readonly Answer<Action>[],
  kinds: readonly string[],
  moment: string,
): Case<State, Action> | undefined {
  const { game } = driver.pkg
  const fork = driver.fork()
  const entry = answerEntry(question, answer.value)
  // With this answer a fact is needed first.
  if (entry.kind === 'chance' && fork.holdBack(entry)) return undefined
  fork.commit(entry)
  let next = fork.next()
  for (; next.kind === 'auto' && game.moment(fork.state) === moment; next = fork.next()) fork.commit(next.entry)
  if (next.kind !== 'table' || game.moment(fork.state) !== moment) return undefined
  const left = new Map(piles)
  if (question.ask === 'chance') left.set(question.decision.kind, pile(all, answer))
  const now = { driver: fork, question: next.question, piles: left, told: [...told, answer.value] }
  if (next.question.ask === 'chance' && driver.pkg.throws?.includes(next.question.decision.kind) === true)
    return { ...now, last: true }
  const drawn = answersTo(next.question, kinds)
  if (drawn === undefined) return undefined
  // Two draws can be made at once only if the second is the next card of the very pile that the first came from.
  const expected = next.question.ask === 'chance' ? left.get(next.question.decision.kind) : undefined
  if (expected !== undefined && expected !== pile(drawn)) return undefined
  return now
}

const isLast = <State, Action>(each: Case<State, Action> | undefined): boolean => each?.last === true

/** Every card that can be drawn, as often as there is one; `gone`: one of these has been. */
function pile<Action>(answers: readonly Answer<Action>[], gone?: Answer<Action>): string {
  const cards = answers.flatMap((answer) =>
    Array<string>((answer.choice?.copies ?? 1) - (answer === gone ? 1 : 0)).fill(
      canonical((answer.choice?.pick.value ?? null) as Json),
    ),
  )
  return cards.sort().join()
}

const alike = <Action>(a: TableQuestion<Action>, b: TableQuestion<Action>): boolean =>
  a.ask === b.ask && a.key === b.key && (a.ask !== 'roll' || (b.ask === 'roll' && a.die.id === b.die.id))

function foreseen<State, Action>(cases: readonly Case<State, Action>[]): Foreseen<Action> {
  const { question } = cases[0]!
  if (question.ask === 'roll') {
    const { key, seat, node, die } = question
    return { ask: 'roll', key, seat, node, die }
  }
  if (question.ask !== 'chance') throw new Error('facts are not foreseen')
  const answers = new Map<string, Choice<Action>>()
  for (const each of cases)
    if (each.question.ask === 'chance')
      for (const choice of each.question.decision.next([])) answers.set(canonical(choice.pick.value), choice)
  const { kind, question: say } = question.decision
  return { ask: 'chance', key: question.key, kind, question: say, answers: [...answers.values()] }
}
