// Whoever enters positions, or plays beside a real board, loads this; the page does so only then.

import { forceAction } from '../choosing/force.ts'
import { problemsOf } from './check.ts'
import { checksPositions } from './checking.ts'
import { changesBetween, setupOf } from './diff.ts'

checksPositions({ problems: problemsOf, changes: changesBetween, setup: setupOf, force: forceAction })
