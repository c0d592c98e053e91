// 7: one status for each pair of seats; what war, renouncing and the end of an alliance bring about.

import { packOf } from '../../pack/setting.ts'
import { ALLIED, ENEMY, FRIENDS, STATUSES } from '../../vocabulary.ts'
import { type Log, push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { Fighter } from '../state/frames.ts'
import { sideName } from '../state/names.ts'
import { armyOf, isAllied, landOf, NONE, setStatus, sideOf, statusOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

export function changeStatus(state: State, a: number, b: number, status: number, log: Log): void {
  const before = statusOf(state, a, b)
  if (before === status) return
  setStatus(state, a, b, status)
  log?.event(
    say('statusChanged', { a: sideName(state, a), b: sideName(state, b), status: STATUSES[status] ?? 'enemy' }),
  )
  if (before === ALLIED) {
    evict(state, a, b)
    evict(state, b, a)
  }
  if (before === ENEMY) {
    makePeace(state, a, b)
    makePeace(state, b, a)
  }
}

/** Who besieges somebody with whom there is peace now goes home (ruling rome/R-123). */
function makePeace(state: State, besieger: number, holder: number): void {
  sideOf(state, besieger).armies.forEach((army, slot) => {
    if (army.region !== NONE && landOf(state, army.region).holder === holder)
      push(state, { kind: 'retreat', side: besieger, slot, why: 'evicted' })
  })
}

/** H-10: war before the first die; a friend who is attacked costs a point. */
export function declareWar(state: State, attacker: number, defender: number, log: Log): void {
  const before = statusOf(state, attacker, defender)
  if (attacker === defender || before === ENEMY) return
  if (before >= FRIENDS) {
    const side = sideOf(state, attacker)
    const after = Math.max(0, side.vp + packOf(state).victory.betrayal)
    if (after !== side.vp) log?.event(say('betrayal', { seat: sideName(state, attacker), n: side.vp - after }))
    side.vp = after
  }
  changeStatus(state, attacker, defender, ENEMY, log)
}

/**
 * Armies of `guest` that stand in regions of `host` have to leave. One that is attacking out of such a region finishes
 * its attack first (ruling rome/R-108).
 */
function evict(state: State, guest: number, host: number): void {
  sideOf(state, guest).armies.forEach((army, slot) => {
    if (army.region === NONE || landOf(state, army.region).holder !== host) return
    if (landOf(state, army.region).siege >= 0 || isAttacking(state, guest, slot)) return
    push(state, { kind: 'retreat', side: guest, slot, why: 'evicted' })
  })
}

const isAttacking = (state: State, side: number, slot: number): boolean =>
  state.frames.some((frame) => frame.kind === 'attack' && frame.assault.side === side && frame.assault.slot === slot)

/** An army in a region that is neither its own nor an ally's, and that it does not besiege, has to leave. */
export function evictStranger(state: State, side: number, slot: number): void {
  const { region } = armyOf(state, side, slot)
  if (region === NONE) return
  const { holder, siege } = landOf(state, region)
  if (siege >= 0 || (holder !== NONE && isAllied(state, side, holder))) return
  push(state, { kind: 'retreat', side, slot, why: 'evicted' })
}

/** Whether this side may attack there at all: an ally only to win back its own home (7). `army`: the one that stands there. */
export function mayAttack(state: State, side: number, region: number, army: Fighter | undefined): boolean {
  const { holder } = landOf(state, region)
  const faction = packOf(state).regions[region]?.home
  const own = faction === sideOf(state, side).faction
  if (army !== undefined && army.side !== side && statusOf(state, side, army.side) === ALLIED)
    return own && holder !== side
  // 10.2, CNQ-3: a hostile army may be attacked wherever it stands, in an ally's region too.
  if (army !== undefined && army.side !== side) return true
  if (holder === NONE || holder === side) return holder === NONE
  return statusOf(state, side, holder) !== ALLIED || own
}
