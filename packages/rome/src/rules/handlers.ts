// Which file handles which kind of frame.

import { bribedHandler, recruitedHandler, slainHandler } from './agent-cards.ts'
import { consentHandler, testHandler } from './agent-effects.ts'
import { agentsHandler, dealActionsHandler, enterHandler } from './agents.ts'
import { armyHandler } from './army-turn.ts'
import { attackHandler } from './attack.ts'
import { battleHandler } from './battle.ts'
import { campaignHandler } from './campaign.ts'
import { composeHandler } from './compose.ts'
import { declareHandler, revealHandler, strengthHandler } from './declare.ts'
import type { Frame, FrameOf } from './frames.ts'
import { gatheredHandler } from './gathered.ts'
import { assignHandler, boughtHandler } from './generals.ts'
import { giveWayHandler, leaveHandler } from './give-way.ts'
import type { Handler } from './handler.ts'
import { commitHandler, dealInitiativeHandler, markerHandler, orderHandler } from './initiative.ts'
import { loseCardHandler, loseHandler } from './losses.ts'
import { reckonHandler } from './reckon.ts'
import { lookCardHandler } from './recruits.ts'
import { retreatHandler } from './retreat.ts'
import { interceptHandler, sailingHandler } from './sea.ts'
import { seaFightHandler } from './sea-fight.ts'
import { spendingHandler } from './spending.ts'
import { handInHandler, tellHandler } from './tell.ts'

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
