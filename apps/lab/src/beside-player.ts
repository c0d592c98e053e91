// Whoever sits beside a real board and answers everything: dice and cards by lot, facts from the whole data, and choices
// of people by lot. What they were asked is counted.

import { type Driver, keyedRandom, type Next, type TableQuestion } from '@understudy/table'
import { MissingFact } from '@understudy/table/gaps'
import type { ActionEntry, AnswerEntry } from '@understudy/table/journal'
import { answerEntry, toldEntry } from '@understudy/table/steps'
import type { BesideTable } from './game-entry.ts'
import { answersIn, Screens } from './screens.ts'

export interface Asked {
  /** Facts asked for, as questions and as cells in them. */
  facts: number
  cells: number
  /** Screens that ask for dice and cards, and the single dice and cards on them. */
  screens: number
  answers: number
  /** Those of the screens, and of the questions of fact, that belong to a fight. */
  fights: number
  fightFacts: number
  /** Choices of people: something they did. */
  people: number
}

export const nothingAsked = (): Asked => ({
  facts: 0,
  cells: 0,
  screens: 0,
  answers: 0,
  fights: 0,
  fightFacts: 0,
  people: 0,
})

export class BesidePlayer {
  // biome-ignore lint/suspicious/noExplicitAny: the lab handles every game alike
  readonly driver: Driver<any, any>
  readonly screens: Screens
  readonly #answer: BesideTable['answer']
  readonly #fighting: NonNullable<BesideTable['fighting']>
  readonly #seed: string
  #moment = ''
  #lastActor = ''

  // biome-ignore lint/suspicious/noExplicitAny: see above
  constructor(driver: Driver<any, any>, table: Pick<BesideTable, 'answer' | 'together' | 'fighting'>, seed: string) {
    this.driver = driver
    this.screens = new Screens(table.together ?? [])
    this.#answer = table.answer
    this.#fighting = table.fighting ?? (() => false)
    this.#seed = seed
  }

  get moment(): string {
    return this.driver.pkg.game.moment(this.driver.state)
  }

  /** Lets the next thing happen and counts what was asked for it. False: the game is over. */
  step(now: Asked): boolean {
    const { driver } = this
    const next = driver.next()
    if (this.moment !== this.#moment) {
      this.#moment = this.moment
      this.#lastActor = ''
      this.screens.turned()
    }
    switch (next.kind) {
      case 'over':
        return false
      case 'auto':
        if (next.entry.t === 'action') this.#lastActor = next.entry.by
        driver.commit(next.entry)
        return true
      case 'gap':
        this.#tell(next.fact, next.key, now)
        return true
      case 'person':
        this.#choose(next, now)
        return true
      case 'table':
        this.#roll(next.question, now)
        return true
    }
  }

  /** What needs a fact waits for it and follows by itself. */
  #take(entry: ActionEntry | AnswerEntry): void {
    if (!this.driver.holdBack(entry)) this.driver.commit(entry)
  }

  #tell(fact: string, key: string, now: Asked): void {
    const { driver } = this
    const ask = driver.pkg.game.facts?.ask(driver.state, fact)
    if (ask === undefined || this.#answer === undefined) throw new Error('nobody can answer')
    now.facts++
    if (this.#fighting(driver.state)) now.fightFacts++
    now.cells += ask.cells.length
    driver.commit(toldEntry(key, this.#answer(ask)))
  }

  #choose({ seat, decision }: Extract<Next<unknown>, { kind: 'person' }>, now: Asked): void {
    try {
      const action = decision.sample(keyedRandom(this.#seed, `person|${this.moment}|${now.people}`)) as never
      now.people++
      this.#lastActor = 'person'
      this.#take({ t: 'action', seat, by: 'person', action })
    } catch (error) {
      // Where the choices are too many to list, what drawing one needs is asked for.
      if (!(error instanceof MissingFact)) throw error
      this.#tell(error.fact, `${this.moment}|chance|told ${error.fact}|0`, now)
    }
  }

  #roll(question: TableQuestion<unknown>, now: Asked): void {
    const random = keyedRandom(this.#seed, question.key)
    // In a person's own turn it is they who decide next, unless a throw may follow.
    const alone = question.ask === 'chance' && this.#lastActor === 'person' && this.driver.pkg.throws === undefined
    if (this.screens.asks(this.driver, question, alone)) {
      now.screens++
      if (this.#fighting(this.driver.state)) now.fights++
    }
    now.answers += answersIn(question)
    const answer = question.ask === 'chance' ? question.decision.sample(random) : random.int(facesOf(question))
    this.screens.tell(answer)
    this.#take(answerEntry(question, answer))
  }
}

const facesOf = (question: Exclude<TableQuestion<unknown>, { ask: 'chance' }>): number =>
  question.ask === 'roll' ? question.die.faces.length : question.fact.answers.length
