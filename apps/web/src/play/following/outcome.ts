// What came of one's last deed, where others or chance had a word in it: an agent that was refused, a card that was drawn.

import type { Logged } from '@understudy/table'
import { isStep } from './is-step.ts'

/** More than that is somebody's turn, which was shown. */
const AT_MOST = 3

/** The step that tells it; undefined if the deed was all there was to it. `settles`: what is told of it however much came after. */
export function outcomeOf(log: readonly Logged[], settles?: string): Logged | undefined {
  const own = log.findLastIndex(({ entry }) => entry.t === 'action' && entry.by === 'person')
  if (own < 0) return undefined
  for (const step of settles === undefined ? [] : log.slice(own)) {
    const events = step.events.filter(({ say }) => say === settles)
    if (events.length > 0) return { ...step, events }
  }
  const after = log.slice(own + 1)
  // What is put right or undone by hand is no outcome.
  if (after.some(({ entry }) => entry.t !== 'action' && entry.t !== 'answer')) return undefined
  const told = after.filter((step) => isStep(step) && step.events.length > 0)
  return told.length <= AT_MOST ? told.at(-1) : undefined
}

/** As much as the line of the plan holds at a glance. */
const SHORT = 56

/** Of a story the last sentence that is short enough; the whole is a tap away. */
export function gistOf(text: string): string {
  const sentences = text.length <= SHORT ? [] : (text.match(/[^.!?]+[.!?]+/g) ?? [])
  return sentences.findLast((each) => each.trim().length <= SHORT)?.trim() ?? text
}
