// Choosing a move leg by leg: how it is paid, where it begins, then how many ships and where to.

import type { Json } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { kindBit } from '../../data/action-cards.ts'
import { isGate } from '../../data/map.ts'
import type { Action, Leg, Pay, SystemId } from '../../vocabulary.ts'
import { catapults, MAX_LEGS, moveLimit } from '../actions/move.ts'
import { payKinds, payments } from '../actions/pay.ts'
import { sys, sysId } from '../board/ids.ts'
import { seatRules } from '../seats/index.ts'
import * as read from '../state/read.ts'
import { topSeat } from '../state/stack.ts'
import { boardOf, damagedShips, freshShips, type State } from '../state/state.ts'
import { deedOf } from './deeds.ts'
import { type Offer, offer } from './pick-text.ts'

type Mover = 'move' | 'bonusMove' | 'sprint'
type Group = { fresh: number; damaged: number }

/** Pay (for a bought move), from, then ships and to, leg by leg. */
export function moveChoices(state: State, doing: Mover, picks: readonly Pick[]): Offer[] {
  const seat = topSeat(state)
  let rest = picks
  let pay: Pay | undefined
  if (doing === 'move') {
    const ways = payments(state, seat).filter((way) => (payKinds(state, seat, way) & kindBit('move')) !== 0)
    const [first, ...others] = picks
    if (first === undefined) {
      if (origins(state, seat, doing).length === 0) return []
      return ways.map((way) => offer(state, doing, 'pay', way as Json, { more: true }))
    }
    pay = first.value as Pay
    rest = others
  }
  const [from, ...legs] = rest
  if (from === undefined)
    return origins(state, seat, doing).map((system) => offer(state, doing, 'from', sysId(system), { more: true }))
  return legChoices(state, doing, seat, pay, from.value as SystemId, legs)
}

const available = (state: State, seat: number, doing: Mover, system: number): Group =>
  doing === 'sprint'
    ? { fresh: Math.min(read.moved(state, system), freshShips(state, system, seat)), damaged: 0 }
    : { fresh: freshShips(state, system, seat), damaged: damagedShips(state, system, seat) }

const origins = (state: State, seat: number, doing: Mover): number[] =>
  boardOf(state).systems.filter((system) => {
    if (!seatRules(state, seat).movesFrom(state, seat, system)) return false
    const { fresh, damaged } = available(state, seat, doing, system)
    return fresh + damaged > 0
  })

function legChoices(
  state: State,
  doing: Mover,
  seat: number,
  pay: Pay | undefined,
  from: SystemId,
  picks: readonly Pick[],
): Offer[] {
  const legs: Leg[] = []
  let group = available(state, seat, doing, sys(from))
  let at = sys(from)
  let open: Group | undefined
  for (const pick of picks) {
    if (pick.slot === 'ships') {
      open = pick.value as Group
      group = open
    } else if (pick.slot === 'to' && open !== undefined) {
      legs.push({ to: pick.value as SystemId, fresh: open.fresh, damaged: open.damaged })
      at = sys(pick.value as string)
      open = undefined
    } else return []
  }
  const action = (all: readonly Leg[]): Action => {
    if (doing === 'move') return { do: 'move', from, legs: all, pay: pay! }
    return doing === 'sprint' ? { do: 'sprint', from, legs: all } : { do: 'bonusMove', from, legs: all }
  }
  const legal = (so: readonly Leg[], to: number, { fresh, damaged }: Group): boolean =>
    deedOf(state, doing).refuse(state, action([...so, { to: sysId(to), fresh, damaged }]), seat) === undefined
  /** Groups of these ships that have somewhere to go from here. */
  const groupsFrom = (so: readonly Leg[], here: number, most: Group): Group[] =>
    groups(state, seat, most).filter((each) => boardOf(state).neighbours[here]!.some((to) => legal(so, to, each)))
  if (open === undefined)
    return groupsFrom(legs, at, group).map((each) => offer(state, doing, 'ships', each, { more: true }))
  return boardOf(state)
    .neighbours[at]!.filter((to) => legal(legs, to, group))
    .map((to) => {
      const all = [...legs, { to: sysId(to), fresh: group.fresh, damaged: group.damaged }]
      const on = all.length < MAX_LEGS && catapults(state, seat, sys(from)) && isGate(to)
      const more = on && groupsFrom(all, to, group).length > 0
      return offer(state, doing, 'to', sysId(to), { action: action(all), ...(more ? { more } : {}) })
    })
}

function groups(state: State, seat: number, most: Group): Group[] {
  const limit = moveLimit(state, seat)
  const out: Group[] = []
  for (let fresh = most.fresh; fresh >= 0; fresh--)
    for (let damaged = most.damaged; damaged >= 0; damaged--)
      if (fresh + damaged > 0 && fresh + damaged <= limit) out.push({ fresh, damaged })
  return out
}
