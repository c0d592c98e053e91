// The pages outside the campaign phase, in reading order.

import { agentPages } from './agents.ts'
import { answerPages, goldenRule } from './answers.ts'
import { buildingPages } from './buildings.ts'
import { declarePages } from './declare.ts'
import { reckoningPages } from './reckonings.ts'
import { spending } from './spending.ts'
import { entrancePage, initiativePage, stancePage } from './stance.ts'

export const homePages = [
  stancePage,
  initiativePage,
  entrancePage,
  ...agentPages,
  ...answerPages,
  ...declarePages,
  ...reckoningPages,
  spending,
  ...buildingPages,
  goldenRule,
]
