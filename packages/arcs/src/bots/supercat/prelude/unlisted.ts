// Guild cards whose Prelude the text does not name: Interests, Cartels, Gatekeepers, Elder Broker. Only tables that want it
// let the bot give them up, for as much as they bring (supercat/A64, A112).

import { court } from '../../../rules/board/ids.ts'
import { tokenIn } from '../../../rules/board/resources.ts'
import { useCartel } from '../../../rules/cards/guild/cartels.ts'
import { useBroker } from '../../../rules/cards/guild/elder-broker.ts'
import { useGates } from '../../../rules/cards/guild/gatekeepers.ts'
import { useInterest } from '../../../rules/cards/guild/interests.ts'
import { deedOf } from '../../../rules/choosing/deeds.ts'
import * as read from '../../../rules/state/read.ts'
import { copyState, type State } from '../../../rules/state/state.ts'
import type { Action, ActionOf, CourtId } from '../../../vocabulary.ts'
import { type C, me, nameOf, ruled, say, settings, type WaysOf } from '../context.ts'
import { trim } from '../lib/slots.ts'
import { guildHeldBack } from '../terms/spend.ts'
import { baseOf, reaches } from '../terms/standing.ts'

type Use = ActionOf<'useInterest' | 'useCartel' | 'useGates' | 'useBroker'>

const cardOf = (use: Use): CourtId => ('card' in use ? use.card : use.do === 'useGates' ? 'BC08' : 'BC23')

function used(c: C, use: Use): State {
  const after = copyState(c.view)
  deedOf(after, use.do).carry(after, use as Action, me(c))
  trim(after, me(c))
  return after
}

const held = (state: State, seat: number): number =>
  [0, 1, 2, 3, 4, 5, 6].filter((slot) => tokenIn(state, seat, slot) !== 0).length

/** Tokens and ships that it brings. */
function gained(c: C, use: Use): number {
  const seat = me(c)
  const after = used(c, use)
  return held(after, seat) - held(c.view, seat) + read.shipsLeft(c.view, seat) - read.shipsLeft(after, seat)
}

const contends = (goal: 'contendDeclared' | 'contendOpen') => (c: C, use: Use) =>
  reaches(goal, baseOf(c.view, me(c), settings(c).contendMeasure), used(c, use))

/** GC.6 */
export const unlisted: WaysOf<Use> = {
  from: (c) => {
    const seat = me(c)
    const all: Use[] = [useInterest, useCartel, useGates, useBroker].flatMap((deed) => [
      ...(deed.list(c.view, seat) as Iterable<Use>),
    ])
    return all.filter((use) => !guildHeldBack(c.view, seat, court(cardOf(use)), settings(c)) && gained(c, use) > 0)
  },
  prefer: [
    ruled({ id: 'contendDeclared', keep: contends('contendDeclared') }, 'A112'),
    ruled({ id: 'contendOpen', keep: contends('contendOpen') }, 'A112'),
    ruled({ id: 'mostGained', most: gained }, 'A112'),
  ],
  show: (c, use) => say('supercat.use', { card: nameOf(cardOf(use)), n: gained(c, use) }),
}
