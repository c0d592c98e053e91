// Deeds that only Lars has: turning over its top card to follow, calling its ships home, choosing a target planet.

import { isGate } from '../../data/map.ts'
import { sys, sysId } from '../board/ids.ts'
import { usableSlots } from '../board/resources.ts'
import { free } from '../choosing/deed.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isBuilding } from '../state/sites.ts'
import { F, pop, push, topKind } from '../state/stack.ts'
import { boardOf, colourOf, freshShips, playersOf, type State, ships } from '../state/state.ts'
import * as write from '../state/write.ts'
import { isLars, portSystem, refuseKind, refuseTarget, USED_MOVE, USED_RECALL, USED_TARGET } from './lars.ts'
import { larsSay } from './lars-sayings.ts'
import { discardOverflow } from './lars-tokens.ts'

const onlyLars = larsSay('no.larsOnly', {})

/** Whether it still may play its top card unseen (lars/A12): nothing is turned over yet. */
export const hasUnseenTop = (state: State, seat: number): boolean =>
  isLars(state, seat) && read.isEmpty(state, Pile.drawn(seat)) && read.unknown(state, Pile.deck(seat)) > 0

export const turnUp = free<'turnUp'>({
  refuse: (state, _action, seat) => (hasUnseenTop(state, seat) ? undefined : onlyLars),
  carry: (state, _action, seat) => push(state, F.reveal, seat),
  *list(state, seat) {
    if (hasUnseenTop(state, seat)) yield { do: 'turnUp' }
  },
})

/** Whether a rival of this seat has ships there, fresh or damaged. */
export function rivalShips(state: State, seat: number, system: number): boolean {
  for (let rival = 0; rival < playersOf(state); rival++)
    if (rival !== seat && ships(state, system, rival) > 0) return true
  return false
}

function hasAnyBuilding(state: State, system: number): boolean {
  for (let at = system * 3, end = at + 3; at < end; at++) if (isBuilding(read.site(state, at))) return true
  return false
}

/** How many fresh ships are lifted from a system (lars 6.5 step 1, lars/A25, lars/A26). */
export function lifted(state: State, seat: number, system: number): number {
  const fresh = freshShips(state, system, seat)
  if (fresh === 0 || rivalShips(state, seat, system) || system === portSystem(state, seat)) return 0
  return !isGate(system) && hasAnyBuilding(state, system) ? fresh - 1 : fresh
}

function refuseRecall(state: State, seat: number) {
  if (!isLars(state, seat)) return onlyLars
  if ((read.used(state) & (USED_RECALL | USED_MOVE)) !== 0) return larsSay('no.larsRecalled', {})
  return refuseKind(state, 'move')
}

export const recall = free<'recall'>({
  refuse: (state, _action, seat) => refuseRecall(state, seat),
  carry(state, _action, seat, events) {
    const home = portSystem(state, seat)
    write.setUsed(state, read.used(state) | USED_RECALL)
    let total = 0
    for (const system of boardOf(state).systems) {
      const n = lifted(state, seat, system)
      if (n === 0) continue
      write.addFresh(state, system, seat, -n)
      total += n
    }
    write.addFresh(state, home, seat, total)
    events?.event(larsSay('log.recalled', { seat: colourOf(state, seat), n: total, system: sysId(home) }))
  },
  *list(state, seat) {
    if (refuseRecall(state, seat) === undefined) yield { do: 'recall' }
  },
})

const refuseChoosing = (state: State, seat: number) => {
  if (!isLars(state, seat)) return onlyLars
  return topKind(state) === F.turn && (read.used(state) & USED_TARGET) !== 0 ? larsSay('no.larsShifted', {}) : undefined
}

export const target = free<'target'>({
  refuse: (state, action, seat) => refuseChoosing(state, seat) ?? refuseTarget(state, seat, sys(action.planet)),
  carry(state, action, seat, events) {
    if (topKind(state) === F.turn) {
      // The end of the turn: what does not fit goes first, then the target shifts (lars 5).
      discardOverflow(state, seat, usableSlots(state, seat), events)
      write.setUsed(state, read.used(state) | USED_TARGET)
    } else pop(state)
    write.setTarget(state, seat, sys(action.planet) + 1)
    events?.event(larsSay('log.target', { seat: colourOf(state, seat), system: action.planet }))
  },
  *list(state, seat) {
    if (refuseChoosing(state, seat) !== undefined) return
    for (const planet of boardOf(state).planets)
      if (refuseTarget(state, seat, planet) === undefined) yield { do: 'target', planet: sysId(planet) }
  },
})
