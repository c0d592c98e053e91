// The beats of the bots' stretch that is being shown.

import type { Logged } from '@understudy/table'
import type { Play } from '../play.ts'
import { beatsOf } from './beats.ts'
import { isStep } from './is-step.ts'
import { lastRun } from './moments.ts'

export function beatsNow(play: Play): Logged[][] {
  const { entries, log } = play.table
  const run = lastRun(entries)
  if (run === undefined || run.to !== entries.length) return []
  const beats = beatsOf(log.slice(run.from, run.to).filter(isStep), play.ui.telling?.joins)
  // Dice that a rule has asked for tell nothing before what it does with them.
  const told = beats.at(-1)?.some(({ entry, events }) => entry.t === 'action' || events.length > 0) !== false
  return told ? beats : beats.slice(0, -1)
}
