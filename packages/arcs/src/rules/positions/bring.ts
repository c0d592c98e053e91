// What reads positions and says what is wrong with them.

import { forceAction } from '../choosing/force.ts'
import { readsPositions } from '../state/reading.ts'
import { parseState } from '../state/restore.ts'
import { problemsOf } from './check.ts'
import { checksPositions } from './checking.ts'
import { changesBetween, setupOf } from './diff.ts'

export const bringChecking = (): void =>
  checksPositions({ problems: problemsOf, changes: changesBetween, setup: setupOf, force: forceAction })

export function bringReading(): void {
  bringChecking()
  readsPositions(parseState)
}
