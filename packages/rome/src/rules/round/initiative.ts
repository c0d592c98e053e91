// 6: initiative cards, gold on top, who goes first; 17: the markers of the bots' stance cards.

import type { Action, ChanceAction, SeatAction } from '../../vocabulary.ts'
import { numbersOf } from '../packed.ts'
import { type Handler, type Option, option, pick, pop } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { FrameOf } from '../state/frames.ts'
import { sideName } from '../state/names.ts'
import { isBot, opponentsOf, seatId, sideNamed, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

/** Whose card is dealt already and lies face down, until everybody has added gold (L88). */
export const isDealt = (state: State): boolean =>
  state.phase === 'initiative' &&
  state.step === 'commit' &&
  !state.frames.some((frame) => frame.kind === 'dealInitiative')

/**
 * Whose cards are asked for: people have to see theirs before they add gold, those of bots lie face down until then. Where
 * nobody adds gold, all are turned over at once.
 */
export function sidesDealt(state: State): number[] {
  const all = numbersOf(state.sides, (_, no) => no)
  const people = all.filter((no) => !isBot(sideOf(state, no)))
  if (people.length === 0 || people.length === all.length) return all
  return state.step === 'reveal' ? all.filter((no) => !people.includes(no)) : people
}

export const dealInitiativeHandler: Handler<FrameOf<'dealInitiative'>> = {
  ask(state, frame) {
    const sides = sidesDealt(state)
    const bots = state.step === 'reveal'
    const who = bots ? 'bots' : sides.length === state.sides.length ? 'all' : 'people'
    const key = bots ? `${frame.kind}.bots` : frame.kind
    return { chance: 'initiative', sides, key, question: () => say('ask.initiative', { who }) }
  },
  apply(state, frame, action) {
    const { cards } = action as Extract<ChanceAction, { do: 'initiative' }>
    // Games from before the bots' cards lay face down tell all of them at once.
    const sides = cards.length === state.sides.length ? numbersOf(state.sides, (_, no) => no) : sidesDealt(state)
    const before = state.step === 'reveal' ? state.initiative : []
    state.initiative = numbersOf(state.sides, (_, no) => cards[sides.indexOf(no)] ?? before[no] ?? 0)
    pop(state, frame)
  },
}

export const commitHandler: Handler<FrameOf<'commit'>> = {
  ask: (state, { side }) => ({
    side,
    kind: 'commit',
    question: () =>
      say('ask.commit', {
        seat: sideName(state, side),
        card: state.initiative[side] ?? 0,
        gold: sideOf(state, side).gold,
      }),
  }),
  options: (state, { side }) =>
    Array.from({ length: sideOf(state, side).gold + 1 }, (_, gold) =>
      option({ do: 'commit', gold }, pick('number', gold)),
    ),
  apply(state, frame, action) {
    state.committed[frame.side] = (action as Extract<SeatAction, { do: 'commit' }>).gold
    pop(state, frame)
  },
}

/** INI-3: people choose freely or pass the choice on; a bot goes first. Its direction follows its card (INI-4). */
export const orderHandler: Handler<FrameOf<'order'>> = {
  ask: (state, { side }) => ({
    side,
    kind: 'order',
    question: () => say('ask.order', { seat: sideName(state, side) }),
  }),

  options(state, { side, passed }): Option[] {
    const own = sideOf(state, side)
    const firsts = isBot(own) ? [side] : numbersOf(state.sides, (_, no) => no)
    const orders = firsts.flatMap((no) =>
      [true, false].map((clockwise) =>
        option(
          { do: 'order', first: seatId(state, no), clockwise },
          pick('seat', seatId(state, no)),
          pick('clockwise', clockwise),
        ),
      ),
    )
    if (isBot(own) || passed) return orders
    return [
      ...orders,
      ...opponentsOf(state, side).map((no) =>
        option({ do: 'passChoice', to: seatId(state, no) }, pick('do', 'pass'), pick('seat', seatId(state, no))),
      ),
    ]
  },

  apply(state, frame, action: Action, log) {
    pop(state, frame)
    if (action.do === 'passChoice') {
      const to = sideNamed(state, action.to)
      log?.event(say('choicePassed', { seat: sideName(state, frame.side), to: sideName(state, to) }))
      state.frames.push({ kind: 'order', side: to, passed: true })
      return
    }
    const { first, clockwise } = action as Extract<SeatAction, { do: 'order' }>
    const n = state.sides.length
    const start = sideNamed(state, first)
    state.clockwise = clockwise
    state.order = Array.from({ length: n }, (_, i) => (start + (clockwise ? i : n - i)) % n)
    log?.event(say('turnOrder', { seats: state.order.map((no) => sideName(state, no)), clockwise }))
  },
}

/** Boxes by row (trusting to distrusting) and column (defensive to aggressive). */
const BOXES: readonly (readonly number[])[] = [
  [1, 3, 6],
  [2, 5, 8],
  [4, 7, 9],
]

export function placeOfBox(box: number): { row: number; col: number } {
  const row = BOXES.findIndex((each) => each.includes(box))
  return { row, col: BOXES[row]?.indexOf(box) ?? -1 }
}

export const boxAt = (row: number, col: number): number | undefined => BOXES[row]?.[col]

const inOrder = (boxes: readonly number[]): readonly number[] => [...boxes].sort((a, b) => a - b)
const ALL_BOXES = inOrder(BOXES.flat())

/** Boxes that one roll can lead to from each box: a step at most in each direction (STN-4). */
const REACHABLE: ReadonlyMap<number, readonly number[]> = new Map(
  ALL_BOXES.map((box) => {
    const { row, col } = placeOfBox(box)
    const near = BOXES.flatMap((each, r) => each.filter((_, c) => Math.abs(r - row) <= 1 && Math.abs(c - col) <= 1))
    return [box, inOrder(near)] as const
  }),
)

/** STN-1: people who may choose place their own markers, and the first of them those of bots; otherwise dice decide. */
function placer(state: State, { side, towards, change }: FrameOf<'marker'>): number {
  if (change || state.options['stance.setup'] !== 'chosen') return side
  return isBot(sideOf(state, towards)) ? state.sides.findIndex((each) => !isBot(each)) : towards
}

export const markerHandler: Handler<FrameOf<'marker'>> = {
  ask: (state, frame) => ({
    side: placer(state, frame),
    kind: frame.change ? 'stance' : 'marker',
    question: () =>
      say('ask.marker', {
        seat: sideName(state, frame.side),
        towards: sideName(state, frame.towards),
        box: frame.change ? (sideOf(state, frame.side).stance[frame.towards] ?? 5) : 0,
      }),
  }),
  options(state, { side, towards, change }) {
    const boxes = change ? REACHABLE.get(sideOf(state, side).stance[towards] ?? 5) : ALL_BOXES
    return (boxes ?? []).map((box) => option({ do: 'stance', towards: seatId(state, towards), box }, pick('box', box)))
  },
  apply(state, frame, action, log) {
    const { stance } = sideOf(state, frame.side)
    const { box } = action as Extract<SeatAction, { do: 'stance' }>
    const before = stance[frame.towards] ?? 0
    stance[frame.towards] = box
    const facts = { seat: sideName(state, frame.side), towards: sideName(state, frame.towards), box, before }
    log?.event({
      ...say(frame.change && before === box ? 'stanceKept' : 'stanceMoved', facts),
      touches: [{ stance: seatId(state, frame.side) }],
      ...(before === box ? { aside: true as const } : {}),
    })
    pop(state, frame)
  },
}
