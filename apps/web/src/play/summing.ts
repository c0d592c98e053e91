// What a finished game looks back on: the position after each turn, and how often each rule decided.

import type { SummaryProps } from '../games/ui.ts'
import type { AnyTable } from '../store/games.ts'

export type Summed = Pick<SummaryProps<unknown>, 'states' | 'rules'>

/** A little at a time: a long game takes a while to play again. */
export function* summing(table: AnyTable): Generator<void, Summed> {
  const { game } = table.pkg
  const driver = table.driverAt(1)
  const states: unknown[] = [game.copy(driver.state)]
  const rules = new Map<string, { seat: string; bot: string; node: string; count: number }>()
  let moment = game.moment(driver.state)
  for (const entry of table.entries.slice(1)) {
    driver.commit(entry)
    yield
    if (entry.t === 'action' && entry.node !== undefined) {
      const bot = entry.bot ?? ''
      const key = `${entry.seat} ${bot} ${entry.node}`
      const known = rules.get(key) ?? { seat: entry.seat, bot, node: entry.node, count: 0 }
      known.count++
      rules.set(key, known)
    }
    const now = game.moment(driver.state)
    if (now === moment) continue
    moment = now
    states.push(game.copy(driver.state))
  }
  states.push(game.copy(driver.state))
  return { states, rules: [...rules.values()].sort((a, b) => b.count - a.count) }
}
