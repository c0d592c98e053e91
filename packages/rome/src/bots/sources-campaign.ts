// Where the rules of the campaign half come from.

import type { Source } from '@understudy/procedure'
import type { CAMPAIGN_NODES } from './ids-campaign.ts'
import { printed } from './sourcing.ts'

export const campaignSources: Record<(typeof CAMPAIGN_NODES)[number], Source> = {
  'MOV-1': printed('L321–333'),
  'MOV-4': printed('L321–333'),
  'NAV-4': printed('L504–506', 77),
  'BAT-2': printed('L384', 62),
  'PH3-4': printed('L428–431', 65),
  'TAC-1': printed('L393–401', 63),
  'PH4-1': printed('L439–447'),
  'PH3-7': printed('L437', 67),
  'RES-3': printed('L449', 68),
  'RES-4': printed('L449', 69),
}
