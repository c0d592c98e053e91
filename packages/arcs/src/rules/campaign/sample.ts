// Random play of an act: what the base game's sampling does not know.

import type { Random } from '@understudy/table'
import { nthBit, popcount } from '../../card-sets.ts'
import type { Action, Doing, Pay } from '../../vocabulary.ts'
import { asType, payKinds, pipKinds } from '../actions/pay.ts'
import { outraged, tokenIn, WEAPON } from '../board/resources.ts'
import { anyOf, type FreeDeed, type PaidDeed } from '../choosing/deed.ts'
import { deedOf, deedsOf, mayUse } from '../choosing/deeds.ts'
import { mayArrange } from '../round/turn.ts'
import { seatRules } from '../seats/index.ts'
import * as camp from '../state/campaign/read.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, topKind } from '../state/stack.ts'
import type { State } from '../state/state.ts'
import { isGolem } from './data.ts'
import { C } from './frames.ts'
import { golemsOf } from './golems.ts'
import { sampleFollow } from './play.ts'
import { sampleTalk } from './summit/talk.ts'

// biome-ignore lint/suspicious/noExplicitAny: deeds are looked up at run time
type Any = any

function sampleFree(state: State, seat: number, doing: string, random: Random): Action | undefined {
  const deed = deedOf(state, doing as Doing) as FreeDeed<Any>
  return deed.sample === undefined ? anyOf(deed.list(state, seat), random) : deed.sample(state, seat, random)
}
const samplePaid = (state: State, seat: number, deed: PaidDeed<Any>, pay: Pay, random: Random): Action | undefined =>
  deed.sample === undefined ? anyOf(deed.list(state, seat, pay), random) : deed.sample(state, seat, pay, random)

const TRIES = 5

/** Undefined: the base game's way will do. */
export function sample(state: State, seat: number, random: Random): Action | undefined {
  switch (topKind(state)) {
    case F.turn:
      return sampleTurn(state, seat, random)
    case F.follow:
      return sampleFollow(state, seat, random) as Action
    case F.lead: {
      const may = seatRules(state, seat).passes
      const action = random.int(24) === 0 && may ? undefined : sampleFree(state, seat, 'lead', random)
      return action ?? { do: 'pass' }
    }
    case C.summit:
      return random.int(3) === 0 ? sampleFree(state, seat, 'callSummit', random) : { do: 'decline' }
    case C.callToOrder: {
      const way = ['returnFavors', 'petition', 'leaveEmpire', 'reviveEmpire'][random.int(4)]!
      return random.int(2) === 0 ? { do: 'decline' } : (sampleFree(state, seat, way, random) ?? { do: 'decline' })
    }
    // At least every second time somebody has nothing to say (campaign/R23).
    case C.negotiate: {
      if (random.int(8) < 5) return { do: 'decline' }
      const way = random.int(4) === 0 ? 'export' : 'propose'
      return sampleFree(state, seat, way, random) ?? { do: 'decline' }
    }
    case C.talk:
      return sampleTalk(state, seat, random) as unknown as Action
    case C.amends:
      return (random.int(2) === 0 ? sampleFree(state, seat, 'amends', random) : undefined) ?? { do: 'decline' }
    case C.answer:
      return { do: random.int(2) === 0 ? 'accept' : 'decline' } as unknown as Action
    case C.exportLast:
      return (random.int(2) === 0 ? sampleFree(state, seat, 'export', random) : undefined) ?? { do: 'decline' }
    case C.proposal: {
      const way = random.int(8)
      if (way < 4) return { do: 'decline' }
      return sampleFree(state, seat, way === 4 ? 'counter' : 'accept', random) ?? { do: 'decline' }
    }
  }
  return undefined
}

function sampleTurn(state: State, seat: number, random: Random): Action {
  if (read.pipsLeft(state) === 0 && random.int(2) === 0) {
    const tidy = mayArrange(state, seat) && random.int(2) === 0 ? sampleFree(state, seat, 'arrange', random) : undefined
    return tidy ?? { do: 'end' }
  }
  if (read.prelude(state)) {
    const action = samplePrelude(state, seat, random)
    if (action !== undefined) return action
  } else if (random.int(16) === 0) {
    const tidy = mayArrange(state, seat) ? sampleFree(state, seat, 'arrange', random) : undefined
    return tidy ?? { do: 'end' }
  }
  if (read.pipsLeft(state) === 0) return { do: 'end' }
  const kinds = pipKinds(state)
  for (let i = 0; i < TRIES; i++) {
    const action = sampleKind(state, seat, 'pip', kinds, random)
    if (action !== undefined) return action
  }
  return { do: 'end' }
}

function samplePrelude(state: State, seat: number, random: Random): Action | undefined {
  if (camp.awakeAll(state) !== 0 && random.int(3) === 0 && golemsOf(state, seat).length > 0) {
    const action = sampleFree(state, seat, 'useGolem', random)
    if (action !== undefined) return action
  }
  if ((!read.isEmpty(state, Pile.guild(seat)) || !read.isEmpty(state, Pile.lore(seat))) && random.int(4) === 0) {
    const { uses } = deedsOf(state)
    const doing = uses[random.int(uses.length)]!
    const action = mayUse(state, seat, doing) ? sampleFree(state, seat, doing, random) : undefined
    if (action !== undefined) return action
  }
  if (random.int(3) !== 0) return undefined
  const slot = random.int(7)
  const type = tokenIn(state, seat, slot)
  if (type === 0 || isGolem(type) || outraged(state, seat, type)) return undefined
  const pay = { slot } as const
  if (asType(state, seat, pay) === WEAPON) return read.armed(state) ? undefined : { do: 'arm', pay }
  return sampleKind(state, seat, pay, payKinds(state, seat, pay), random)
}

function sampleKind(state: State, seat: number, pay: Pay, kinds: number, random: Random): Action | undefined {
  if (kinds === 0) return undefined
  const deeds = deedsOf(state).byKind[nthBit(kinds, random.int(popcount(kinds)))]!
  if (deeds.length > 1 && random.int(2) === 0) {
    const deed = deeds[1 + random.int(deeds.length - 1)]!
    if (deed.has?.(state, seat)) {
      const action = samplePaid(state, seat, deed, pay, random)
      if (action !== undefined) return action
    }
  }
  return samplePaid(state, seat, deeds[0]!, pay, random)
}
