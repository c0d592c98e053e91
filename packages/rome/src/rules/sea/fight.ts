// 10.7: fights at sea, and what becomes of ships and of the army aboard.

import { packOf } from '../../pack/setting.ts'
import { type Action, type ChanceAction, COLOURS, type Colour, ENEMY } from '../../vocabulary.ts'
import { defeat, withdraw } from '../army/defeat.ts'
import { killsOf, pointsOf } from '../army/losses.ts'
import { type Handler, type Log, pop } from '../play/handler.ts'
import { pause } from '../play/reckon.ts'
import { say } from '../sayings.ts'
import type { FrameOf, SailingFrame } from '../state/frames.ts'
import { sideName } from '../state/names.ts'
import { armyOf, developed, factionOf, isBot, NONE, onBoard, sideOf, statusOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { cargoOf, overload } from './cargo.ts'
import { navyOf, shipsOf } from './sea.ts'

/** a bot's ships are common to its miniatures. */
function sink(state: State, side: number, no: number, n: number, log: Log): void {
  const own = sideOf(state, side)
  const navy = navyOf(state, side, no)
  if (isBot(own)) {
    own.navyCards = Math.max(0, own.navyCards - n)
    if (own.navyCards === 0) for (const each of own.navies) each.sea = NONE
    return
  }
  navy.cards = Math.max(0, navy.cards - n)
  if (navy.cards > 0) return
  navy.sea = NONE
  // The army goes down with the last ship.
  const cargo = cargoOf(state, side, no)
  if (cargo !== NONE) defeat(state, side, cargo, 'sunk', log)
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
      question: () =>
        say('ask.seaFight', {
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
    sink(state, frame.side, frame.navy, sunk[0], log)
    sink(state, frame.of, frame.ofNavy, sunk[1], log)
    const voyage = sailingOf(state, frame)
    if (a > b) giveWay(state, frame.of, frame.ofNavy, log)
    else stopVoyage(state, frame, a === b, log)
    overload(state, frame.of, frame.ofNavy)
    overload(state, frame.side, frame.navy, a > b ? voyage?.slot : undefined)
    if (sunk[0] > 0) pause(state, frame.side, 'sea', mine, theirs)
    if (sunk[1] > 0) pause(state, frame.of, 'sea', theirs, mine)
  },
}

/** A loser goes to a neighbouring zone without hostile navies, else off the board. */
function giveWay(state: State, side: number, no: number, log: Log): void {
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
    recall(state, side, no, log)
    return
  }
  navy.sea = free
}

/** Ships that leave the board take their army along; its cards are in the pool then (ruling rome/R-107). */
function recall(state: State, side: number, no: number, log: Log): void {
  const own = sideOf(state, side)
  const navy = navyOf(state, side, no)
  const cargo = cargoOf(state, side, no)
  if (cargo !== NONE) withdraw(state, side, cargo, log)
  navy.sea = NONE
  if (!isBot(own)) own.navyCards += navy.cards
  navy.cards = 0
}

/** The voyage on which the mover is. */
function sailingOf(state: State, { side, navy }: SeaFight): SailingFrame | undefined {
  const voyage = state.frames.at(-1)
  return voyage?.kind === 'sailing' && voyage.side === side && voyage.navy === navy ? voyage : undefined
}

/** The mover lost, or came to a standstill: back one zone, the army still at its port or aboard, or lost with the last ship. */
function stopVoyage(state: State, fight: SeaFight, tie: boolean, log: Log): void {
  const { side, navy: no } = fight
  const navy = navyOf(state, side, no)
  const sailing = sailingOf(state, fight)
  const lostAll = shipsOf(state, side, no) === 0
  if (!lostAll) {
    if (tie && sailing !== undefined && sailing.from !== NONE) navy.sea = sailing.from
    else if (tie && sailing !== undefined) recall(state, side, no, log)
    else giveWay(state, side, no, log)
  }
  if (sailing === undefined) return
  pop(state, sailing)
  if (sailing.slot === NONE) return
  const army = armyOf(state, side, sailing.slot)
  army.failed = true
  // The army goes down with the last ship.
  if (!lostAll || !onBoard(army)) return
  if (isBot(sideOf(state, side))) withdraw(state, side, sailing.slot, log)
  else defeat(state, side, sailing.slot, 'sunk', log)
}
