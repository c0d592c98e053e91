// Galactic Rifles (L02): Fire Rifles at a neighbouring system.

import { LORE_CARD } from '../../../data/leaders.ts'
import { SYSTEM_COUNT } from '../../../data/map.ts'
import { DICE_PER_TYPE } from '../../../vocabulary.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import { clearBattle, KIND_RIFLES, refuseHarm } from '../../battle/battle.ts'
import { sys, sysId } from '../../board/ids.ts'
import { type No, paid } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { ownerIndex, ownerOf, owners } from '../../state/owners.ts'
import * as read from '../../state/read.ts'
import { F, push } from '../../state/stack.ts'
import { boardOf, colourOf, freshShips, hasPiece, holdsLore, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'

const adjacent = (state: State, a: number, b: number): boolean => boardOf(state).adjacent[a * SYSTEM_COUNT + b] === 1

function refuseRifles(state: State, seat: number, from: number, at: number, rival: number, dice: number): No {
  if (!holdsLore(state, seat, LORE_CARD.galacticRifles)) return say('no.lore', { lore: 'L02' })
  const most = from < 0 ? 0 : Math.min(DICE_PER_TYPE, freshShips(state, from, seat))
  if (most === 0) return say('no.shipsThere', { system: sysId(Math.max(0, from)) })
  if (dice > most || dice < 1) return say('no.tooManyDice', { most })
  if (at < 0 || !adjacent(state, from, at)) return say('no.adjacent', { from: sysId(from), to: sysId(Math.max(0, at)) })
  if (rival < 0 || rival === seat) return say('no.rival', {})
  if (!hasPiece(state, at, rival)) return say('no.defender', { system: sysId(at), of: colourOf(state, rival) })
  return refuseHarm(state, seat, at, rival)
}

/** Fire Rifles is not a battle: skirmish dice against a neighbouring system, nothing comes back. */
const rifles = paid<'rifles'>({
  kind: 'battle',
  has: (state, seat) => holdsLore(state, seat, LORE_CARD.galacticRifles),
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'battle') ??
    (read.bonus(state) !== 0 ? say('no.owes', { kind: 'battle' }) : undefined) ??
    refuseRifles(state, seat, sys(action.from), sys(action.at), ownerIndex(state, action.against), action.dice),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    clearBattle(state)
    write.setBattleKind(state, KIND_RIFLES)
    write.setBattleAt(state, sys(action.at))
    write.setAttacker(state, seat)
    write.setDefender(state, ownerIndex(state, action.against))
    write.setBattleDice(state, 1, action.dice)
    events?.event(
      say('log.rifles', { seat: colourOf(state, seat), of: action.against, from: action.from, system: action.at }),
    )
    push(state, F.hits, seat)
    push(state, F.reroll, seat)
    push(state, F.roll, seat)
  },
  *list(state, seat, pay) {
    if (!holdsLore(state, seat, LORE_CARD.galacticRifles) || read.bonus(state) !== 0) return
    const board = boardOf(state)
    for (const from of board.systems) {
      const most = Math.min(DICE_PER_TYPE, freshShips(state, from, seat))
      if (most === 0) continue
      for (const at of board.neighbours[from]!) {
        for (const owner of owners(state)) {
          if (owner === seat || !hasPiece(state, at, owner)) continue
          if (refuseHarm(state, seat, at, owner) !== undefined) continue
          for (let dice = most; dice >= 1; dice--)
            yield { do: 'rifles', from: sysId(from), at: sysId(at), against: ownerOf(state, owner), dice, pay }
        }
      }
    }
  },
})

export const galacticRifles: Card = {
  is: { lore: LORE_CARD.galacticRifles },
  paid: { rifles },
}
