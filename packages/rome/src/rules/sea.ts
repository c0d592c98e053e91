// 10.7, 28.2: navies, transport and fights at sea.

import { packOf } from '../pack/setting.ts'
import { say } from '../text/sayings.ts'
import { type Action, type ChanceAction, COLOURS, type Colour, ENEMY, NEUTRAL, type SeatAction } from '../vocabulary.ts'
import { newAttack } from './attack.ts'
import { defeat, leaveRegion, withdraw } from './defeat.ts'
import { declareWar } from './diplomacy.ts'
import { armyFact, atRegion, ofArmy, placeName, seaName, sideName } from './facts.ts'
import type { FrameOf, SailingFrame } from './frames.ts'
import { type Handler, type Log, option, pick, pop, push } from './handler.ts'
import { killsOf, pointsOf } from './losses.ts'
import { armyOf, developed, factionOf, isBot, NONE, sideOf, statusOf } from './query.ts'
import { pause } from './reckon.ts'
import type { Navy, State } from './state.ts'

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

/** a bot's ships are common to its miniatures. */
function sink(state: State, side: number, no: number, n: number): void {
  const own = sideOf(state, side)
  const navy = navyOf(state, side, no)
  if (isBot(own)) {
    own.navyCards = Math.max(0, own.navyCards - n)
    if (own.navyCards === 0) for (const each of own.navies) each.sea = NONE
    return
  }
  navy.cards = Math.max(0, navy.cards - n)
  if (navy.cards === 0) navy.sea = NONE
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
  if (frame.attack) {
    push(state, newAttack({ side, slot, target: to, stage: port, bySea: true, infantry: NONE }))
    return
  }
  const army = armyOf(state, side, slot)
  leaveRegion(state, army)
  army.region = to
  log?.event({
    ...say('landed', { army: armyFact(state, side, slot), region: placeName(state, to) }),
    touches: [ofArmy(state, side, slot), atRegion(state, to)],
  })
}

export const interceptHandler: Handler<FrameOf<'intercept'>> = {
  ask: (state, { side, of }) => ({
    side,
    kind: 'intercept',
    question: say('ask.intercept', { seat: sideName(state, side), of: sideName(state, of) }),
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

function navyDie(state: State, side: number): Colour {
  const at = COLOURS.indexOf(factionOf(state, side).navy) + developed(state, side, 'NAVY')
  return COLOURS[Math.min(at, COLOURS.length - 1)] ?? 'W'
}

type SeaFight = FrameOf<'seaFight'>

const shipDice = (state: State, side: number, navy: number): Colour[] =>
  Array<Colour>(shipsOf(state, side, navy)).fill(navyDie(state, side))

export const seaFightHandler: Handler<SeaFight> = {
  ask(state, frame) {
    const mine = shipDice(state, frame.side, frame.navy)
    const theirs = shipDice(state, frame.of, frame.ofNavy)
    return {
      chance: 'roll',
      dice: [...mine, ...theirs],
      key: `sea.${frame.side}`,
      question: say('ask.seaFight', {
        a: sideName(state, frame.side),
        b: sideName(state, frame.of),
        attack: mine.join(''),
        defence: theirs.join(''),
      }),
    }
  },

  apply(state, frame, action: Action, log) {
    const { faces } = action as Extract<ChanceAction, { do: 'roll' }>
    const mine = faces.slice(0, shipsOf(state, frame.side, frame.navy))
    const theirs = faces.slice(mine.length)
    const [a, b] = [pointsOf(mine), pointsOf(theirs)]
    const sunk: [number, number] = [killsOf(theirs), killsOf(mine)]
    pop(state, frame)
    log?.event(
      say('seaFought', {
        a: sideName(state, frame.side),
        b: sideName(state, frame.of),
        attack: mine.join(''),
        defence: theirs.join(''),
        sunkA: sunk[0],
        sunkB: sunk[1],
      }),
    )
    sink(state, frame.side, frame.navy, sunk[0])
    sink(state, frame.of, frame.ofNavy, sunk[1])
    if (a > b) giveWay(state, frame.of, frame.ofNavy)
    else stopVoyage(state, frame, a === b, log)
    if (sunk[0] > 0) pause(state, frame.side, 'sea', mine, theirs)
    if (sunk[1] > 0) pause(state, frame.of, 'sea', theirs, mine)
  },
}

/** A loser goes to a neighbouring zone without hostile navies, else off the board. */
function giveWay(state: State, side: number, no: number): void {
  const navy = navyOf(state, side, no)
  if (navy.sea === NONE) return
  const free = packOf(state).seas[navy.sea]?.next.find(
    (zone) =>
      !state.sides.some(
        (other, at) =>
          at !== side && statusOf(state, side, at) === ENEMY && other.navies.some((each) => each.sea === zone),
      ),
  )
  if (free === undefined) {
    recall(state, side, no)
    return
  }
  navy.sea = free
}

function recall(state: State, side: number, no: number): void {
  const own = sideOf(state, side)
  const navy = navyOf(state, side, no)
  navy.sea = NONE
  if (!isBot(own)) own.navyCards += navy.cards
  navy.cards = 0
}

/** The mover lost, or came to a standstill: back one zone, the army back at its port, or lost with the last ship. */
function stopVoyage(state: State, { side, navy: no }: SeaFight, tie: boolean, log: Log): void {
  const navy = navyOf(state, side, no)
  const voyage = state.frames.at(-1)
  const sailing = voyage?.kind === 'sailing' && voyage.side === side && voyage.navy === no ? voyage : undefined
  const lostAll = shipsOf(state, side, no) === 0
  if (!lostAll) {
    if (tie && sailing !== undefined && sailing.from !== NONE) navy.sea = sailing.from
    else if (tie && sailing !== undefined) recall(state, side, no)
    else giveWay(state, side, no)
  }
  if (sailing === undefined) return
  pop(state, sailing)
  if (sailing.slot === NONE) return
  const army = armyOf(state, side, sailing.slot)
  army.failed = true
  if (!lostAll) return
  // The army goes down with the last ship.
  if (isBot(sideOf(state, side))) withdraw(state, side, sailing.slot, log)
  else defeat(state, side, sailing.slot, log)
}
