// Move and Catapult (arcs 10.3).

import type { EventSink } from '@understudy/table'
import { isGate, SYSTEM_COUNT } from '../../data/map.ts'
import type { Leg, SystemId } from '../../vocabulary.ts'
import { controller, NOBODY, onTurnOf } from '../board/control.ts'
import { sys, sysId } from '../board/ids.ts'
import { type No, paid, type Random } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { actRules } from '../round/act-rules.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import { ownerOf } from '../state/owners.ts'
import { SITE_PORT } from '../state/sites.ts'
import {
  boardOf,
  colourOf,
  damagedShips,
  freshShips,
  hasBuilding,
  playersOf,
  type State,
  ships,
} from '../state/state.ts'
import * as write from '../state/write.ts'
import { refusePay, settlePay } from './pay.ts'

/** Twice round the gates: nobody needs more, and lists of legs stay short. */
export const MAX_LEGS = 12
/** How many ships may move together. */
export function moveLimit(state: State, seat: number): number {
  let least = 99
  for (const limit of heard(points.moveLimit, state, seat)) least = Math.min(least, limit)
  return least
}

/** Whether a move from here may go on (arcs 10.3.2). */
export function catapults(state: State, seat: number, system: number): boolean {
  for (const may of heard(points.catapults, state, seat)) {
    const answer = may(state, seat, system)
    if (answer !== undefined) return answer
  }
  return hasBuilding(state, system, seat, SITE_PORT)
}

/** Whether a group that enters this system must stop there (arcs 10.3.3). `fresh`: own fresh ships there by then. */
export function stops(
  state: State,
  seat: number,
  system: number,
  fresh: number = freshShips(state, system, seat),
  imperial = 0,
): No {
  if (!isGate(system)) return say('no.planetStops', { system: sysId(system) })
  const who = controller(state, system, onTurnOf(seat), seat, fresh)
  if (state.options.act !== 0) return actRules().stops(state, seat, system, who, imperial)
  return who === NOBODY || who === seat
    ? undefined
    : say('no.gateStops', { system: sysId(system), of: ownerOf(state, who) })
}

/** Whether these legs can be made from here; `fresh` and `damaged` are the ships that may go. */
export function refuseLegs(
  state: State,
  seat: number,
  from: SystemId,
  legs: readonly Leg[],
  fresh: number,
  damaged: number,
): No {
  const board = boardOf(state)
  let at = sys(from)
  if (!board.inPlay[at]) return say('no.outOfPlay', { system: from })
  if (legs.length === 0 || legs.length > MAX_LEGS) return say('no.legs', {})
  const limit = moveLimit(state, seat)
  let groupFresh = fresh
  let groupDamaged = damaged
  let dropped = false
  // Fresh ships that by now have left the origin for good, or came back to it.
  let away = 0
  for (let i = 0; i < legs.length; i++) {
    const leg = legs[i]!
    const to = sys(leg.to)
    if (leg.fresh + leg.damaged === 0 || leg.fresh < 0 || leg.damaged < 0) return say('no.noShips', {})
    if (leg.fresh > groupFresh || leg.damaged > groupDamaged)
      return say('no.ships', { system: sysId(at), fresh: groupFresh, damaged: groupDamaged })
    if (leg.fresh + leg.damaged > limit) return say('no.disorganized', { limit })
    if (to < 0 || board.adjacent[at * SYSTEM_COUNT + to] !== 1)
      return say('no.adjacent', { from: sysId(at), to: leg.to })
    if (i > 0) {
      if (!catapults(state, seat, sys(from))) return say('no.catapult', { system: from })
      const own = freshShips(state, at, seat) - (at === sys(from) ? away : 0)
      const stop = stops(state, seat, at, own)
      if (stop !== undefined) return stop
      if (leg.fresh < groupFresh || leg.damaged < groupDamaged) dropped = true
      if (at === sys(from)) away -= groupFresh - leg.fresh
    } else away = leg.fresh
    groupFresh = leg.fresh
    groupDamaged = leg.damaged
    at = to
  }
  // A journey that changes nothing is no move.
  return at === sys(from) && !dropped ? say('no.detour', {}) : undefined
}

/** Moves the ships, leg by leg. */
export function carryLegs(state: State, seat: number, from: SystemId, legs: readonly Leg[], events?: EventSink): void {
  let at = sys(from)
  write.clearMoved(state)
  for (let i = 0; i < legs.length; i++) {
    const leg = legs[i]!
    const to = sys(leg.to)
    if (isGate(to)) entersGate(state, seat, to, events)
    shift(state, seat, at, to, leg.fresh, leg.damaged)
    if (i > 0) write.addMoved(state, at, -leg.fresh)
    write.addMoved(state, to, leg.fresh)
    at = to
  }
  events?.event(
    say('log.moved', {
      seat: colourOf(state, seat),
      from,
      legs: legs.map((leg) => ({ to: leg.to, ships: leg.fresh + leg.damaged })),
    }),
  )
}

