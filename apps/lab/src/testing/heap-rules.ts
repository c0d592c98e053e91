// A toy game for tests of the lab and the command: a heap of stones, each seat takes one to three, the last one wins
// (or loses). A die decides how large the heap is. It has an option of every kind and every way in which input can be bad.

import type { Json } from '@understudy/procedure'
import {
  BadInput,
  CHANCE,
  type Choice,
  type Decision,
  type EventSink,
  type Game,
  IllegalAction,
  type Options,
  type Problem,
  type Refusal,
} from '@understudy/table'

export interface Heap {
  players: number
  stones: number
  /** Not yet rolled. */
  fresh: boolean
  misere: boolean
  turn: number
  round: number
  last: number
}

const MOST = 60

export type HeapAction = { do: 'roll'; face: number } | { do: 'take'; n: number }

const seatName = (index: number): string => `s${index + 1}`
const mover = (state: Heap): number => state.turn % state.players

const phrases = {
  en: {
    askTake: () => 'How many stones do you take?',
    askRoll: () => 'What does the die show?',
    take: ({ n }: { n: number }) => `take ${n}`,
    rolled: ({ face }: { face: number }) => `the die shows ${face}`,
    took: ({ seat, n, left }: { seat: string; n: number; left: number }) => `${seat} takes ${n}, ${left} left`,
    tooMany: ({ stones }: { stones: number }) => `only 1 to ${Math.min(3, stones)} can be taken`,
    notNow: () => 'that is not asked now',
    lastStone: ({ seat }: { seat: string }) => `${seat} took the last stone`,
    stones: ({ n }: { n: number }) => `put ${n} stones on the heap`,
    tooHigh: () => `a heap has at most ${MOST} stones`,
  },
  ru: {
    askTake: () => 'Сколько камней вы берёте?',
    askRoll: () => 'Что выпало?',
    take: ({ n }: { n: number }) => `взять ${n}`,
    rolled: ({ face }: { face: number }) => `на кубике ${face}`,
    took: ({ seat, n, left }: { seat: string; n: number; left: number }) => `${seat} берёт ${n}, осталось ${left}`,
    tooMany: ({ stones }: { stones: number }) => `можно взять от 1 до ${Math.min(3, stones)}`,
    notNow: () => 'об этом сейчас не спрашивают',
    lastStone: ({ seat }: { seat: string }) => `${seat} берёт последний камень`,
    stones: ({ n }: { n: number }) => `положите ${n} камней`,
    tooHigh: () => `в куче не больше ${MOST} камней`,
  },
}

function refusal(state: Heap, action: HeapAction): Refusal | undefined {
  if ((action.do === 'roll') !== state.fresh) return { say: 'notNow' }
  const most = Math.min(3, state.stones)
  if (action.do === 'take' && (action.n < 1 || action.n > most))
    return { say: 'tooMany', with: { stones: state.stones } }
  return undefined
}

const isOver = (state: Heap): boolean => !state.fresh && state.stones === 0

function decision(state: Heap): Decision<HeapAction> | undefined {
  if (isOver(state)) return undefined
  const legal = (action: HeapAction) => refusal(state, action)
  const faces = [1, 2, 3, 4, 5, 6]
  if (state.fresh) {
    const choices = faces.map((face): Choice<HeapAction> => {
      const action = { do: 'roll', face } as const
      return { pick: { slot: 'face', value: face }, text: { say: 'rolled', with: { face } }, action }
    })
    return {
      seat: CHANCE,
      kind: 'heap',
      source: 'dice',
      question: { say: 'askRoll' },
      legal,
      next: () => choices,
      sample: (random) => ({ do: 'roll', face: 1 + random.int(6) }),
    }
  }
  const most = Math.min(3, state.stones)
  const choices = [1, 2, 3].slice(0, most).map((n): Choice<HeapAction> => {
    return { pick: { slot: 'n', value: n }, text: { say: 'take', with: { n } }, action: { do: 'take', n } }
  })
  return {
    seat: seatName(mover(state)),
    kind: 'take',
    question: { say: 'askTake' },
    legal,
    next: () => choices,
    sample: (random) => ({ do: 'take', n: 1 + random.int(most) }),
  }
}

