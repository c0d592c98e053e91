// The pages that only the campaign has, in reading order.

import type { RulePage } from '../context.ts'
import { crises } from '../crises/page.ts'
import { edicts } from '../edicts/page.ts'
import { admiral } from '../fates/admiral/page.ts'
import { advocate } from '../fates/advocate/page.ts'
import { believer } from '../fates/believer/page.ts'
import { caretaker } from '../fates/caretaker/page.ts'
import { founder } from '../fates/founder/page.ts'
import { magnate } from '../fates/magnate/page.ts'
import { partisan } from '../fates/partisan/page.ts'
import { steward } from '../fates/steward/page.ts'
import { golems } from '../golems/page.ts'
import { negotiation } from '../negotiation/page.ts'
import { setup } from '../setup/page.ts'
import { summit } from '../summit/page.ts'
import type { Version } from '../versions/version.ts'
import { wisdom } from '../wisdom/page.ts'
import { zeal } from '../zeal/page.ts'

const PAGES = [
  wisdom,
  zeal,
  steward,
  founder,
  magnate,
  advocate,
  caretaker,
  partisan,
  admiral,
  believer,
  edicts,
  summit,
  negotiation,
  golems,
  crises,
  setup,
]

export const campaignPagesOf = (version: Version): readonly RulePage[] => PAGES.map((page) => page(version))
