// Whether the Imperial Trust would make it contend a declared ambition (supercat 9.2, supercat/A80).

import type { Question } from '@understudy/procedure'
import { isRegent } from '../../../rules/campaign/titles.ts'
import { emptyUsable, placeToken } from '../../../rules/resources.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import * as set from '../../../rules/state/campaign/write.ts'
import { copyState, type State } from '../../../rules/state/state.ts'
import { type C, me, say } from '../context.ts'
import { latestFor } from '../lib/latest.ts'
import { ambitionOf } from '../lib/slots.ts'
import { baseOf, reaches } from '../terms/standing.ts'

const contends = latestFor((state: State, seat: number): boolean => {
  const first = camp.firstRegent(state)
  if (first === seat || first < 0 || camp.trustSize(state) === 0) return false
  const base = baseOf(state, seat, 'standing')
  const after = copyState(state)
  if (isRegent(state, seat)) {
    set.setFirstRegent(after, seat)
    return reaches('contendDeclared', base, after)
  }
  // An Outlaw takes the best tokens that it has room for: those of one declared ambition first, each in turn.
  return [1, 4, 5].some((ambition) => {
    const robbed = copyState(state)
    for (let room = emptyUsable(state, seat), type = 1; type <= 5; type++)
      for (; room > 0 && ambitionOf(type) === ambition && camp.trust(robbed, type) > 0; room--) {
        set.addTrust(robbed, type, -1)
        placeToken(robbed, seat, type)
      }
    return base.status[ambition] === 2 && reaches('contendDeclared', base, robbed)
  })
})

export const trustContends: Question<C> = {
  test: (c) => contends(c.view, me(c)),
  show: (c, yes) => [say('supercat.trust', { contends: yes, tokens: camp.trustSize(c.view) })],
}
