// Move and Catapult with Imperial ships along (campaign 6.3).

import type { Json } from '@understudy/procedure'
import type { EventSink, Pick } from '@understudy/table'
import { kindBit } from '../../../data/action-cards.ts'
import { isGate, SYSTEM_COUNT } from '../../../data/map.ts'
import type { Action, Leg, Pay, Pieces, SystemId } from '../../../vocabulary.ts'
import {
  catapults,
  MAX_LEGS,
  type Moving,
  makeMove,
  sampleFrom,
  shift,
  singleMoves,
  stops,
} from '../../actions/move.ts'
import { payKinds, payments, refusePay, settlePay } from '../../actions/pay.ts'
import { sys, sysId } from '../../board/ids.ts'
import { type No, paid, type Random } from '../../choosing/deed.ts'
import { type Offer, offer } from '../../choosing/pick-text.ts'
import { say as baseSay } from '../../sayings.ts'
import { seatRules } from '../../seats/index.ts'
import { EMPIRE } from '../../state/owners.ts'
import * as read from '../../state/read.ts'
import { topSeat } from '../../state/stack.ts'
import { boardOf, colourOf, damagedShips, freshShips, type State, ships } from '../../state/state.ts'
import { say } from '../sayings.ts'
import { commands, ignoresLaws } from '../titles.ts'

const NONE: Pieces = { fresh: 0, damaged: 0 }
const imperialOf = (leg: Leg): Pieces => leg.imperial ?? NONE
const loyalIn = (leg: Leg): number => leg.fresh + leg.damaged
const imperialIn = (leg: Leg): number => imperialOf(leg).fresh + imperialOf(leg).damaged

/** Imperial ships that the seat may take along from here. */
export const commanded = (state: State, seat: number, system: number): Pieces =>
  commands(state, seat, system)
    ? { fresh: read.fresh(state, system, EMPIRE), damaged: read.damaged(state, system, EMPIRE) }
    : NONE

export function refuseLegs(state: State, seat: number, from: SystemId, legs: readonly Leg[], anyPort = false): No {
  const board = boardOf(state)
  const origin = sys(from)
  let at = origin
  if (at < 0) return baseSay('no.outOfPlay', { system: from })
  if (legs.length === 0 || legs.length > MAX_LEGS) return baseSay('no.legs', {})
  let loyal: Pieces = { fresh: freshShips(state, at, seat), damaged: damagedShips(state, at, seat) }
  let imperial = commanded(state, seat, at)
  let dropped = false
  let away = 0
  for (let i = 0; i < legs.length; i++) {
    const leg = legs[i]!
    const to = sys(leg.to)
    const along = imperialOf(leg)
    if (leg.fresh < 0 || leg.damaged < 0 || along.fresh < 0 || along.damaged < 0) return baseSay('no.noShips', {})
    if (loyalIn(leg) + imperialIn(leg) === 0) return baseSay('no.noShips', {})
    if (leg.fresh > loyal.fresh || leg.damaged > loyal.damaged)
      return baseSay('no.ships', { system: sysId(at), fresh: loyal.fresh, damaged: loyal.damaged })
    if (along.fresh > imperial.fresh || along.damaged > imperial.damaged)
      return say('no.imperialShips', { system: sysId(at), n: imperial.fresh + imperial.damaged })
    if (imperialIn(leg) > loyalIn(leg) && !ignoresLaws(state, seat))
      return say('no.movementLaw', { imperial: imperialIn(leg), loyal: loyalIn(leg) })
    if (to < 0 || board.adjacent[at * SYSTEM_COUNT + to] !== 1)
      return baseSay('no.adjacent', { from: sysId(at), to: leg.to })
    if (i > 0) {
      if (!anyPort && !catapults(state, seat, origin)) return baseSay('no.catapult', { system: from })
      const own = freshShips(state, at, seat) - (at === origin ? away : 0)
      const stop = stops(state, seat, at, own, imperial.fresh + imperial.damaged)
      if (stop !== undefined) return stop
      if (leg.fresh < loyal.fresh || leg.damaged < loyal.damaged || imperialIn(leg) < imperial.fresh + imperial.damaged)
        dropped = true
      if (at === origin) away -= loyal.fresh - leg.fresh
    } else away = leg.fresh
    loyal = leg
    imperial = along
    at = to
  }
  return at === origin && !dropped ? baseSay('no.detour', {}) : undefined
}

export function carryLegs(state: State, seat: number, from: SystemId, legs: readonly Leg[], events?: EventSink): void {
  // Once no ship of one's own goes on, none joins again.
  const own = legs.filter((leg) => loyalIn(leg) > 0)
  if (own.length > 0) makeMove(state, seat, from, own, events)
  let at = sys(from)
  let n = 0
  for (const leg of legs) {
    const { fresh, damaged } = imperialOf(leg)
    if (fresh + damaged === 0) break
    n = Math.max(n, fresh + damaged)
    shift(state, EMPIRE, at, sys(leg.to), fresh, damaged)
    at = sys(leg.to)
  }
  if (n > 0) events?.event(say('log.imperialMoved', { seat: colourOf(state, seat), from, to: sysId(at), n }))
}

export const move = paid<'move'>({
  kind: 'move',
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'move')
    if (no !== undefined) return no
    const system = sys(action.from)
    const rules = seatRules(state, seat)
    if (system >= 0 && !rules.movesFrom(state, seat, system)) return rules.refuseDeparture(system)
    return refuseLegs(state, seat, action.from, action.legs)
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    carryLegs(state, seat, action.from, action.legs, events)
    seatRules(state, seat).moved(state)
  },
  *list(state, seat, pay) {
    for (const choice of singleMoves(state, seat)) yield { do: 'move', ...choice, pay }
  },
  sample(state, seat, pay, random) {
    const choice = sampleMove(state, seat, random)
    return choice && { do: 'move', from: choice.from, legs: choice.legs, pay }
  },
})