export function shift(state: State, owner: number, from: number, to: number, fresh: number, damaged: number): void {
  write.addFresh(state, from, owner, -fresh)
  write.addDamaged(state, from, owner, -damaged)
  write.addFresh(state, to, owner, fresh)
  write.addDamaged(state, to, owner, damaged)
}

/** Judged just before entry. */
export function entersGate(state: State, seat: number, gate: number, events?: EventSink): void {
  for (let rival = 0; rival < playersOf(state); rival++)
    if (rival !== seat)
      for (const enters of heard(points.entered, state, rival)) enters(state, rival, seat, gate, events)
}

export function makeMove(state: State, seat: number, from: SystemId, legs: readonly Leg[], events?: EventSink): void {
  carryLegs(state, seat, from, legs, events)
  for (const ask of heard(points.moved, state, seat)) ask(state, seat)
}

export const refuseMoving = (state: State, seat: number, from: SystemId, legs: readonly Leg[]): No => {
  const system = sys(from)
  if (system < 0) return say('no.outOfPlay', { system: from })
  const rules = seatRules(state, seat)
  if (!rules.movesFrom(state, seat, system)) return rules.refuseDeparture(system)
  return refuseLegs(state, seat, from, legs, freshShips(state, system, seat), damagedShips(state, system, seat))
}

export const move = paid<'move'>({
  kind: 'move',
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'move') ?? refuseMoving(state, seat, action.from, action.legs),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    makeMove(state, seat, action.from, action.legs, events)
    seatRules(state, seat).moved(state)
  },
  list: (state, seat, pay) => singleMoves(state, seat).map(({ from, legs }) => ({ do: 'move', from, legs, pay })),
  sample(state, seat, pay, random) {
    const choice = sampleMove(state, seat, random)
    return choice && { do: 'move', from: choice.from, legs: choice.legs, pay }
  },
})

export type Moving = { readonly from: SystemId; readonly legs: readonly Leg[] }

/** Moves of one leg; pickers go on from there (see next-move.ts). */
export function singleMoves(state: State, seat: number): Moving[] {
  const out: Moving[] = []
  const board = boardOf(state)
  const limit = moveLimit(state, seat)
  const rules = seatRules(state, seat)
  for (const system of board.systems) {
    if (!rules.movesFrom(state, seat, system)) continue
    const fresh = freshShips(state, system, seat)
    const damaged = damagedShips(state, system, seat)
    for (let f = 0; f <= fresh; f++) {
      for (let d = 0; d <= damaged; d++) {
        if (f + d === 0 || f + d > limit) continue
        for (const to of board.neighbours[system]!)
          out.push({ from: sysId(system), legs: [{ to: sysId(to), fresh: f, damaged: d }] })
      }
    }
  }
  return out
}

export function sampleMove(state: State, seat: number, random: Random): Moving | undefined {
  const { systems } = boardOf(state)
  const start = random.int(systems.length)
  for (let i = 0; i < systems.length; i++) {
    const from = systems[(start + i) % systems.length]!
    if (ships(state, from, seat) === 0) continue
    return sampleFrom(state, seat, from, freshShips(state, from, seat), damagedShips(state, from, seat), random)
  }
  return undefined
}

/** A random group on a random way; with a starport it flies on, half of the time, and may drop ships. */
export function sampleFrom(
  state: State,
  seat: number,
  from: number,
  fresh: number,
  damaged: number,
  random: Random,
): Moving {
  const board = boardOf(state)
  const limit = moveLimit(state, seat)
  let f = fresh === 0 ? 0 : random.int(fresh + 1)
  let d = damaged === 0 ? 0 : random.int(damaged + 1)
  if (f + d === 0) {
    if (fresh > 0) f = fresh
    else d = damaged
  }
  if (f > limit) f = limit
  if (f + d > limit) d = limit - f
  const legs: Leg[] = []
  let at = from
  for (;;) {
    const ways = board.neighbours[at]!
    let to = ways[random.int(ways.length)]!
    if (to === from) to = ways.find((way) => way !== from) ?? to
    if (to === from) break
    legs.push({ to: sysId(to), fresh: f, damaged: d })
    at = to
    if (legs.length >= 4 || !isGate(at) || random.int(2) === 0) break
    if (!catapults(state, seat, from) || stops(state, seat, at) !== undefined) break
    if (f > 1 && random.int(3) === 0) f--
  }
  return { from: sysId(from), legs }
}
