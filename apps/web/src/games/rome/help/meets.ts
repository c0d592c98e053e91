// What a decision of Rome has to do with: for the marks of the player aid, and for "What is this?" at the first of each.

import type { State } from '@understudy/rome'
import { isBot } from '@understudy/rome/rules'
import type { Help } from '../../ui.ts'

export const meets: NonNullable<Help<State>['meets']> = (state, decision) => {
  const besieges =
    decision.kind === 'army' && decision.next([]).some(({ pick }) => pick.slot === 'do' && pick.value === 'besiege')
  // The markers of bots move at the end of the initiative.
  const moved =
    state.phase !== 'setup' &&
    state.phase !== 'initiative' &&
    state.sides.some((side) => isBot(side) && side.stance.some((box) => box > 0))
  return [...(besieges ? ['siege'] : []), ...(moved ? ['stance'] : [])]
}
