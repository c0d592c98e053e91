// Sprinter Drives (L03): a group of fresh ships that moved goes on once.

import { LORE_CARD } from '../../../data/leaders.ts'
import { SYSTEM_COUNT } from '../../../data/map.ts'
import { carryLegs, type Moving, moveLimit, refuseLegs, sampleFrom } from '../../actions/move.ts'
import { battleSystems } from '../../battle/battle.ts'
import { sys, sysId } from '../../board/ids.ts'
import { free, type No } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { BONUS_OWES_BATTLE } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { F, pop, push } from '../../state/stack.ts'
import { boardOf, copyState, freshShips, type State } from '../../state/state.ts'

/** After a Move ahead of a Battle (Tactical) the Battle must stay possible. */
function refuseFleeing(state: State, seat: number, { from, legs }: Moving): No {
  if (read.bonus(state) !== BONUS_OWES_BATTLE) return undefined
  const after = copyState(state)
  carryLegs(after, seat, from, legs)
  for (const _ of battleSystems(after, seat)) return undefined
  return say('no.noBattleAfter', {})
}

/** Sprinter Drives: one group of the fresh ships that just moved, from one system, once more (arcs/D16). */
const sprint = free<'sprint'>({
  refuse(state, action, seat) {
    const system = sys(action.from)
    const eligible = system < 0 ? 0 : Math.min(read.moved(state, system), freshShips(state, system, seat))
    if (eligible === 0) return say('no.sprint', { system: action.from })
    // Imperial ships that came along stay behind (campaign appendix A).
    if (action.legs.some((leg) => 'imperial' in leg))
      return say('no.ships', { system: action.from, fresh: eligible, damaged: 0 })
    return refuseLegs(state, seat, action.from, action.legs, eligible, 0) ?? refuseFleeing(state, seat, action)
  },
  carry(state, action, seat, events) {
    pop(state)
    carryLegs(state, seat, action.from, action.legs, events)
  },
  *list(state, seat) {
    const limit = moveLimit(state, seat)
    for (const system of boardOf(state).systems) {
      const most = Math.min(read.moved(state, system), freshShips(state, system, seat), limit)
      for (let n = 1; n <= most; n++)
        for (const to of boardOf(state).neighbours[system]!) {
          const moving = { from: sysId(system), legs: [{ to: sysId(to), fresh: n, damaged: 0 }] }
          if (refuseFleeing(state, seat, moving) === undefined) yield { do: 'sprint', ...moving }
        }
    }
  },
  sample(state, seat, random) {
    for (const system of boardOf(state).systems) {
      const most = Math.min(read.moved(state, system), freshShips(state, system, seat))
      if (most === 0) continue
      const moving = sampleFrom(state, seat, system, most, 0, random)
      return refuseFleeing(state, seat, moving) === undefined ? { do: 'sprint', ...moving } : undefined
    }
    return undefined
  },
})

export const sprinterDrives: Card = {
  is: { lore: LORE_CARD.sprinterDrives },
  moved(state, seat) {
    for (let system = 0; system < SYSTEM_COUNT; system++) {
      if (read.moved(state, system) === 0) continue
      push(state, F.sprint, seat)
      return
    }
  },
  free: { sprint },
  frames: { sprint: { offers: ['sprint', 'decline'] } },
}
