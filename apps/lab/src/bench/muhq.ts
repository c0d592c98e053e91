// What only muhq's game has: searches over its grid.

import { muhqPackage, type State } from '@understudy/muhq'
import { reachable } from '@understudy/muhq/rules'
import { Table, withDefaults } from '@understudy/table'
import { simulatedSeats } from '../seating.ts'
import type { Row } from './measure.ts'

/** Positions from the middle of games, with all their units. */
function positions(): State[] {
  return ['kraken', 'tyrant'].flatMap((boss) => {
    const options = withDefaults(muhqPackage, { boss, players: 2 })
    const table = Table.start(muhqPackage, { options, seed: 'bench', seats: simulatedSeats(muhqPackage, options) })
    const found: State[] = []
    while (table.advance() !== undefined)
      if (table.entries.length % 25 === 0) found.push(muhqPackage.game.copy(table.state))
    return found
  })
}

export function muhqRows(): Row[] {
  let all: State[] | undefined
  const searches = () => {
    let n = 0
    all ??= positions()
    for (const state of all) {
      for (const unit of state.units) {
        reachable(state, unit)
        n++
      }
    }
    return n
  }
  return [{ name: 'muhq, where a unit can go', unit: 'searches', work: searches }]
}
