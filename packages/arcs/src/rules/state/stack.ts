// What is under way, as a stack of frames: the top one says who decides what. `settle.ts` runs those that decide nothing.

import * as F from './frame-numbers.ts'
import * as L from './layout.ts'
import type { State } from './state.ts'

// Not looked up in the layout each time: what is constant in a file costs nothing.
const DEPTH = L.DEPTH
const MAX_FRAMES = L.MAX_FRAMES
const FRAME_SIZE = L.FRAME_SIZE
const FRAMES_AT: number = L.FRAMES

/** Kinds of frames, in the order of frame-numbers.ts; files name them. */
const NAMES = [
  'none',
  // setting up
  'setupCard',
  'initiative',
  'draftRow',
  'draft',
  'assign',
  'place',
  'learn',
  'keepLore',
  'row',
  'deal',
  'mulligan',
  'redeal',
  // rounds and turns
  'round',
  'reveal',
  'lead',
  'follow',
  'turn',
  'reinforce',
  'nextTurn',
  'endRound',
  'score',
  'cleanUp',
  'nextChapter',
  // what actions bring about
  'draw',
  'refill',
  'connect',
  'vox',
  'overflow',
  'look',
  'lookReveal',
  'swap',
  'ambitious',
  'bold',
  'farseers',
  'sprint',
  'ruthless',
  'ruthlessRepeat',
  'mythic',
  'bonusMove',
  'bonusInfluence',
  // battle
  'sensors',
  'railgun',
  'dice',
  'roll',
  'reroll',
  'hits',
  'cities',
  'ransack',
  'raid',
  'afterBattle',
  'afterTurn',
  // Lars
  'target',
  'reckon',
  // acts
  'endAct',
  // SUPERCAT
  'reserve',
] as const
export type FrameName = (typeof NAMES)[number]
/** An act adds its own. */
export const FRAMES: FrameName[] = [...NAMES]

export { F }

export function push(state: State, kind: number, seat: number, x = 0, y = 0, z = 0, w = 0): void {
  const { b } = state
  const depth = b[DEPTH]!
  if (depth >= MAX_FRAMES) throw new Error('too much is under way')
  const at = FRAMES_AT + depth * FRAME_SIZE
  b[at] = kind
  b[at + 1] = seat
  b[at + 2] = x
  b[at + 3] = y
  b[at + 4] = z
  b[at + 5] = w
  b[DEPTH] = depth + 1
}

/** Puts a frame below those from `n` on, counted from the bottom. */
export function insertFrame(state: State, n: number, kind: number, seat: number, x = 0): void {
  const { b } = state
  push(state, kind, seat, x)
  const at = FRAMES_AT + n * FRAME_SIZE
  const top = FRAMES_AT + (b[DEPTH]! - 1) * FRAME_SIZE
  const frame = b.slice(top, top + FRAME_SIZE)
  b.copyWithin(at + FRAME_SIZE, at, top)
  b.set(frame, at)
}

export function pop(state: State): void {
  const { b } = state
  const depth = b[DEPTH]! - 1
  b[DEPTH] = depth
  // A loop: filling a few bytes costs more than clearing them one by one.
  for (let at = FRAMES_AT + depth * FRAME_SIZE, end = at + FRAME_SIZE; at < end; at++) b[at] = 0
}

/** The same, and on to the next frame (settle.ts). */
export function popped(state: State): true {
  pop(state)
  return true
}

const topAt = (state: State): number => FRAMES_AT + (state.b[DEPTH]! - 1) * FRAME_SIZE
// The two that are asked for most know where it lies themselves.
/** The frame on top: its kind, its seat, its four numbers. */
export const topKind = ({ b }: State): number => b[FRAMES_AT + (b[DEPTH]! - 1) * FRAME_SIZE]!
export const topSeat = ({ b }: State): number => b[FRAMES_AT + (b[DEPTH]! - 1) * FRAME_SIZE + 1]!
export const topArg = (state: State, n: number): number => state.b[topAt(state) + 2 + n]!
export function setTopSeat(state: State, seat: number): void {
  state.b[topAt(state) + 1] = seat
}
export function setTopArg(state: State, n: number, value: number): void {
  state.b[topAt(state) + 2 + n] = value
}
export function addTopArg(state: State, n: number, by: number): void {
  state.b[topAt(state) + 2 + n]! += by
}
/** Takes everything off the stack. */
export function clearStack({ b }: State): void {
  b.fill(0, FRAMES_AT, FRAMES_AT + FRAME_SIZE * MAX_FRAMES)
  b[DEPTH] = 0
}
