// Whether a chapter has just been scored.

import { FRAMES, type FrameName, layout as L, type State } from '@understudy/arcs'

const AFTER: readonly FrameName[] = ['cleanUp', 'reckon', 'nextChapter']

/** The ambitions are scored, and the table is being cleaned up (or Lars reckons on its own). */
const scored = (state: State): boolean => framesOf(state).some((frame) => AFTER.includes(frame))

export const framesOf = (state: State): FrameName[] =>
  Array.from({ length: state.b[L.DEPTH]! }, (_, i) => FRAMES[state.b[L.FRAMES + i * L.FRAME_SIZE]!]!)

/** Whether a chapter was scored between two positions. */
export function chapterEnded(before: State, after: State): boolean {
  if (before.b[L.SETUP] === 0 || scored(before) || before.b[L.OVER] !== 0) return false
  return scored(after) || after.b[L.CHAPTER]! > before.b[L.CHAPTER]! || after.b[L.OVER] !== 0
}
