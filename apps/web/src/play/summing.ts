// What a finished game looks back on: the position after each turn, how everybody stood after each entry, and how often
// each rule decided.

import type { Standing } from '../around/turning.ts'
import type { Review, SummaryProps } from '../games/ui.ts'
import type { AnyTable } from '../store/games.ts'

export interface Summed extends Pick<SummaryProps<unknown>, 'states' | 'rules'> {
  /** Only where something changed; empty for a game without a `review`. */
  readonly standings: readonly Standing[]
}

/** A little at a time: a long game takes a while to play again. */
export function* summing(table: AnyTable, review?: Review<unknown>): Generator<void, Summed> {
  const { game } = table.pkg
  const driver = table.driverAt(1)
  const states: unknown[] = [game.copy(driver.state)]
  const rules = new Map<string, { seat: string; bot: string; node: string; count: number }>()
  const standings: Standing[] = []
  let moment = game.moment(driver.state)
  let known = ''
  const stand = (index: number, turn: string) => {
    if (review === undefined) return
    const worth = review.worth(driver.state)
    const now = JSON.stringify(worth)
    if (now === known) return
    known = now
    standings.push({ index, moment: turn, worth, facts: review.facts.map(({ of }) => of(driver.state)) })
  }
  stand(0, moment)
  for (const [at, entry] of table.entries.slice(1).entries()) {
    const turn = game.moment(driver.state)
    driver.commit(entry)
    yield
    // What ends a turn belongs to it.
    stand(at + 1, turn)
    if (entry.t === 'action' && entry.node !== undefined) {
      const bot = entry.bot ?? ''
      const key = `${entry.seat} ${bot} ${entry.node}`
      const rule = rules.get(key) ?? { seat: entry.seat, bot, node: entry.node, count: 0 }
      rule.count++
      rules.set(key, rule)
    }
    const now = game.moment(driver.state)
    if (now === moment) continue
    moment = now
    states.push(game.copy(driver.state))
  }
  states.push(game.copy(driver.state))
  return { states, standings, rules: [...rules.values()].sort((a, b) => b.count - a.count) }
}
