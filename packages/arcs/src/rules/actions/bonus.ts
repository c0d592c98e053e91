// What the pip of a Copy or Pivot brings along, if a card says so (arcs 14.3). Ahead of the action it is taken in the turn
// itself, and the action is owed; afterwards it is a frame of its own.

import { kindBit } from '../../data/action-cards.ts'
import type { ActionOf } from '../../vocabulary.ts'
import { battleSystems } from '../battle/battle.ts'
import { court } from '../board/ids.ts'
import { type FreeDeed, free, type No } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import type { Ahead } from '../hooks/hooks.ts'
import * as points from '../hooks/points.ts'
import { say } from '../sayings.ts'
import { BONUS_OWES_BATTLE, BONUS_OWES_SECURE } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import { F, pop, topKind } from '../state/stack.ts'
import { colourOf, copyState, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { courtRow, putAgent, refuseInfluence } from './influence.ts'
import { carryLegs, makeMove, refuseMoving, sampleMove, singleMoves } from './move.ts'
import { isSidePip, pipKinds } from './pay.ts'
import { securable } from './secure.ts'

/** Whether the free action may come ahead: a Copy or Pivot pip is left that can buy what it belongs to. */
function refuseAhead(state: State, seat: number, doing: Ahead['doing']): No {
  if (read.bonus(state) === 0 && read.pipsLeft(state) > 0 && isSidePip(state, 'pip'))
    for (const ahead of heard(points.ahead, state, seat))
      if (ahead.doing === doing && (pipKinds(state) & kindBit(ahead.kind)) !== 0) return undefined
  return say('no.bonus', {})
}

const battleLeft = (state: State, seat: number): boolean => {
  for (const _ of battleSystems(state, seat)) return true
  return false
}

export const bonusMove: FreeDeed<ActionOf<'bonusMove'>> = free<'bonusMove'>({
  refuse(state, action, seat) {
    const no = refuseMoving(state, seat, action.from, action.legs)
    if (no !== undefined || topKind(state) !== F.turn) return no
    const ahead = refuseAhead(state, seat, 'bonusMove')
    if (ahead !== undefined) return ahead
    // Moving first obliges to a legal Battle afterwards.
    const after = copyState(state)
    carryLegs(after, seat, action.from, action.legs)
    return battleLeft(after, seat) ? undefined : say('no.noBattleAfter', {})
  },
  carry(state, action, seat, events) {
    if (topKind(state) === F.turn) {
      write.setBonus(state, BONUS_OWES_BATTLE)
      write.setFirst(state, false)
    } else pop(state)
    makeMove(state, seat, action.from, action.legs, events)
  },
  *list(state, seat) {
    if (topKind(state) === F.turn && refuseAhead(state, seat, 'bonusMove') !== undefined) return
    for (const moving of singleMoves(state, seat)) {
      const action = { do: 'bonusMove', ...moving } as const
      if (bonusMove.refuse(state, action, seat) === undefined) yield action
    }
  },
  sample(state, seat, random) {
    const moving = sampleMove(state, seat, random)
    if (moving === undefined) return undefined
    const action = { do: 'bonusMove', ...moving } as const
    return bonusMove.refuse(state, action, seat) === undefined ? action : undefined
  },
})

export const bonusInfluence = free<'bonusInfluence'>({
  refuse(state, action, seat) {
    const no = refuseInfluence(state, seat, action.card)
    if (no !== undefined || topKind(state) !== F.turn) return no
    const ahead = refuseAhead(state, seat, 'bonusInfluence')
    if (ahead !== undefined) return ahead
    const after = copyState(state)
    putAgent(after, seat, action.card)
    for (const _ of securable(after, seat)) return undefined
    return say('no.noSecureAfter', {})
  },
  carry(state, action, seat, events) {
    if (topKind(state) === F.turn) {
      write.setBonus(state, BONUS_OWES_SECURE)
      write.setFirst(state, false)
    } else pop(state)
    putAgent(state, seat, action.card)
    events?.event(say('log.influenced', { seat: colourOf(state, seat), card: action.card }))
  },
  *list(state, seat) {
    if (topKind(state) === F.turn && refuseAhead(state, seat, 'bonusInfluence') !== undefined) return
    for (const card of courtRow(state)) {
      const action = { do: 'bonusInfluence', card } as const
      if (court(card) >= 0 && bonusInfluence.refuse(state, action, seat) === undefined) yield action
    }
  },
})
