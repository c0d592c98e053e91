// 10: the Campaign turn of a side.

import type { Refusal } from '@understudy/table'
import { ENEMY, type SeatAction, type Slot } from '../../vocabulary.ts'
import { changeStatus } from '../lands/diplomacy.ts'
import { type Handler, type Log, option, pick, pop, push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { applySail, navyOptions, refuseSail } from '../sea/navy-moves.ts'
import type { FrameOf } from '../state/frames.ts'
import { armyFact, ofArmy, ROMAN, sideName } from '../state/names.ts'
import { armyOf, isBot, NONE, onBoard, opponentsOf, seatId, sideNamed, sideOf, statusOf } from '../state/query.ts'
import type { Side, State } from '../state/state.ts'
import { movementPoints } from '../ways/journeys.ts'
import { applyMuster, musterOptions, refuseMuster } from './muster.ts'

type CampaignFrame = FrameOf<'campaign'>

/** Bots take their slots in order (MOV-1). */
const nextSlot = (side: Side): number => side.armies.findIndex((army) => !army.activated)

/** 10: navies that carried nobody sail when the armies are done; then no army is activated any more. */
const hasSailed = (side: Side): boolean => side.navies.some((navy) => navy.moved > 0 && !navy.carried)

/** 7: renouncing belongs to the start of the turn. */
const hasBegun = (side: Side): boolean =>
  side.armies.some((army) => army.activated) || side.navies.some((navy) => navy.moved > 0)

function renounceable(state: State, no: number): number[] {
  const side = sideOf(state, no)
  if (isBot(side) || hasBegun(side)) return []
  return opponentsOf(state, no).filter((other) => statusOf(state, no, other) > ENEMY && !side.renounced.includes(other))
}

/** Slots that can be activated now. */
function ready(side: Side): number[] {
  if (isBot(side)) {
    const slot = nextSlot(side)
    return slot === NONE ? [] : [slot]
  }
  if (hasSailed(side)) return []
  return side.armies.flatMap((army, slot) => (army.activated || !onBoard(army) ? [] : [slot]))
}

const botMarches = (side: Side): boolean => isBot(side) && nextSlot(side) !== NONE

function refuse(state: State, { side: no }: CampaignFrame, action: SeatAction): Refusal | undefined {
  const side = sideOf(state, no)
  const sailed = say('no.armiesFirst', {})
  switch (action.do) {
    case 'muster':
      if (isBot(side)) return say('no.notNow', {})
      return hasSailed(side) ? sailed : refuseMuster(state, no, action)
    case 'sail':
      return botMarches(side) ? sailed : refuseSail(state, no, action)
    case 'activate': {
      const army = side.armies[action.slot]
      if (army === undefined) return say('no.notNow', {})
      if (army.activated) return say('no.activated', { slot: ROMAN[action.slot] ?? '' })
      if (isBot(side)) {
        const slot = nextSlot(side)
        return slot === action.slot ? undefined : say('no.slotOrder', { slot: ROMAN[slot] ?? '' })
      }
      if (!onBoard(army)) return say('no.offBoard', {})
      return hasSailed(side) ? sailed : undefined
    }
    case 'renounce':
      return renounceable(state, no).includes(sideNamed(state, action.seat)) ? undefined : say('no.renounce', {})
    case 'endCampaign':
      return botMarches(side) ? sailed : undefined
    default:
      return say('no.notNow', {})
  }
}

export const campaignHandler: Handler<CampaignFrame> = {
  ask: (state, { side }) => ({
    side,
    kind: 'campaign',
    question: () =>
      say('ask.campaign', {
        seat: sideName(state, side),
        left: sideOf(state, side).armies.filter((army) => !army.activated && onBoard(army)).length,
      }),
  }),
  refuse,
  kinds: [
    (state, { side }) =>
      ready(sideOf(state, side)).map((slot) => option({ do: 'activate', slot: slot as Slot }, pick('army', slot))),
    (state, { side }) => {
      const own = sideOf(state, side)
      return isBot(own) || hasSailed(own) ? [] : musterOptions(state, side)
    },
    (state, { side }) => (botMarches(sideOf(state, side)) ? [] : navyOptions(state, side)),
    (state, { side }) =>
      renounceable(state, side).map((no) =>
        option({ do: 'renounce', seat: seatId(state, no) }, pick('do', 'renounce'), pick('seat', seatId(state, no))),
      ),
    (state, { side }) => (botMarches(sideOf(state, side)) ? [] : [option({ do: 'endCampaign' }, pick('do', 'end'))]),
  ],

  apply(state, frame, action, log) {
    const { side } = frame
    switch (action.do) {
      case 'endCampaign':
        return pop(state, frame)
      case 'renounce': {
        const to = sideNamed(state, action.seat)
        sideOf(state, side).renounced.push(to)
        log?.event(say('renounced', { seat: sideName(state, side), to: sideName(state, to) }))
        return changeStatus(state, side, to, statusOf(state, side, to) - 1, log)
      }
      case 'activate':
        return activateArmy(state, side, action.slot, false, log)
      case 'muster':
        applyMuster(state, side, action, log)
        return activateArmy(state, side, action.slot, true, log)
      case 'sail':
        return applySail(state, side, action)
      default:
        return
    }
  },
}

function activateArmy(state: State, side: number, slot: number, mustered: boolean, log: Log): void {
  const army = armyOf(state, side, slot)
  army.activated = true
  army.moved = false
  army.failed = false
  army.mp = movementPoints(state, side, slot, mustered)
  log?.event({
    ...say('activated', { army: armyFact(state, side, slot), mp: army.mp, off: !onBoard(army) }),
    touches: [ofArmy(state, side, slot)],
    aside: true,
  })
  push(state, { kind: 'army', side, slot })
}
