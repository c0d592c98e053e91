// 12.1, 12.3: generals who are bought, and who leads which army.

import { drawTop, drawUnseen, handSize, pileSize, topCards } from '@understudy/table/chance'
import type { ChanceAction, GeneralId, Slot } from '../../vocabulary.ts'
import { without } from '../army/composition.ts'
import { type Handler, type Log, pop, push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { FrameOf } from '../state/frames.ts'
import { armyFact, sideName } from '../state/names.ts'
import { armyOf, CAPTAIN, hasGeneral, isBot, onBoard, sideOf } from '../state/query.ts'
import type { Army, Side, State } from '../state/state.ts'

/** One of the generals who lie face down, whichever it is. */
const FACE_DOWN = '?'

/** 12.3: generals in slots and at hand. */
export const generalsOf = (side: Side): number => handSize(side.available) + side.armies.filter(hasGeneral).length

interface Leader {
  readonly slot: Slot
  readonly general: GeneralId
  /** He waits in this slot; otherwise he is at hand, and slots without a general are alike. */
  readonly assigned: boolean
}

/** Generals who can lead an army onto the board. */
export function leadersOffBoard(own: Side, fits: (army: Army) => boolean): Leader[] {
  const free = own.armies.flatMap((army, no) => (!onBoard(army) && fits(army) ? [no as Slot] : []))
  const waiting = free.flatMap((slot): Leader[] => {
    const [general] = own.armies[slot]?.general.known ?? []
    return general === undefined ? [] : [{ slot, general, assigned: true }]
  })
  const empty = free.find((slot) => own.armies[slot]?.general.known.length === 0)
  if (empty === undefined) return waiting
  const atHand = [...new Set(own.available.known)]
  return [...waiting, ...atHand.map((general): Leader => ({ slot: empty, general, assigned: false }))]
}

/** To an army without one: people choose whom, a bot leaves it to chance. */
export function assignGeneral(state: State, no: number, slot: number, general: string | undefined, log: Log): void {
  const side = sideOf(state, no)
  const army = armyOf(state, no, slot)
  if (isBot(side)) {
    push(state, { kind: 'assign', side: no, slot })
    return
  }
  side.available.known = without(side.available.known, [general ?? '']) ?? side.available.known
  army.general.known = [general ?? '']
  log?.event(say('generalAssigned', { army: armyFact(state, no, slot) }))
}

/** A random available general, face down. */
export const assignHandler: Handler<FrameOf<'assign'>> = {
  ask(state, { side, slot }) {
    const { known, unknown } = sideOf(state, side).available
    if (known.length === 0 || known.length + unknown.reduce((sum, part) => sum + part.n, 0) === 1) return undefined
    const ways = new Map<string, number>(known.map((id) => [id, 1]))
    const hidden = unknown.reduce((sum, part) => sum + part.n, 0)
    if (hidden > 0) ways.set(FACE_DOWN, hidden)
    return {
      chance: 'general',
      ways,
      key: `assign.${side}.${slot}`,
      question: () => say('ask.assign', { army: armyFact(state, side, slot) }),
    }
  },
  run(state, frame, log) {
    const { known } = sideOf(state, frame.side).available
    take(state, frame, known[0] ?? FACE_DOWN, log)
  },
  apply(state, frame, action, log) {
    take(state, frame, (action as Extract<ChanceAction, { do: 'general' }>).general, log)
  },
}

function take(state: State, frame: FrameOf<'assign'>, general: string, log: Log): void {
  const { available } = sideOf(state, frame.side)
  const army = armyOf(state, frame.side, frame.slot)
  pop(state, frame)
  if (general === FACE_DOWN) {
    const part = available.unknown[0]
    if (part === undefined) return
    army.general.unknown = [{ bag: part.bag, n: 1 }]
    if (--part.n === 0) available.unknown.shift()
  } else {
    available.known = without(available.known, [general]) ?? []
    army.general.known = [general]
  }
  army.revealed = false
  log?.event(say('generalAssigned', { army: armyFact(state, frame.side, frame.slot) }))
}

/** Which general was bought; none left: nobody comes (a Captain has no stars). */
export const boughtHandler: Handler<FrameOf<'bought'>> = {
  ask(state, { side }) {
    const own = sideOf(state, side)
    if (isBot(own) || pileSize(own.unused) === 0) return undefined
    return {
      chance: 'general',
      ways: topCards(state.generalCards, own.unused),
      key: `bought.${side}`,
      question: () => say('ask.bought', { seat: sideName(state, side) }),
    }
  },
  run(state, frame) {
    const own = sideOf(state, frame.side)
    pop(state, frame)
    if (pileSize(own.unused) > 0) drawUnseen(own.unused, own.available)
    else own.available.known.push(CAPTAIN)
  },
  apply(state, frame, action) {
    const own = sideOf(state, frame.side)
    const { general } = action as Extract<ChanceAction, { do: 'general' }>
    drawTop(state.generalCards, own.unused, general)
    own.available.known.push(general)
    own.available.known.sort()
    pop(state, frame)
  },
}
