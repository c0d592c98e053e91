// A decision can be explained again at any time: the bot is run once more along the journal, with a trace.

import type { AnyRulebook } from '@understudy/procedure'
import { alongWith, leftBy, type Verdict, whyNot } from '@understudy/procedure/explain'
import { choiceEvents, choiceOf, deedOf, Recorder, type TraceEvent } from '@understudy/procedure/trace'
import type { Seat } from '../games/game.ts'
import { resets } from '../journal/replaying.ts'
import type { Table } from './table.ts'

/** What a bot thought between its previous action and this entry. */
export interface Explained {
  readonly index: number
  readonly seat: Seat
  readonly events: readonly TraceEvent[]
  /**
   * The choice that this only carries out, the question whose no it deals with, and those whose yes is carried out with it, if
   * that was before an earlier action.
   */
  readonly led?: readonly TraceEvent[] | undefined
  /** False: this version of the bot would decide otherwise, so the trace stops here. */
  readonly same: boolean
}

/** Traces of the whole run that entry `index` belongs to, one for each action in it. Empty if no rulebook decided. */
export function explainRun<State, Action>(table: Table<State, Action>, index: number): Explained[] {
  const entry = table.entries[index]
  if (entry === undefined || (entry.t !== 'action' && entry.t !== 'answer')) return []
  const { seat } = entry
  const begun = table.runStart(index, seat)
  if (begun === undefined) return []
  const driver = table.driverAt(begun)
  const rulebook = driver.bot(seat)?.runner?.rulebook
  if (rulebook === undefined) return []
  const recorder = new Recorder()
  driver.sink = recorder
  const out: Explained[] = []
  const earlier: TraceEvent[] = []
  for (let at = begun; at < table.entries.length; at++) {
    const each = table.entries[at]
    if (each === undefined || resets(each, seat)) break
    const own = (each.t === 'action' || each.t === 'answer') && each.seat === seat
    if (own && each.first === true && at > begun) break
    if (own) {
      const same = driver.follow(seat, each)
      if (each.t === 'action') {
        const events = recorder.take()
        out.push({ index: at, seat, events, ...led(rulebook, events, earlier), same })
        earlier.push(...events)
      }
      if (!same) break
    }
    driver.commit(each)
  }
  return out
}

function led(
  rulebook: AnyRulebook,
  events: readonly TraceEvent[],
  earlier: readonly TraceEvent[],
): Pick<Explained, 'led'> {
  const deed = deedOf(events)
  if (deed === undefined) return {}
  const led = [...chosenBefore(rulebook, deed.decided, events, earlier), ...alongWith(rulebook, deed, earlier)]
  return led.length === 0 ? {} : { led }
}

function chosenBefore(
  rulebook: AnyRulebook,
  decided: string,
  events: readonly TraceEvent[],
  earlier: readonly TraceEvent[],
): readonly TraceEvent[] {
  if (choiceOf(events, decided) !== undefined) return []
  const choice = choiceOf(earlier, decided)
  if (choice !== undefined) return choiceEvents(choice)
  const left = leftBy(rulebook, decided, earlier, events)
  return left === undefined ? [] : [left]
}

/** Why a bot did what entry `index` says. */
export function explainEntry<State, Action>(table: Table<State, Action>, index: number): Explained | undefined {
  return explainRun(table, index).find((explained) => explained.index === index)
}

/** Why it did not do something else instead. */
export function whyNotAt<State, Action>(
  table: Table<State, Action>,
  index: number,
  alternative: Action,
): Verdict | undefined {
  const run = explainRun(table, index).filter((each) => each.index <= index)
  const explained = run.at(-1)
  if (explained?.index !== index || !explained.same) return undefined
  const driver = table.driverAt(index)
  const runner = driver.bot(explained.seat)?.runner
  if (runner === undefined) return undefined
  const acted = explained.events.findLast((event) => event.e === 'act')
  const vars = (acted?.e === 'act' ? acted.vars : undefined) as Record<string, unknown> | undefined
  const view = table.pkg.game.view(driver.state, explained.seat)
  const earlier = run.slice(0, -1).flatMap((each) => each.events)
  return whyNot(runner, view, explained.seat, vars ?? {}, explained.events, alternative, earlier)
}
