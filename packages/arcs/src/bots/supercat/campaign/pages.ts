// The pages that only the campaign has, in reading order.

import { type C, type RulePage, settings } from '../context.ts'
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
import { FATE_PAGES, fatePageOf } from './fate.ts'

/** In the order of FATE_PAGES. */
const FATES = [steward, founder, magnate, advocate, caretaker, partisan, admiral, believer]

const PAGES = [wisdom, zeal, ...FATES, edicts, summit, negotiation, golems, crises, setup]

/** The page of its Fate, for whoever reads ahead. */
export const fatePageNow = (c: C): RulePage => FATES[FATE_PAGES.indexOf(fatePageOf(c))]!(settings(c).version)

export const campaignPagesOf = (version: Version): readonly RulePage[] => PAGES.map((page) => page(version))
