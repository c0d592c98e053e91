// The beats of a game that can be explained, to go back and forth between them.

import type { Logged } from '@understudy/table'
import { beatsOf, headline } from '../play/following/beats.ts'
import { isStep } from '../play/following/is-step.ts'
import type { Play } from '../play/play.ts'
import { botOf, leave } from '../play/why/explaining.ts'

interface Asked {
  /** Each beat's decisions that can be explained, and the one that tells it. */
  readonly beats: readonly { readonly decisions: readonly number[]; readonly told: number }[]
}

const known = new WeakMap<Play, Asked & { readonly last: Logged | undefined }>()

export function beatsAsked(play: Play): Asked['beats'] {
  const { log } = play.table
  const before = known.get(play)
  if (before !== undefined && before.last === log.at(-1)) return before.beats
  const beats = beatsOf(log.filter(isStep), play.ui.telling?.joins).flatMap((beat) => {
    const decisions = beat.flatMap(({ entry, index }) => (botOf(play, entry) === undefined ? [] : [index]))
    const last = headline(beat)?.index
    const told = last !== undefined && decisions.includes(last) ? last : decisions.at(-1)
    return told === undefined ? [] : [{ decisions, told }]
  })
  known.set(play, { beats, last: log.at(-1) })
  return beats
}

/** The entry that Why is about: the step that is looked at, the one that was asked about, or what tells the last beat. */
export function askedNow(play: Play): number | undefined {
  const mode = play.mode.value
  if (mode.at === 'look') return decidedAt(play, mode.index)
  return play.asked.value ?? beatsAsked(play).at(-1)?.told
}

/** Dice and draws belong to what was decided before them; what a person did has no Why. */
function decidedAt(play: Play, index: number): number | undefined {
  const { entries } = play.table
  const at = entries.slice(0, index + 1).findLastIndex(({ t }) => t !== 'answer')
  return botOf(play, entries[at]) === undefined ? undefined : at
}

/** The place of the beat that a decision belongs to. */
export function beatAt(play: Play, index: number | undefined): number {
  const beats = beatsAsked(play)
  const own = beats.findIndex(({ decisions }) => index !== undefined && decisions.includes(index))
  return own >= 0 || index === undefined ? own : beats.findLastIndex(({ told }) => told < index)
}

export function turnTo(play: Play, index: number | undefined): void {
  if (index === undefined) return
  if (play.mode.value.at !== 'now') leave(play)
  play.asked.value = index
}
