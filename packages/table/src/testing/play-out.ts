// Plays a table on with people and tables that answer at random: the same seed gives the same game, from any point on.

import { keyedRandom } from '../chance/random.ts'
import type { Next } from '../play/next.ts'
import { StuckGame } from '../play/simulate.ts'
import type { Table } from '../play/table.ts'

/** One step; false if the game is over. */
export function stepOn<State, Action>(
  table: Table<State, Action>,
  seed: string,
  next: Next<Action> = table.next(),
): boolean {
  const random = keyedRandom(seed, `people|${table.entries.length}`)
  switch (next.kind) {
    case 'over':
      return false
    case 'person':
      table.act(next.decision.sample(random))
      return true
    case 'auto':
      table.record(next.entry)
      return true
    case 'gap':
      throw new Error('a gap in the data cannot be filled at random')
    case 'table': {
      const { question } = next
      if (question.ask === 'chance') table.answer(question.decision.sample(random))
      else table.answer(random.int(question.ask === 'roll' ? question.die.faces.length : question.fact.answers.length))
      return true
    }
  }
}

/** To the end, or for so many steps. */
export function playOut<State, Action>(
  table: Table<State, Action>,
  seed: string,
  steps = Number.POSITIVE_INFINITY,
  patience = 20_000,
): void {
  for (let step = 0; step < steps && stepOn(table, seed); step++)
    if (table.entries.length > patience) throw new StuckGame(table.pkg.game.id, seed, table.entries.length)
}