/** A random move; a Regent often takes Imperial ships along. */
export function sampleMove(state: State, seat: number, random: Random): Moving | undefined {
  const { systems, neighbours } = boardOf(state)
  const start = random.int(systems.length)
  const everywhere = ignoresLaws(state, seat)
  for (let i = 0; i < systems.length; i++) {
    const from = systems[(start + i) % systems.length]!
    const none = ships(state, from, seat) === 0
    if (none && !(everywhere && read.ships(state, from, EMPIRE) > 0)) continue
    const along = commanded(state, seat, from)
    const most = along.fresh + along.damaged
    if (none) {
      const ways = neighbours[from]!
      const to = sysId(ways[random.int(ways.length)]!)
      return { from: sysId(from), legs: [{ to, fresh: 0, damaged: 0, imperial: some(along, most, random) }] }
    }
    const plain = sampleFrom(state, seat, from, freshShips(state, from, seat), damagedShips(state, from, seat), random)
    if (most === 0 || random.int(2) === 0) return plain.legs.length === 0 ? undefined : plain
    let left: Pieces = along
    const legs: Leg[] = []
    for (const leg of plain.legs) {
      left = some(left, Math.min(left.fresh + left.damaged, loyalIn(leg)), random)
      const { to, fresh, damaged } = leg
      legs.push(left.fresh + left.damaged === 0 ? leg : { to, fresh, damaged, imperial: left })
    }
    const all = { from: plain.from, legs }
    return refuseLegs(state, seat, all.from, all.legs) === undefined ? all : plain
  }
  return undefined
}

function some(of: Pieces, most: number, random: Random): Pieces {
  if (most === 0) return NONE
  const n = 1 + random.int(most)
  const fresh = Math.min(of.fresh, n)
  return { fresh, damaged: Math.min(of.damaged, n - fresh) }
}

type Group = Pieces & { readonly imperial?: Pieces }

/** Choosing a move: pay, from, then leg by leg the ships, with Imperial ones along, and where to. */
export function moveChoices(state: State, picks: readonly Pick[]): Offer[] {
  const seat = topSeat(state)
  const [pay, from, ...rest] = picks
  const board = boardOf(state)
  const origins = board.systems.filter(
    (system) =>
      seatRules(state, seat).movesFrom(state, seat, system) &&
      (ships(state, system, seat) > 0 || (ignoresLaws(state, seat) && read.ships(state, system, EMPIRE) > 0)),
  )
  if (pay === undefined) {
    if (origins.length === 0) return []
    return payments(state, seat)
      .filter((way) => (payKinds(state, seat, way) & kindBit('move')) !== 0)
      .map((way) => offer(state, 'move', 'pay', way as Json, { more: true }))
  }
  if (from === undefined) return origins.map((system) => offer(state, 'move', 'from', sysId(system), { more: true }))
  return legChoices(state, seat, from.value as SystemId, rest, false, (legs) => ({
    do: 'move',
    from: from.value as SystemId,
    legs,
    pay: pay.value as Pay,
  }))
}

function legChoices(
  state: State,
  seat: number,
  from: SystemId,
  picks: readonly Pick[],
  anyPort: boolean,
  action: (legs: readonly Leg[]) => Action,
): Offer[] {
  const board = boardOf(state)
  const legs: Leg[] = []
  let at = sys(from)
  let group: Group = {
    fresh: freshShips(state, at, seat),
    damaged: damagedShips(state, at, seat),
    imperial: commanded(state, seat, at),
  }
  let open: Group | undefined
  for (const pick of picks) {
    if (pick.slot === 'ships') {
      open = pick.value as unknown as Group
      group = open
    } else if (pick.slot === 'to' && open !== undefined) {
      legs.push({ to: pick.value as SystemId, ...open })
      at = sys(pick.value as string)
      open = undefined
    } else return []
  }
  const legal = (so: readonly Leg[], to: number, each: Group): boolean =>
    refuseLegs(state, seat, from, [...so, { to: sysId(to), ...each }], anyPort) === undefined
  const groupsFrom = (so: readonly Leg[], here: number, most: Group): Group[] =>
    groups(most).filter((each) => board.neighbours[here]!.some((to) => legal(so, to, each)))
  if (open === undefined)
    return groupsFrom(legs, at, group).map((each) =>
      offer(state, 'move', 'ships', each as unknown as Json, { more: true }),
    )
  const now = open
  return board.neighbours[at]!.filter((to) => legal(legs, to, now)).map((to) => {
    const all = [...legs, { to: sysId(to), ...now }]
    const on = all.length < MAX_LEGS && (anyPort || catapults(state, seat, sys(from))) && isGate(to)
    const more = on && groupsFrom(all, to, now).length > 0
    return offer(state, 'move', 'to', sysId(to), { action: action(all), ...(more ? { more } : {}) })
  })
}

function groups(most: Group): Group[] {
  const out: Group[] = []
  const along = most.imperial ?? NONE
  for (let fresh = most.fresh; fresh >= 0; fresh--)
    for (let damaged = most.damaged; damaged >= 0; damaged--)
      for (let f = along.fresh; f >= 0; f--)
        for (let d = along.damaged; d >= 0; d--)
          if (fresh + damaged + f + d > 0)
            out.push({ fresh, damaged, ...(f + d > 0 ? { imperial: { fresh: f, damaged: d } } : {}) })
  return out
}
