// Results that could not be kept when their games ended are worked out again from the journals.

import type { Meta } from '../../storage/db.ts'
import { openGame } from './open.ts'
import { keepResult } from './result.ts'

export async function settleOwed(games: readonly Meta[]): Promise<void> {
  for (const { id } of games.filter(({ owed, over }) => over && owed !== undefined)) {
    const opening = await openGame(id)
    if (!opening.ok) continue
    const { play, close } = opening
    const outcome = play.pkg.game.outcome(play.table.state)
    // Where another tab plays it, that one keeps it.
    if (outcome !== undefined && play.locked.value === false) await keepResult(play, outcome).catch(() => undefined)
    close()
  }
}
