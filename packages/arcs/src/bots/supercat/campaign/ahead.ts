// The page of a Fate for whoever reads ahead: it comes before that of the suit (supercat 6.2.3, 9.7).

import type { RulePage } from '../context.ts'
import { admiral } from '../fates/admiral/page.ts'
import { advocate } from '../fates/advocate/page.ts'
import { believer } from '../fates/believer/page.ts'
import { caretaker } from '../fates/caretaker/page.ts'
import { founder } from '../fates/founder/page.ts'
import { magnate } from '../fates/magnate/page.ts'
import { partisan } from '../fates/partisan/page.ts'
import { steward } from '../fates/steward/page.ts'
import type { FatePage } from '../sources.ts'
import type { ActLayer, Version } from '../versions/version.ts'
import { fateActs, fatePageOf } from './fate.ts'

const PAGES: Readonly<Record<FatePage, (version: Version) => RulePage>> = {
  FST: steward,
  FFO: founder,
  FMA: magnate,
  FAD: advocate,
  FCA: caretaker,
  FPA: partisan,
  FAM: admiral,
  FBE: believer,
}

export const fateAhead: ActLayer['fateAhead'] = (c, version) =>
  fateActs.test(c) ? PAGES[fatePageOf(c)](version) : undefined