function apply(state: Heap, action: HeapAction, events?: EventSink): void {
  const no = refusal(state, action)
  if (no !== undefined) throw new IllegalAction(no)
  if (action.do === 'roll') {
    state.fresh = false
    state.stones += action.face
    events?.event({ say: 'rolled', with: { face: action.face } })
    return
  }
  const seat = mover(state)
  state.stones -= action.n
  state.last = seat
  state.turn++
  events?.event({ say: 'took', with: { seat: seatName(seat), n: action.n, left: state.stones } })
}

function playersIn(options: Options): number {
  const { players } = options
  if (typeof players !== 'number' || players < 2 || players > 4)
    throw new BadInput({ en: 'two to four can play', ru: 'играют от двух до четырёх' }, 'players')
  return players
}

function baseOf(options: Options): number {
  if (options.stones === undefined) return options.size === 'large' ? 20 : 5
  const stones = Number(options.stones)
  if (!Number.isInteger(stones) || stones < 1)
    throw new BadInput({ en: 'this is not a number of stones', ru: 'это не число камней' }, 'stones')
  return stones
}

function parse(data: unknown): Heap {
  const numbers = ['players', 'stones', 'turn', 'round', 'last'] as const
  if (data === null || typeof data !== 'object') throw new BadInput({ en: 'not a position', ru: 'это не позиция' })
  const record = data as Record<string, unknown>
  for (const key of numbers)
    if (!Number.isInteger(record[key])) throw new BadInput({ en: 'a whole number is needed', ru: 'нужно целое' }, key)
  return { ...(data as Heap), fresh: record.fresh === true, misere: record.misere === true }
}

function parseAction(data: unknown): HeapAction {
  const { do: what, n, face } = (data ?? {}) as Record<string, unknown>
  if (what === 'take' && typeof n === 'number') return { do: 'take', n }
  if (what === 'roll' && typeof face === 'number') return { do: 'roll', face }
  throw new BadInput({ en: 'this is not an action', ru: 'это не действие' })
}

export const heapRules: Game<Heap, HeapAction> = {
  id: 'heap',
  version: '1',
  title: { en: 'Heap', ru: 'Куча' },
  options: [
    { id: 'players', kind: 'number', min: 2, max: 4, default: 2, title: { en: 'Players', ru: 'Игроки' } },
    {
      id: 'size',
      kind: 'choice',
      default: 'small',
      title: { en: 'Size of the heap', ru: 'Размер кучи' },
      values: [
        { id: 'small', title: { en: 'small', ru: 'малая' } },
        { id: 'large', title: { en: 'large', ru: 'большая' } },
      ],
    },
    { id: 'lastLoses', kind: 'flag', default: false, title: { en: 'The last one loses', ru: 'Последний проигрывает' } },
    { id: 'stones', kind: 'file', format: 'json', title: { en: 'Own heap', ru: 'Своя куча' } },
  ],
  sources: [{ id: 'dice', title: { en: 'The die', ru: 'Кубик' }, ways: ['app', 'table'] }],
  phrases,
  seats: (options) =>
    Array.from({ length: playersIn(options) }, (_, at) => ({
      id: seatName(at),
      title: { en: `Seat ${at + 1}`, ru: `Место ${at + 1}` },
      role: 'player',
    })),
  start: (options) => ({
    players: playersIn(options),
    stones: baseOf(options),
    fresh: true,
    misere: options.lastLoses === true,
    turn: 0,
    round: 1,
    last: -1,
  }),
  decision,
  apply,
  copy: (state) => ({ ...state }),
  view: (state) => ({ ...state }),
  resample: (view) => ({ ...view }),
  moment: (state) => (state.fresh ? 'start' : `${state.turn}.${seatName(mover(state))}`),
  outcome: (state) => {
    if (!isOver(state)) return undefined
    const last = seatName(state.last)
    const all = Array.from({ length: state.players }, (_, at) => seatName(at))
    const winners = state.misere ? all.filter((seat) => seat !== last) : [last]
    return { winners, why: { say: 'lastStone', with: { seat: last } } }
  },
  serialise: (state) => ({ ...state }) as unknown as Json,
  parse,
  check: (state): Problem[] => (state.stones > MOST ? [{ where: 'stones', what: { say: 'tooHigh' } }] : []),
  diff: (from, to) => (from.stones === to.stones ? [] : [{ say: 'stones', with: { n: to.stones } }]),
  setup: (state) => [{ say: 'stones', with: { n: state.stones } }],
  parseAction,
  describe: (action) =>
    action.do === 'take' ? { say: 'take', with: { n: action.n } } : { say: 'rolled', with: { face: action.face } },
}
