// Whether a chapter has just been scored.

import type { State } from '@understudy/arcs'
import { FRAMES, type FrameName, read } from '@understudy/arcs/state'
import { isSet } from './board/round.ts'

const AFTER: readonly FrameName[] = ['cleanUp', 'reckon', 'nextChapter']

/** The ambitions are scored, and the table is being cleaned up (or Lars reckons on its own). */
const scored = (state: State): boolean => framesOf(state).some((frame) => AFTER.includes(frame))

export const framesOf = (state: State): FrameName[] =>
  Array.from({ length: read.depth(state) }, (_, i) => FRAMES[read.frameKind(state, i)]!)

/** Whether a chapter was scored between two positions. */
export function chapterEnded(before: State, after: State): boolean {
  if (!isSet(before) || scored(before) || read.over(before) !== 0) return false
  return scored(after) || read.chapter(after) > read.chapter(before) || read.over(after) !== 0
}
