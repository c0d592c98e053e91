// What an act shows on a scale, by the side of a card or by a counter.

import type { Change } from '@understudy/table'
import { isFaithfulAction } from '../../rules/campaign/data.ts'
import { grieves } from '../../rules/campaign/grievances.ts'
import { say as put } from '../../rules/campaign/sayings.ts'
import { isOutlaw } from '../../rules/campaign/titles.ts'
import { FATES, GOLEMS, POLICIES } from '../../rules/campaign/vocabulary.ts'
import * as camp from '../../rules/state/campaign/read.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import { colourOf, playersOf, type State } from '../../rules/state/state.ts'
import { isOut } from './put.ts'
import { say } from './sayings.ts'

const SIDES = ['session', 'decided', 'tucked'] as const

export function* actScales(state: State): Generator<readonly [string, Change]> {
  const first = camp.firstRegent(state)
  const side = SIDES[camp.council(state)]!
  const of = side === 'tucked' ? colourOf(state, camp.councilOf(state)) : 'none'
  yield ['council', put('put.council', { side, of })]
  yield ['policy', put('put.policy', { policy: POLICIES[camp.policy(state)]! })]
  yield ['firstRegent', put('put.firstRegent', { of: first < 0 ? 'none' : colourOf(state, first) })]
  for (const [at, golem] of GOLEMS.entries())
    if (isOut(state, at)) yield [`golem.${golem}`, say('carry.golem', { golem, awake: camp.awake(state, at) })]
  for (let seat = 0; seat < playersOf(state); seat++) yield* seatScales(state, seat)
}

function* seatScales(state: State, seat: number): Generator<readonly [string, Change]> {
  const of = colourOf(state, seat)
  yield [`title.${seat}`, put('put.title', { of, outlaw: isOutlaw(state, seat) })]
  const fate = FATES[camp.fate(state, seat)]
  // Kept secret until all are revealed.
  if (camp.fatesOpen(state) && fate !== undefined)
    yield [`fate.${seat}`, put('put.fate', { of, fate, left: camp.objective(state, seat) })]
  const card = read.cards(state, Pile.up(seat)).find(isFaithfulAction)
  if (card !== undefined)
    yield [`side.${seat}`, say('carry.side', { of, side: camp.side(state, seat) === 0 ? 'zeal' : 'wisdom' })]
  if (!grieves(state, seat)) return
  for (let other = 0; other < playersOf(state); other++)
    if (other !== seat)
      yield [
        `grievances.${seat}.${other}`,
        put('put.grievances', { seat: of, of: colourOf(state, other), n: camp.grievances(state, seat, other) }),
      ]
}
