// The Magnate's Prelude: its last three tokens stay (supercat/A86, A144).

import type { Question } from '@understudy/procedure'
import { hasFate } from '../../../../rules/campaign/objectives.ts'
import * as read from '../../../../rules/state/read.ts'
import { type C, me } from '../../context.ts'
import { purse } from '../../evidence.ts'
import { tokensToSpend } from './spending.ts'

/** FA.MA4: nothing is spent from now on. */
export const keepsTokens: Question<C> = {
  test: (c) => read.prelude(c.view) && tokensToSpend(c.view, me(c)) === 0,
  show: (c) => (hasFate(c.view, me(c), 'magnate') ? purse(c) : []),
}
