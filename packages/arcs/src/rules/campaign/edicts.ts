// Edicts by ascending number: Guild Envoys Depart, Govern the Imperial Reach, Use Imperial Foundries (campaign 11).

import type { EventSink } from '@understudy/table'
import { inSet } from '../../card-sets.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { ROW_SIZE } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import { addTopArg, pop, push, topArg } from '../state/stack.ts'
import { colourOf, playersOf, type State } from '../state/state.ts'
import { agentsOn, bury, leaveSpot } from './court.ts'
import { GUILD_OF_ACT } from './data.ts'
import { type Frame, free } from './deed.ts'
import { demandedOf, demandFrames } from './demand.ts'
import { foundryFrames, holderOfOfficers } from './foundries.ts'
import { C } from './frames.ts'
import { policyFrames } from './policies.ts'
import { say } from './sayings.ts'
import { POLICIES } from './vocabulary.ts'

export const pushEdicts = (state: State): void => push(state, C.edicts, 0)

/** Frame `edicts`: 00, 03, 55. */
function edicts(state: State, events?: EventSink): void {
  const at = topArg(state, 0)
  addTopArg(state, 0, 1)
  if (at === 0) envoys(state, events)
  else if (at === 1) {
    // Without a First Regent nobody governs (campaign 9.4).
    if (camp.firstRegent(state) >= 0) push(state, C.govern, camp.firstRegent(state))
  } else {
    pop(state)
    const officer = holderOfOfficers(state)
    if (at === 2 && officer >= 0) push(state, C.foundries, officer)
  }
}

/** Guild cards without agents leave the row, with two seats (campaign 11.2). */
function envoys(state: State, events?: EventSink): void {
  if (playersOf(state) !== 2) return
  for (let spot = ROW_SIZE - 1; spot >= 0; spot--) {
    const card = read.rowCard(state, spot) - 1
    if (card < 0 || !inSet(GUILD_OF_ACT, card) || agentsOn(state, spot) > 0) continue
    bury(state, card, events)
    leaveSpot(state, spot)
  }
}

// — Govern the Imperial Reach

export const enforce = free<'enforce'>({
  refuse: () => undefined,
  carry(state, _action, seat, events) {
    pop(state)
    events?.event(say('log.enforced', { seat: colourOf(state, seat), policy: POLICIES[camp.policy(state)]! }))
    push(state, C.policyAction, seat)
    push(state, C.demand, seat, demandedOf(state, seat))
  },
  *list() {
    yield { do: 'enforce' }
  },
})

export const changePolicy = free<'changePolicy'>({
  refuse: (state, action) =>
    POLICIES[camp.policy(state)] === action.policy ? say('no.samePolicy', { policy: action.policy }) : undefined,
  carry(state, action, seat, events) {
    pop(state)
    set.setPolicy(state, POLICIES.indexOf(action.policy))
    events?.event(say('log.policyChanged', { seat: colourOf(state, seat), policy: action.policy }))
  },
  *list(state) {
    for (const policy of POLICIES) if (POLICIES[camp.policy(state)] !== policy) yield { do: 'changePolicy', policy }
  },
})

export const edictFrames: Readonly<Record<string, Frame>> = {
  edicts: {
    settle(state, _seat, events) {
      edicts(state, events)
      return true
    },
  },
  govern: { offers: ['enforce', 'changePolicy'] },
  ...demandFrames,
  ...policyFrames,
  ...foundryFrames,
}
