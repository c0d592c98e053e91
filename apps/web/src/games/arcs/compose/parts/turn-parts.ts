// The pages of one's actions, which come after the first card: fetched together with the first of them.

import { ghosting } from '../../board/ghosting.ts'
import * as ghosts from '../../board/ghosts.tsx'
import '../../table/rest-on.ts'
import '../asks-now.ts'
import * as loot from '../model/loot-picks.ts'
import { bringLoot } from '../model/pick-page.ts'

bringLoot(loot)
ghosting.value = ghosts

export { Coming, RootPart } from './kinds.tsx'
export { Places } from './place-grid.tsx'
export { BattlePart, MovePart, PickPart } from './plan-parts.tsx'
export { PlanTokens } from './plan-tokens.tsx'
export { TurnPlan } from './turn-plan.tsx'
