// The Believer sets up two cities instead of a city and a starport (supercat 9.8, supercat/A92).

import { inSet } from '../../../../card-sets.ts'
import { EVERY_COURT_SUIT } from '../../../../data/court.ts'
import { GUILD_OF_ACT } from '../../../../rules/campaign/data.ts'
import { cityTypesOf } from '../../../../rules/campaign/fates/believer.ts'
import { C as FRAME } from '../../../../rules/campaign/frames.ts'
import { hasFate } from '../../../../rules/campaign/objectives.ts'
import { found } from '../../../../rules/campaign/setup.ts'
import { planetType } from '../../../../rules/control.ts'
import { sys } from '../../../../rules/ids.ts'
import { topKind } from '../../../../rules/state/stack.ts'
import type { Action, SystemId } from '../../../../vocabulary.ts'
import { type C, me, say, type WaysOf } from '../../context.ts'
import { courtCards } from '../../terms/court.ts'

const typeAt = (c: C, at: SystemId): number => planetType(c.view, sys(at))

/** FA.BE3 */
export const twoCities: WaysOf<SystemId> = {
  from: (c) =>
    topKind(c.view) === FRAME.found && hasFate(c.view, me(c), 'believer')
      ? [...found.list(c.view, me(c))].filter(({ piece }) => piece === 'city').map(({ at }) => at)
      : [],
  prefer: [
    {
      id: 'guildSuit',
      keep: (c, at) =>
        courtCards(c.view).some((card) => inSet(GUILD_OF_ACT, card) && EVERY_COURT_SUIT[card] === typeAt(c, at)),
    },
    { id: 'otherSuit', keep: (c, at) => (cityTypesOf(c.view, me(c)) & (1 << typeAt(c, at))) === 0 },
  ],
  show: (_, at) => say('supercat.build', { piece: 'city', at }),
}
export const foundCity = (_: C, at: SystemId): Action => ({ do: 'found', piece: 'city', at }) as unknown as Action
