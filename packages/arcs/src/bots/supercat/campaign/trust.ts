// Whether the Imperial Trust would make it contend a declared ambition (supercat 9.2, supercat/A80).

import type { Question } from '@understudy/procedure'
import { emptyUsable } from '../../../rules/board/resources.ts'
import { asFirstRegent, trustRobbed } from '../../../rules/campaign/suppose.ts'
import { isRegent } from '../../../rules/campaign/titles.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import type { State } from '../../../rules/state/state.ts'
import { type C, me, say } from '../context.ts'
import { latestFor } from '../lib/latest.ts'
import { ambitionOf } from '../lib/slots.ts'
import { baseOf, reaches } from '../terms/standing.ts'

const contends = latestFor((state: State, seat: number): boolean => {
  const first = camp.firstRegent(state)
  if (first === seat || first < 0 || camp.trustSize(state) === 0) return false
  const base = baseOf(state, seat, 'standing')
  if (isRegent(state, seat)) return reaches('contendDeclared', base, asFirstRegent(state, seat))
  // An Outlaw takes the best tokens that it has room for: those of one declared ambition first, each in turn.
  return [1, 4, 5].some((ambition) => {
    const types = [1, 2, 3, 4, 5].filter((type) => ambitionOf(type) === ambition)
    const all = types.flatMap((type) => Array.from({ length: camp.trust(state, type) }, () => type))
    const taken = trustRobbed(state, seat, all.slice(0, emptyUsable(state, seat)))
    return base.status[ambition] === 2 && reaches('contendDeclared', base, taken)
  })
})

export const trustContends: Question<C> = {
  test: (c) => contends(c.view, me(c)),
  show: (c, yes) => [say('supercat.trust', { contends: yes, tokens: camp.trustSize(c.view) })],
}
