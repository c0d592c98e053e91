// Which decision a thing on the table asks about: the last one of the others' last stretch that touched it.

import type { Entry, GameEvent, Logged } from '@understudy/table'
import type { Pointing } from '../../games/ui.ts'
import { beatsOf } from '../following/beats.ts'
import { isStep } from '../following/is-step.ts'
import { lastRun } from '../following/moments.ts'
import type { Play } from '../play.ts'
import { botOf } from './explaining.ts'

/** By the key of the thing. */
export function whyAt(play: Play, key: string, pointing: Pointing<unknown>): number | undefined {
  const { state } = play.table
  return lastOf(play, ({ events }) => events.some((event) => pointing.about(event, state).includes(key)))
}

/** By what is marked as changed. */
export const whyOfEvent = (play: Play, event: GameEvent): number | undefined =>
  lastOf(play, ({ events }) => events.includes(event))

/** By what a seat has more or less of: what brought it last. What a scoring brings nobody has decided. */
export function whyOfWorth(play: Play, key: string, more: boolean, pointing: Pointing<unknown>): number | undefined {
  const { entries, log } = play.table
  const run = lastRun(entries)
  if (run === undefined) return undefined
  const driver = play.table.driverAt(run.from)
  const { game } = play.pkg
  let found: number | undefined
  for (let at = run.from; at < run.to; at++) {
    const before = game.copy(driver.state)
    driver.commit(entries[at] as Entry)
    const n = pointing.worth(key, driver.state) - pointing.worth(key, before)
    const { events = [] } = log[at] ?? {}
    const scored = () =>
      play.ui.pause?.(before, driver.state, { events, log: log.slice(0, at + 1), beside: play.beside })
    if (n !== 0 && n > 0 === more && scored() === undefined) found = at
  }
  return found === undefined ? undefined : lastOf(play, ({ index }) => index === found)
}

/** What was decided there last: in the last beat about it the first decision, which the later ones carry out. */
function lastOf(play: Play, is: (logged: Logged) => boolean): number | undefined {
  const { entries, log } = play.table
  const run = lastRun(entries)
  if (run === undefined) return undefined
  const beats = beatsOf(log.slice(run.from, run.to).filter(isStep), play.ui.telling?.joins)
  for (const beat of beats.reverse()) {
    const at = beat.findIndex(is)
    if (at < 0) continue
    // Dice and draws belong to what was decided before them.
    const decided =
      beat.slice(at).find(isDecision) ??
      beat.slice(0, at).findLast(isDecision) ??
      beat.slice(0, at + 1).findLast(({ entry }) => botOf(play, entry) !== undefined)
    if (decided !== undefined) return decided.index
  }
  return undefined

  function isDecision(logged: Logged): boolean {
    return botOf(play, logged.entry) !== undefined && (is(logged) || logged.events.length === 0)
  }
}
