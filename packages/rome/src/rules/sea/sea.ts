// 10.7, 28.2: navies, transport and who intercepts them.

import { packOf } from '../../pack/setting.ts'
import { ENEMY, NEUTRAL, type SeatAction } from '../../vocabulary.ts'
import { leaveRegion } from '../army/defeat.ts'
import { newAttack } from '../attack/attack.ts'
import { declareWar } from '../lands/diplomacy.ts'
import { type Handler, type Log, option, pick, pop, push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { FrameOf, SailingFrame } from '../state/frames.ts'
import { armyFact, atRegion, ofArmy, placeName, seaName, sideName } from '../state/names.ts'
import { armyOf, isBot, NONE, onBoard, sideOf, statusOf } from '../state/query.ts'
import type { Navy, State } from '../state/state.ts'

export function navyOf(state: State, side: number, no: number): Navy {
  const navy = sideOf(state, side).navies[no]
  if (navy === undefined) throw new Error(`no navy ${no}`)
  return navy
}

/** Navy cards that fight or carry with this miniature. */
export function shipsOf(state: State, side: number, no: number): number {
  const own = sideOf(state, side)
  return isBot(own) ? own.navyCards : navyOf(state, side, no).cards
}

/** Puts ships to sea: people's whole supply unless they say how many. */
export function launch(state: State, side: number, no: number, cards?: number): void {
  const own = sideOf(state, side)
  const navy = navyOf(state, side, no)
  if (navy.sea !== NONE || isBot(own)) return
  const n = Math.min(cards ?? own.navyCards, own.navyCards)
  navy.cards += n
  own.navyCards -= n
}

export const sailingHandler: Handler<SailingFrame> = {
  ask: () => undefined,
  apply: () => {},
  run(state, frame, log) {
    const navy = navyOf(state, frame.side, frame.navy)
    const waiting = frame.toAsk.shift()
    if (waiting !== undefined) {
      // A navy that was driven away in the meantime is not there any more.
      const there = navyOf(state, waiting.side, waiting.navy).sea === navy.sea
      if (there && mayIntercept(state, waiting.side, frame.side)) {
        push(state, { kind: 'intercept', side: waiting.side, navy: waiting.navy, of: frame.side, ofNavy: frame.navy })
      }
      return
    }
    const zone = frame.zones.shift()
    if (zone === undefined) return arrive(state, frame, log)
    frame.from = navy.sea
    navy.sea = zone
    navy.moved++
    log?.event({
      ...say('sails', { seat: sideName(state, frame.side), sea: seaName(state, zone) }),
      touches: [{ sea: packOf(state).seas[zone]?.id ?? '' }],
    })
    frame.toAsk = state.sides.flatMap((side, no) =>
      no === frame.side
        ? []
        : side.navies.flatMap((each, navyNo) => (each.sea === zone ? [{ side: no, navy: navyNo }] : [])),
    )
  },
}

/** 7 and NAV-2: enemies and neutrals may intercept; bots leave each other alone. */
function mayIntercept(state: State, side: number, mover: number): boolean {
  if (isBot(sideOf(state, side)) && isBot(sideOf(state, mover))) return false
  const status = statusOf(state, side, mover)
  return status === ENEMY || status === NEUTRAL
}

function arrive(state: State, frame: SailingFrame, log: Log): void {
  const { fight } = frame
  if (fight !== NONE) {
    // The voyage is not over before the fight is: on a tie the mover goes back one zone.
    frame.fight = NONE
    const { sea } = navyOf(state, frame.side, frame.navy)
    const ofNavy = sideOf(state, fight).navies.findIndex((navy) => navy.sea === sea)
    if (ofNavy < 0) return
    declareWar(state, frame.side, fight, log)
    push(state, { kind: 'seaFight', side: frame.side, navy: frame.navy, of: fight, ofNavy })
    return
  }
  pop(state, frame)
  if (frame.slot === NONE) return
  const { side, slot, to, port } = frame
  const army = armyOf(state, side, slot)
  // It may have gone down with sunk ships on the way.
  if (!onBoard(army)) return
  if (frame.attack) {
    push(state, newAttack({ side, slot, target: to, stage: port, bySea: true, infantry: NONE }))
    return
  }
  leaveRegion(state, army)
  if (to === NONE) {
    army.aboard = frame.navy
    log?.event({
      ...say('staysAboard', {
        army: armyFact(state, side, slot),
        sea: seaName(state, navyOf(state, side, frame.navy).sea),
      }),
      touches: [ofArmy(state, side, slot)],
    })
    return
  }
  army.region = to
  log?.event({
    ...say('landed', { army: armyFact(state, side, slot), region: placeName(state, to) }),
    touches: [ofArmy(state, side, slot), atRegion(state, to)],
  })
}

/** NAV-3: whether these ships are where they want to fight this side. Then it comes to that also if it does not intercept. */
function comesToFight(state: State, mover: number, side: number): boolean {
  const voyage = state.frames.findLast((frame): frame is SailingFrame => frame.kind === 'sailing')
  return voyage?.side === mover && voyage.fight === side && voyage.zones.length === 0
}

export const interceptHandler: Handler<FrameOf<'intercept'>> = {
  ask: (state, { side, navy, of, ofNavy }) => ({
    side,
    kind: 'intercept',
    question: () =>
      say('ask.intercept', {
        seat: sideName(state, side),
        of: sideName(state, of),
        ships: shipsOf(state, of, ofNavy),
        own: shipsOf(state, side, navy),
        comes: comesToFight(state, of, side),
        war: statusOf(state, side, of) !== ENEMY,
      }),
  }),
  options: () => [true, false].map((yes) => option({ do: 'intercept', yes }, pick('yes', yes))),
  apply(state, frame, action, log) {
    pop(state, frame)
    if (!(action as Extract<SeatAction, { do: 'intercept' }>).yes) return
    declareWar(state, frame.side, frame.of, log)
    log?.event(say('intercepted', { seat: sideName(state, frame.side), of: sideName(state, frame.of) }))
    push(state, { kind: 'seaFight', side: frame.of, navy: frame.ofNavy, of: frame.side, ofNavy: frame.navy })
  },
}
