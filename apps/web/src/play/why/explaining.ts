// Looking back, and asking about what a bot did. The answer itself is in `why-of.ts`, which comes when it is asked for.

import type { Entry } from '@understudy/table'
import { hasBook } from '../../games/light.ts'
import { narrow } from '../../ui/narrow.ts'
import { Picker } from '../deciding/picker.ts'
import type { Play } from '../play.ts'

/** The bot that made an entry, if it follows a rulebook. */
export function botOf(play: Play, entry: Entry | undefined): string | undefined {
  if (entry?.t !== 'action' || entry.by !== 'bot') return undefined
  const id = entry.bot?.split('@')[0]
  return hasBook(play.pkg.game.id, id) ? id : undefined
}

/** Entries that can be explained, in order. */
export function decisions(play: Play): number[] {
  return play.table.entries.flatMap((entry, index) => (botOf(play, entry) === undefined ? [] : [index]))
}

export function askWhyNot(play: Play, index: number): void {
  const { table } = play
  const decision = play.pkg.game.decision(table.stateAt(index))
  if (decision === undefined) return
  const picker = new Picker(
    (picks) => decision.next(picks),
    (action) => {
      void play.thinker.whyNot(table, index, action).then((verdict) => {
        const mode = play.mode.value
        if (mode.at === 'whyNot' && mode.picker === picker)
          play.mode.value = { at: 'whyNot', index, picker, asked: { action, verdict } }
      })
    },
  )
  play.asked.value = index
  play.mode.value = { at: 'whyNot', index, picker }
}

export function leave(play: Play): void {
  play.mode.value = { at: 'now' }
  // What was read there lies over the hand.
  play.inspected.value = undefined
  play.pump()
}

/** The position after an entry, to look at. */
export function lookAt(play: Play, index: number): void {
  if (index >= play.table.entries.length) leave(play)
  else play.mode.value = { at: 'look', index: Math.max(0, index) }
  if (narrow()) play.tab.value = 'board'
}
