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

/** Every part that a handler can have. */
const NO_PARTS = {
  ask: undefined,
  run: undefined,
  apply: undefined,
  options: undefined,
  kinds: undefined,
  rare: undefined,
  refuse: undefined,
  next: undefined,
  sample: undefined,
} satisfies { readonly [Part in keyof Required<Handler<Frame>>]: undefined }

/** All of them in one form, with the same parts in the same order: what is asked at every step is then found fast. */
const ALIKE = new Map(
  Object.entries(HANDLERS).map(([kind, handler]) => [kind, { ...NO_PARTS, ...handler } as unknown as Handler<Frame>]),
)

let lastKind: Frame['kind'] | undefined
let lastHandler: Handler<Frame> | undefined

/** What is decided now is asked about several times in a row. */
export function handlerOf({ kind }: Frame): Handler<Frame> {
  if (lastHandler !== undefined && kind === lastKind) return lastHandler
  const handler = ALIKE.get(kind) as Handler<Frame>
  lastKind = kind
  lastHandler = handler
  return handler
}
