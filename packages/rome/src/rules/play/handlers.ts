// Which file handles which kind of frame.

import { agentsHandler, dealActionsHandler, enterHandler } from '../agents/agents.ts'
import { bribedHandler, recruitedHandler, slainHandler } from '../agents/cards.ts'
import { consentHandler, testHandler } from '../agents/effects.ts'
import { campaignHandler } from '../army/campaign.ts'
import { declareHandler, revealHandler, strengthHandler } from '../army/declare.ts'
import { loseCardHandler, loseHandler } from '../army/losses.ts'
import { armyHandler } from '../army/turn.ts'
import { attackHandler } from '../attack/attack.ts'
import { battleHandler } from '../battle/battle.ts'
import { gatheredHandler } from '../battle/gathered.ts'
import { giveWayHandler, leaveHandler } from '../battle/give-way.ts'
import { retreatHandler } from '../battle/retreat.ts'
import { composeHandler } from '../round/compose.ts'
import { commitHandler, dealInitiativeHandler, markerHandler, orderHandler } from '../round/initiative.ts'
import { seaFightHandler } from '../sea/fight.ts'
import { interceptHandler, sailingHandler } from '../sea/sea.ts'
import { handInHandler, tellHandler } from '../secret/tell.ts'
import { assignHandler, boughtHandler } from '../spending/generals.ts'
import { lookCardHandler } from '../spending/recruits.ts'
import { spendingHandler } from '../spending/spending.ts'
import type { Frame, FrameOf } from '../state/frames.ts'
import type { Handler } from './handler.ts'
import { reckonHandler } from './reckon.ts'

const HANDLERS: { readonly [K in Frame['kind']]: Handler<FrameOf<K>> } = {
  compose: composeHandler,
  marker: markerHandler,
  dealInitiative: dealInitiativeHandler,
  commit: commitHandler,
  order: orderHandler,
  dealActions: dealActionsHandler,
  agents: agentsHandler,
  enter: enterHandler,
  consent: consentHandler,
  test: testHandler,
  slain: slainHandler,
  bribed: bribedHandler,
  recruited: recruitedHandler,
  campaign: campaignHandler,
  army: armyHandler,
  sailing: sailingHandler,
  intercept: interceptHandler,
  seaFight: seaFightHandler,
  declare: declareHandler,
  strength: strengthHandler,
  reveal: revealHandler,
  attack: attackHandler,
  loseCard: loseCardHandler,
  lose: loseHandler,
  tell: tellHandler,
  handIn: handInHandler,
  battle: battleHandler,
  gathered: gatheredHandler,
  giveWay: giveWayHandler,
  leave: leaveHandler,
  retreat: retreatHandler,
  reckon: reckonHandler,
  assign: assignHandler,
  spending: spendingHandler,
  lookCard: lookCardHandler,
  bought: boughtHandler,
}

export const handlerOf = (frame: Frame): Handler<Frame> => HANDLERS[frame.kind] as Handler<Frame>
