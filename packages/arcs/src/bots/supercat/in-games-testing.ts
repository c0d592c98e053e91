// Which rules whole games do not show, and why; each page says it for its own.

import { inGames as administration } from './administration/in-games-testing.ts'
import { inGames as aggression } from './aggression/in-games-testing.ts'
import { inGames as combat } from './combat/in-games-testing.ts'
import { inGames as construction } from './construction/in-games-testing.ts'
import { inGames as general } from './general/in-games-testing.ts'
import type { InGames } from './in-games-form-testing.ts'
import { inGames as mobilization } from './mobilization/in-games-testing.ts'
import { inGames as others } from './others/in-games-testing.ts'
import { inGames as prelude } from './prelude/in-games-testing.ts'
import { inGames as slots } from './slots/in-games-testing.ts'
import type { NodeId } from './sources.ts'
import { inGames as turn } from './turn/in-games-testing.ts'
import { inGames as vox } from './vox/in-games-testing.ts'

const ALL: readonly InGames<NodeId>[] = [
  turn,
  general,
  prelude,
  administration,
  aggression,
  construction,
  mobilization,
  combat,
  vox,
  slots,
  others,
]

export const NEVER_YES: Partial<Record<NodeId, string>> = Object.assign({}, ...ALL.map(({ neverYes }) => neverYes))
export const NEVER_PASSED: Partial<Record<NodeId, string>> = Object.assign(
  {},
  ...ALL.map(({ neverPassed }) => neverPassed),
)
export const SELDOM: { readonly yes: ReadonlySet<NodeId>; readonly no: ReadonlySet<NodeId> } = {
  yes: new Set(ALL.flatMap(({ seldomYes = [] }) => seldomYes)),
  no: new Set(ALL.flatMap(({ seldomNo = [] }) => seldomNo)),
}
