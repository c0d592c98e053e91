// What a finished game looks back on: the position after each turn, how everybody stood after each entry, and how often
// each rule decided.

import type { Seat } from '@understudy/table'
import type { Standing } from '../../around/turning.ts'
import type { Review, Scored, SummaryProps } from '../../games/ui.ts'
import type { AnyTable } from '../../store/games.ts'

export interface Summed extends Pick<SummaryProps<unknown>, 'states' | 'rules' | 'scored'> {
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
  const scored: Scored[] = []
  let moment = game.moment(driver.state)
  let known = ''
  const stand = (
    index: number,
    turn: string,
    deed?: Pick<Standing, 'deed' | 'seat' | 'scoring'>,
    at = driver.state,
  ) => {
    if (review === undefined) return
    const worth = review.worth(at)
    const facts = review.facts.map(({ of }) => of(at))
    const now = JSON.stringify([worth, facts])
    if (now === known) return
    known = now
    standings.push({ index, moment: turn, worth, facts, ...deed })
  }
  stand(0, moment)
  let done: { readonly turn: string; readonly deed: number; readonly seat: Seat } | undefined
  for (const [at, entry] of table.entries.slice(1).entries()) {
    const turn = game.moment(driver.state)
    const index = at + 1
    // Dice and draws belong to what was done last in the turn.
    if (entry.t === 'action') done = { turn, deed: index, seat: entry.seat }
    const deed = done?.turn === turn ? { deed: done.deed, seat: done.seat } : { deed: index }
    const action = 'action' in entry ? entry.action : undefined
    const events = table.log[index]?.events ?? []
    for (const event of events) {
      const points = review?.scored?.(driver.state, event)
      if (points !== undefined) scored.push(points)
    }
    const until = review?.scoring?.(events, driver.state, action)
    if (until !== undefined) stand(index, turn, deed, until)
    driver.commit(entry)
    yield
    // What ends a turn belongs to it.
    stand(index, turn, until === undefined ? deed : { scoring: true })
    if (entry.t === 'action' && entry.node !== undefined && review?.looks?.(entry.action) !== true) {
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
  return { states, standings, scored, rules: [...rules.values()].sort((a, b) => b.count - a.count) }
}
