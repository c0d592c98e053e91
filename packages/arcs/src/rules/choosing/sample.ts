// A legal action at random, without listing everything: for random play and fuzzing.

import { nthBit, popcount } from '../../card-sets.ts'
import { AMBITION_LORE } from '../../data/leaders.ts'
import type { Action, Doing, Pay } from '../../vocabulary.ts'
import { asType, isLoyalTo, payKinds, pipKinds } from '../actions/pay.ts'
import { outraged, TYPES, tokenIn, typeName, WEAPON } from '../board/resources.ts'
import { actRules } from '../round/act-rules.ts'
import { sampleFollow } from '../round/follow.ts'
import { mayArrange } from '../round/turn.ts'
import { seatRules } from '../seats/index.ts'
import { BONUS_OWES_BATTLE } from '../state/numbers.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, topKind, topSeat } from '../state/stack.ts'
import type { State } from '../state/state.ts'
import { anyOf, type FreeDeed, type PaidDeed, type Random } from './deed.ts'
import { deedOf, deedsOf, mayUse, STANDARD_DEEDS } from './deeds.ts'

// biome-ignore lint/suspicious/noExplicitAny: deeds are looked up at run time
type Paid = PaidDeed<any>

export function sampleAction(state: State, random: Random): Action {
  const kind = topKind(state)
  const seat = topSeat(state)
  if (state.options.act !== 0) {
    const action = actRules().sample(state, seat, random)
    if (action !== undefined) return action
  }
  switch (kind) {
    case F.turn:
      return seatRules(state, seat).inOrder ? sampleInOrder(state, seat, random) : sampleTurn(state, seat, random)
    case F.follow:
      if (seatRules(state, seat).copiesUnseen(state, seat))
        return random.int(2) === 0 ? { do: 'turnUp' } : { do: 'copy' }
      return sampleFollow(state, seat, random)
    case F.lead:
      if (random.int(24) === 0 && seatRules(state, seat).passes) return { do: 'pass' }
      return sampleFree(state, seat, 'lead', random)!
  }
  const offered = deedsOf(state).offered[kind]!
  if (offered.length === 1) return sampleFree(state, seat, offered[0]!, random)!
  const start = random.int(3) === 0 ? offered.length - 1 : 0
  for (let i = 0; i < offered.length; i++) {
    const action = sampleFree(state, seat, offered[(start + i) % offered.length]!, random)
    if (action !== undefined) return action
  }
  throw new Error(`nothing can be done at frame ${kind}`)
}

function sampleFree(state: State, seat: number, doing: Doing, random: Random): Action | undefined {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  const deed = deedOf(state, doing) as FreeDeed<any>
  return deed.sample === undefined ? anyOf(deed.list(state, seat), random) : deed.sample(state, seat, random)
}

const TRIES = 5

/** Something of what it has come to, or on to the end. */
function sampleInOrder(state: State, seat: number, random: Random): Action {
  if (random.int(10) === 0) return { do: 'end' }
  for (let i = 0; i < TRIES; i++) {
    const [doing, deed] = STANDARD_DEEDS[random.int(7)]!
    const action = samplePaid(deed, state, seat, 'pip', random)
    if (action !== undefined && action.do === doing && deed.refuse(state, action, seat) === undefined) return action
  }
  return sampleFree(state, seat, random.int(4) === 0 ? 'target' : 'recall', random) ?? { do: 'end' }
}

function sampleTurn(state: State, seat: number, random: Random): Action {
  if (read.bonus(state) !== 0) {
    const owed = read.bonus(state) === BONUS_OWES_BATTLE ? 'battle' : 'secure'
    const action = samplePaid(deedOf(state, owed) as Paid, state, seat, 'pip', random)
    if (action !== undefined) return action
  }
  if (read.pipsLeft(state) === 0) {
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
  if (!read.isEmpty(state, Pile.down(seat)) || read.leaderOf(state, seat) !== 0) {
    const doing = random.int(4) === 0 ? (random.int(2) === 0 ? 'bonusMove' : 'bonusInfluence') : undefined
    const ahead =
      doing === undefined || read.leaderOf(state, seat) === 0 ? undefined : sampleFree(state, seat, doing, random)
    if (ahead !== undefined) return ahead
  }
  const kinds = pipKinds(state)
  for (let i = 0; i < TRIES; i++) {
    const action = sampleKind(state, seat, 'pip', kinds, random)
    if (action !== undefined) return action
  }
  return { do: 'end' }
}

function sampleKind(state: State, seat: number, pay: Pay, kinds: number, random: Random): Action | undefined {
  if (kinds === 0) return undefined
  const kind = nthBit(kinds, random.int(popcount(kinds)))
  const deeds = deedsOf(state).byKind[kind]!
  const special = !read.isEmpty(state, Pile.guild(seat)) || !read.isEmpty(state, Pile.lore(seat))
  if (special && deeds.length > 1 && random.int(2) === 0) {
    const deed = deeds[1 + random.int(deeds.length - 1)]!
    if (deed.has?.(state, seat)) {
      const action = samplePaid(deed, state, seat, pay, random)
      if (action !== undefined) return action
    }
  }
  return samplePaid(deeds[0]!, state, seat, pay, random)
}

const samplePaid = (deed: Paid, state: State, seat: number, pay: Pay, random: Random): Action | undefined =>
  deed.sample === undefined ? anyOf(deed.list(state, seat, pay), random) : deed.sample(state, seat, pay, random)

/** Now and then a card, a token, a look at the slots; undefined means: on to the pips. */
function samplePrelude(state: State, seat: number, random: Random): Action | undefined {
  if (
    (!read.isEmpty(state, Pile.guild(seat)) || read.hasAny(state, Pile.lore(seat), AMBITION_LORE)) &&
    random.int(4) === 0
  ) {
    const { uses } = deedsOf(state)
    const doing = uses[random.int(uses.length)]!
    const action = mayUse(state, seat, doing) ? sampleFree(state, seat, doing, random) : undefined
    if (action !== undefined) return action
  }
  if (random.int(3) !== 0) return undefined
  const slot = random.int(7)
  const has = tokenIn(state, seat, slot)
  if (has === 0) return undefined
  let pay: Exclude<Pay, 'pip'> = { slot }
  if (outraged(state, seat, has) || random.int(4) === 0) {
    const as = 1 + random.int(TYPES)
    if (as !== has && isLoyalTo(state, seat, as)) pay = { slot, as: typeName(as) }
  }
  const type = asType(state, seat, pay)
  if (outraged(state, seat, type) && !isLoyalTo(state, seat, type)) return undefined
  if (type === WEAPON) return read.armed(state) ? undefined : { do: 'arm', pay }
  return sampleKind(state, seat, pay, payKinds(state, seat, pay), random)
}
