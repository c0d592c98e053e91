// A bots' turn as things to do on a real table: step by step as it was played, or the net of it, place by place.

import type { Say } from '@understudy/procedure'
import type { GameEvent, Line, Logged, Net } from '@understudy/table'
import { isPersonal } from '@understudy/table/journal'
import type { AnyBeside } from '../play/beside/carrying.ts'

/** A line of the list, and the step that it is asked about; undefined: nobody decided it. */
export interface ToDo extends Line {
  readonly why: number | undefined
}

/** What belongs to one place, in a row. */
interface ToDoPlace {
  readonly place: Say
  readonly lines: readonly ToDo[]
}

/** Where a stretch of what is to be done begins and ends: between two of them somebody has done something on the table. */
interface Stretch {
  readonly from: number
  readonly to: number
}

export function stretchesOf(log: readonly Logged[], steps: readonly Logged[]): Stretch[] {
  const listed = new Set(steps)
  const out: Stretch[] = []
  let from: number | undefined
  const close = (to: number): void => {
    if (from !== undefined) out.push({ from, to })
    from = undefined
  }
  for (const logged of log.slice(steps[0]?.index ?? log.length)) {
    const { entry, index } = logged
    if (isPersonal(entry) && !listed.has(logged)) close(index)
    else if (from === undefined && listed.has(logged)) from = index
  }
  close(log.length)
  return out
}

type Explained = (logged: Logged) => boolean

/** The decision that a step belongs to: a die or a card was wanted by what follows. */
const deciderOf = (steps: readonly Logged[], at: number, explained: Explained): number | undefined =>
  (steps.slice(at).find(explained) ?? steps.slice(0, at).findLast(explained))?.index

export function inOrder(
  steps: readonly Logged[],
  lines: (logged: Logged) => readonly Line[],
  explained: Explained,
): ToDo[] {
  return steps.flatMap((logged, at) => {
    const why = deciderOf(steps, at, explained)
    return lines(logged).map((line) => ({ ...line, why }))
  })
}

/** Of what was done at the same place the last, of the same kind if there is such. */
export function netLines(net: readonly Line[], ordered: readonly ToDo[]): ToDo[] {
  const last = ordered.findLast(({ why }) => why !== undefined)?.why
  return net.map((line) => {
    const here = ordered.filter(
      ({ place, why }) => why !== undefined && JSON.stringify(place) === JSON.stringify(line.place),
    )
    const alike = here.findLast(({ change }) => change.say === line.change.say)
    return { ...line, why: (alike ?? here.at(-1))?.why ?? last }
  })
}

/** Lines in a row that belong to one place stand under its name. */
export function inPlaces(lines: readonly ToDo[]): ToDoPlace[] {
  const out: { place: Say; lines: ToDo[] }[] = []
  for (const line of lines) {
    const last = out.at(-1)
    if (last !== undefined && JSON.stringify(last.place) === JSON.stringify(line.place)) last.lines.push(line)
    else out.push({ place: line.place, lines: [line] })
  }
  return out
}

/** Lines of one place, wherever they come from, in the order in which the places came first. */
function sumOf(nets: readonly Net[]): Net[] {
  const out = new Map<string, { place: Say; parts: Say[] }>()
  for (const { place, parts } of nets) {
    const there = out.get(JSON.stringify(place))
    if (there === undefined) out.set(JSON.stringify(place), { place, parts: [...parts] })
    else there.parts.push(...parts)
  }
  return [...out.values()]
}

interface Whole {
  readonly ordered: readonly ToDo[]
  readonly placed: readonly ToDo[]
  readonly nets: readonly Net[]
}

/** `stateAt`: the position before an entry. */
export function wholeOf(
  beside: AnyBeside,
  log: readonly Logged[],
  steps: readonly Logged[],
  lines: (logged: Logged) => readonly Line[],
  stateAt: (index: number) => unknown,
  explained: Explained,
): Whole {
  const ordered: ToDo[] = []
  const placed: ToDo[] = []
  const nets: Net[] = []
  for (const { from, to } of stretchesOf(log, steps)) {
    const part = steps.filter(({ index }) => index >= from && index < to)
    const own = inOrder(part, lines, explained)
    const [before, after] = [stateAt(from), stateAt(to)]
    const events: GameEvent[] = log.slice(from, to).flatMap((logged) => logged.events)
    ordered.push(...own)
    placed.push(...netLines(beside.lines(before, after, events), own))
    nets.push(...beside.allInAll(before, after))
  }
  return { ordered, placed, nets: sumOf(nets) }
}
