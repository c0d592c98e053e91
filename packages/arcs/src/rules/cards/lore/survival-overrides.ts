// Survival Overrides (L18): Martyr, a fresh ship for one that is not one's own.

import { LORE_CARD } from '../../../data/leaders.ts'
import type { Owner } from '../../../vocabulary.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import { refuseHarm } from '../../battle/battle.ts'
import { sys, sysId } from '../../board/ids.ts'
import { destroyed, T_SHIP } from '../../board/pieces.ts'
import { type No, paid } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { fleets, ownerIndex, ownerOf } from '../../state/owners.ts'
import { boardOf, colourOf, damagedShips, freshShips, holdsLore, type State, ships } from '../../state/state.ts'
import * as write from '../../state/write.ts'

function refuseMartyr(state: State, seat: number, at: number, target: { of: Owner; damaged: boolean } | undefined): No {
  if (!holdsLore(state, seat, LORE_CARD.survivalOverrides)) return say('no.lore', { lore: 'L18' })
  if (at < 0 || freshShips(state, at, seat) === 0) return say('no.shipsThere', { system: sysId(Math.max(0, at)) })
  if (target === undefined) return undefined
  const owner = ownerIndex(state, target.of)
  if (owner === seat || !fleets(state).includes(owner)) return say('no.rival', {})
  const n = target.damaged ? damagedShips(state, at, owner) : freshShips(state, at, owner)
  return n > 0 ? refuseHarm(state, seat, at, owner) : say('no.defender', { system: sysId(at), of: target.of })
}

/** Martyr: a fresh ship of one's own for a Rival's, or the Empire's in an act; allowed without a target (arcs/D37). */
const martyr = paid<'martyr'>({
  kind: 'move',
  has: (state, seat) => holdsLore(state, seat, LORE_CARD.survivalOverrides),
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'move') ?? refuseMartyr(state, seat, sys(action.at), action.target),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const at = sys(action.at)
    write.addFresh(state, at, seat, -1)
    destroyed(state, seat, seat, T_SHIP)
    events?.event(say('log.martyr', { seat: colourOf(state, seat), system: action.at }))
    if (action.target === undefined) return
    const owner = ownerIndex(state, action.target.of)
    if (action.target.damaged) write.addDamaged(state, at, owner, -1)
    else write.addFresh(state, at, owner, -1)
    destroyed(state, seat, owner, T_SHIP, events)
    events?.event(say('log.shipsLost', { of: action.target.of, n: 1, system: action.at, by: colourOf(state, seat) }))
  },
  *list(state, seat, pay) {
    if (!holdsLore(state, seat, LORE_CARD.survivalOverrides)) return
    for (const at of boardOf(state).systems) {
      if (freshShips(state, at, seat) === 0) continue
      yield { do: 'martyr', at: sysId(at), pay }
      for (const owner of fleets(state)) {
        if (owner === seat || ships(state, at, owner) === 0) continue
        for (const damaged of [false, true]) {
          const target = { of: ownerOf(state, owner), damaged }
          if (refuseMartyr(state, seat, at, target) === undefined) yield { do: 'martyr', at: sysId(at), target, pay }
        }
      }
    }
  },
})

export const survivalOverrides: Card = {
  is: { lore: LORE_CARD.survivalOverrides },
  paid: { martyr },
}
