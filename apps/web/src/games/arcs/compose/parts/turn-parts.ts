// The pages of one's actions, which come after the first card: fetched together with the first of them.

import '../../table/rest-on.ts'
import '../asks-now.ts'

export { Coming, RootPart } from './kinds.tsx'
export { Places } from './place-grid.tsx'
export { BattlePart, MovePart, PickPart } from './plan-parts.tsx'
export { TurnPlan } from './turn-plan.tsx'
