// The end of a chapter (lars 7): what the first Lars in turn order reckons up for all of them.

import type { Question } from '@understudy/procedure'
import { resourceBonuses, undeclaredAwards } from '../../../rules/seats/lars-score.ts'
import { F, topArg, topKind } from '../../../rules/state/stack.ts'
import { colourOf } from '../../../rules/state/state.ts'
import { RECKONINGS, type Reckoning } from '../../../vocabulary.ts'
import { type C, powerOf, say } from '../context.ts'

const comesTo = (c: C, step: Reckoning): boolean =>
  topKind(c.view) === F.reckon && RECKONINGS[topArg(c.view, 0)] === step

/** Step 1.1 (lars/A46 to lars/A48). */
export const undeclared: Question<C> = {
  test: (c) => comesTo(c, 'undeclared'),
  show: (c, yes) => {
    const awards = undeclaredAwards(c.view)
    if (awards.length === 0) return [say('lars.noAward', {})]
    if (!yes) return [say('lars.reckoned', {})]
    return awards.map(({ seat, ambition, power }) => say('lars.award', { of: colourOf(c.view, seat), ambition, power }))
  },
}

/** Step 1.2 (lars/A49). Afterwards nobody has Resource Power, so it is never come to twice. */
export const resources: Question<C> = {
  test: (c) => comesTo(c, 'resources'),
  show: (c, yes) =>
    yes
      ? resourceBonuses(c.view).map(({ seat, resourcePower, factor }) =>
          say('lars.bonus', { of: colourOf(c.view, seat), power: powerOf(c, seat), resourcePower, factor }),
        )
      : [say('lars.noBonus', {})],
}
