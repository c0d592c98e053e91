// All pages of the book, in reading order.

import { administration } from './administration/page.ts'
import { aggression } from './aggression/page.ts'
import { combat } from './combat/page.ts'
import { construction } from './construction/page.ts'
import type { RulePage } from './context.ts'
import { general } from './general/page.ts'
import { mobilization } from './mobilization/page.ts'
import { others } from './others/page.ts'
import { prelude } from './prelude/page.ts'
import { slots } from './slots/page.ts'
import { turn } from './turn/page.ts'
import type { Version } from './versions/version.ts'
import { vox } from './vox/page.ts'

export const pagesOf = (version: Version): readonly RulePage[] =>
  [turn, general, prelude, administration, aggression, construction, mobilization, combat, vox, slots, others].map(
    (page) => page(version),
  )
