// What the people at a real table are asked in each round: dice and draws that they make themselves, what they did, and
// facts that the data leave open. People's own choices are drawn by lot; everything else is as at their table.

import {
  type ActionEntry,
  type AnswerEntry,
  type AnyPackage,
  answerEntry,
  Driver,
  keyedRandom,
  MissingFact,
  type Options,
  toldEntry,
  withDefaults,
} from '@understudy/table'
import type { BesideTable } from './game-entry.ts'

export interface Asked {
  /** Facts asked for, as questions and as cells in them. */
  facts: number
  cells: number
  /** Throws and draws of the table: one question each, however many dice. */
  chance: number
  /** The bots' own dice. */
  botDice: number
  /** Choices of people: something they did. */
  people: number
}

export interface AskedByRound {
  readonly games: number
  /** Means by round, from the first; games that were over by then do not count. */
  readonly rounds: readonly Asked[]
}

const none = (): Asked => ({ facts: 0, cells: 0, chance: 0, botDice: 0, people: 0 })

/** The round, as turns are named: `3.campaign.turn.1`. */
const roundOf = (moment: string): number => Number(moment.split('.')[0])

export function countQuestions(
  pkg: AnyPackage,
  table: BesideTable,
  settings: { readonly games: number; readonly rounds: number; readonly seed: string },
): AskedByRound {
  const sums = Array.from({ length: settings.rounds }, none)
  const played = Array<number>(settings.rounds).fill(0)
  for (let game = 0; game < settings.games; game++) {
    const asked = askedIn(pkg, table, `${settings.seed} ${game}`, settings.rounds)
    asked.forEach((each, at) => {
      const sum = sums[at]
      if (sum === undefined) return
      played[at] = (played[at] ?? 0) + 1
      for (const key of Object.keys(sum) as (keyof Asked)[]) sum[key] += each[key]
    })
  }
  const rounds = sums.map((sum, at) => {
    const n = Math.max(1, played[at] ?? 0)
    return Object.fromEntries(Object.entries(sum).map(([key, value]) => [key, value / n])) as unknown as Asked
  })
  return { games: settings.games, rounds }
}

function askedIn(pkg: AnyPackage, table: BesideTable, seed: string, rounds: number): Asked[] {
  const { game } = pkg
  const options: Options = withDefaults(pkg, table.options)
  const chance = {
    ...Object.fromEntries(game.sources.map(({ id }) => [id, 'table' as const])),
    botDice: 'table' as const,
  }
  const driver = new Driver(pkg, { t: 'start', options, chance, seed, seats: pkg.seating(options) })
  const asked: Asked[] = []
  // What needs a fact waits for it and follows by itself.
  const take = (entry: ActionEntry | AnswerEntry): void => {
    if (!driver.withholds(entry)) driver.commit(entry)
  }
  const tell = (fact: string, key: string, now: Asked): void => {
    const ask = game.facts?.ask(driver.state, fact)
    if (ask === undefined || table.answer === undefined) throw new Error('nobody can answer')
    now.facts++
    now.cells += ask.cells.length
    driver.commit(toldEntry(key, table.answer(ask)))
  }
  for (;;) {
    const next = driver.next()
    const round = roundOf(game.moment(driver.state))
    if (next.kind === 'over' || round > rounds) return asked
    while (asked.length < round) asked.push(none())
    const now = asked[round - 1] ?? none()
    if (next.kind === 'auto') {
      driver.commit(next.entry)
      continue
    }
    if (next.kind === 'gap') {
      tell(next.fact, next.key, now)
      continue
    }
    if (next.kind === 'person') {
      try {
        const action = next.decision.sample(keyedRandom(seed, `person|${round}|${now.people}`))
        now.people++
        take({ t: 'action', seat: next.seat, by: 'person', action })
      } catch (error) {
        // Where the choices are too many to list, what drawing one needs is asked for.
        if (!(error instanceof MissingFact)) throw error
        tell(error.fact, `${game.moment(driver.state)}|chance|told ${error.fact}|0`, now)
      }
      continue
    }
    const { question } = next
    const random = keyedRandom(seed, question.key)
    if (question.ask === 'chance') {
      now.chance++
      take(answerEntry(question, question.decision.sample(random)))
    } else {
      now.botDice++
      const of = question.ask === 'roll' ? question.die.faces.length : question.fact.answers.length
      driver.commit(answerEntry(question, random.int(of)))
    }
  }
}
