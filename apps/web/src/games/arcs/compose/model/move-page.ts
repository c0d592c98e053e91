// A move: where from, then system after system; ships are all that can go unless told otherwise, and those that a later
// leg leaves behind are dropped on the way.

import type { Action } from '@understudy/arcs'
import type { Doing, Leg, Pay, SystemId } from '@understudy/arcs/vocabulary'
import { equal } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { allowed, type Context } from './context.ts'
import type { Group, MovePage, Pressed, Tap } from './tap.ts'

const fromPick = (from: SystemId): Pick => ({ slot: 'from', value: from })
const toPick = (to: SystemId): Pick => ({ slot: 'to', value: to })
const shipsPick = (group: Group): Pick => ({ slot: 'ships', value: { ...group } })

/** The picks up to the ships of a leg. */
function picksTo(page: MovePage, leg: number): Pick[] {
  const picks = [...page.head, ...(page.from === undefined ? [] : [fromPick(page.from)])]
  for (let i = 0; i < leg; i++) picks.push(shipsPick(page.counts[i]!), toPick(page.path[i]!))
  return picks
}

/** The groups that can make this leg, as the rules offer them. */
const groupsOf = ({ decision }: Context, page: MovePage, leg: number): Group[] =>
  page.from === undefined ? [] : decision.next(picksTo(page, leg)).map(({ pick }) => pick.value as Group)

export const imperialOf = ({ imperial }: Group): number =>
  imperial === undefined ? 0 : imperial.fresh + imperial.damaged
const size = (group: Group): number => group.fresh + group.damaged + imperialOf(group)

/** Everybody, unless told otherwise. */
function allOf(context: Context, page: MovePage, leg: number): Group | undefined {
  return groupsOf(context, page, leg).reduce<Group | undefined>(
    (best, group) => (best === undefined || size(group) > size(best) ? group : best),
    undefined,
  )
}

/** Where the group can go next. */
export function waysOn(context: Context, page: MovePage): SystemId[] {
  if (page.from === undefined) return []
  const leg = page.path.length
  if (leg > 0 && !goesOn(context, page)) return []
  const group = page.counts[leg - 1] ?? allOf(context, page, leg)
  if (group === undefined) return []
  return context.decision.next([...picksTo(page, leg), shipsPick(group)]).map(({ pick }) => pick.value as SystemId)
}

/** Whether the last leg may be followed by another. */
function goesOn({ decision }: Context, page: MovePage): boolean {
  const last = page.path.length - 1
  const offers = decision.next([...picksTo(page, last), shipsPick(page.counts[last]!)])
  return offers.some(({ pick, more }) => more === true && pick.value === page.path[last])
}

const originsOf = ({ decision }: Context, page: MovePage): SystemId[] =>
  decision.next(page.head).map(({ pick }) => pick.value as SystemId)

function moveAction(doing: Doing, from: SystemId, legs: readonly Leg[], pay: Pay): Action {
  if (doing === 'sprint') return { do: 'sprint', from, legs }
  return doing === 'bonusMove' ? { do: 'bonusMove', from, legs } : { do: 'move', from, legs, pay }
}

export function moveReady(context: Context, page: MovePage): Action | undefined {
  const { from, path, counts, head } = page
  if (from === undefined || path.length === 0) return undefined
  const legs: Leg[] = path.map((to, i) => ({ to, ...counts[i]! }))
  const doing = head[0]?.value as Doing
  const pay = head.find(({ slot }) => slot === 'pay')?.value as Pay | undefined
  const action = moveAction(doing, from, legs, pay ?? 'pip')
  return allowed(context, action) ? action : undefined
}

/** Other numbers of ships for a leg: one more kind of tap for fresh ones, one for damaged ones. */
export function countsOf(context: Context, page: MovePage, leg: number): Group[] {
  const now = page.counts[leg]
  if (now === undefined) return []
  return groupsOf(context, page, leg).filter(
    (group) =>
      [group.fresh === now.fresh, group.damaged === now.damaged, imperialOf(group) === imperialOf(now)].filter(
        (same) => !same,
      ).length === 1 && moveReady(context, withCount(page, leg, group)) !== undefined,
  )
}

/** Imperial ships go no further than they came along. */
function along({ imperial: now }: Group, { imperial: most }: Group): { imperial?: NonNullable<Group['imperial']> } {
  if (now === undefined || most === undefined) return {}
  const left = { fresh: Math.min(now.fresh, most.fresh), damaged: Math.min(now.damaged, most.damaged) }
  return left.fresh + left.damaged === 0 ? {} : { imperial: left }
}

/** Later legs cannot be longer than what is left of the group. */
function withCount(page: MovePage, leg: number, group: Group): MovePage {
  const counts = page.counts.map((count, i) => {
    if (i < leg) return count
    if (i === leg) return group
    return {
      fresh: Math.min(count.fresh, group.fresh),
      damaged: Math.min(count.damaged, group.damaged),
      ...along(count, group),
    }
  })
  return { ...page, counts }
}

export function moveTaps(context: Context, page: MovePage): Tap[] {
  const ways = waysOn(context, page)
  const starts = page.path.length === 0 ? originsOf(context, page) : []
  const systems = new Set([...ways, ...starts.filter((system) => system !== page.from)])
  return [
    ...[...systems].map((system): Tap => ({ tap: 'system', system })),
    ...page.path.flatMap((_, leg) =>
      countsOf(context, page, leg).map((group): Tap => ({ tap: 'count', leg, ...group })),
    ),
  ]
}

export function pressMove(context: Context, page: MovePage, tap: Tap): Pressed | undefined {
  if (tap.tap === 'count') {
    const { tap: _, leg: __, ...group } = tap
    const fits = groupsOf(context, page, tap.leg).some((each) => equal(each, group))
    return fits ? { page: withCount(page, tap.leg, group) } : undefined
  }
  if (tap.tap !== 'system') return undefined
  if (waysOn(context, page).includes(tap.system)) {
    const leg = page.path.length
    const group = page.counts[leg - 1] ?? allOf(context, page, leg)
    if (group === undefined) return undefined
    return { page: { ...page, path: [...page.path, tap.system], counts: [...page.counts, group] } }
  }
  if (page.path.length > 0 || !originsOf(context, page).includes(tap.system)) return undefined
  return { page: { ...page, from: tap.system } }
}
