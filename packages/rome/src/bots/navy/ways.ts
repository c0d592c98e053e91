// 28.2: a bot's navies: whom they seek, where they drift, and whom they intercept.

import type { Question, Ways } from '@understudy/procedure'
import { listOf } from '../../rules/packed.ts'
import { hasHarbour } from '../../rules/sea/navy-moves.ts'
import { seaName, sideName } from '../../rules/state/names.ts'
import { NONE, seatId, sideOf } from '../../rules/state/query.ts'
import type { Navy } from '../../rules/state/state.ts'
import { shortestRoutes } from '../../rules/ways/trips.ts'
import { type Action, ENEMY, NEUTRAL } from '../../vocabulary.ts'
import { ruled } from '../book/sourcing.ts'
import { type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { settings } from '../options/options.ts'
import { preyKey } from '../priority-table/ways.ts'
import { frameOf, isEnemy, me, opponents, own, pack, stanceTo, statusWith } from '../view/seen.ts'
import type { Prey } from './notes.ts'

const navyAt = (c: C): Navy | undefined => own(c).navies[c.vars.navy ?? NONE]
const seaId = (c: C, sea: number): string => pack(c).seas[sea]?.id ?? ''

/** NAV-3: miniatures at sea that have carried nobody and were not treated yet. */
function idleNavies(c: C): number[] {
  const done = c.vars.doneNavies ?? []
  return own(c).navies.flatMap((navy, no) =>
    navy.sea !== NONE && !navy.carried && navy.moved === 0 && !done.includes(no) ? [no] : [],
  )
}
export const anyIdle: Question<C> = {
  test: (c) => idleNavies(c).length > 0,
  show: (c) => [say('camp.navies', { n: idleNavies(c).length })],
}
export const nextNavy = (c: C): void => {
  const [navy] = idleNavies(c)
  c.vars.navy = navy ?? NONE
  c.vars.doneNavies = [...(c.vars.doneNavies ?? []), navy ?? NONE]
}

/** All shortest ways of this miniature, without the zone where it is. */
const waysOut = (c: C, zones: number): number[][] => {
  const navy = navyAt(c)
  return navy === undefined ? [] : shortestRoutes(c.view, [navy.sea], zones + 1).map((route) => route.slice(1))
}
const endOf = (c: C, zones: readonly number[]): number => zones.at(-1) ?? navyAt(c)?.sea ?? NONE

const isPerson = (c: C, side: number): boolean => sideOf(c.view, side).role === 'human'
const naviesIn = (c: C, sides: readonly number[], zone: number): { side: number; navy: number }[] =>
  sides.flatMap((side) =>
    sideOf(c.view, side).navies.flatMap((navy, no) => (navy.sea === zone ? [{ side, navy: no }] : [])),
  )

/** NAV-2: navies of other bots are left alone, whatever the status. */
export const botsNear: Question<C> = {
  test: (c) => {
    const bots = opponents(c).filter((side) => !isPerson(c, side))
    return waysOut(c, pack(c).move.navy).some((zones) => naviesIn(c, bots, endOf(c, zones)).length > 0)
  },
}

/** Navies of people within reach; friends are safe at sea. R-77: by the option nobody, or enemies only. */
function preys(c: C): Prey[] {
  const how = settings(c)['nav.intercept']
  if (how === 'never') return []
  const most = how === 'enemyOnly' ? ENEMY : NEUTRAL
  const people = opponents(c).filter((side) => isPerson(c, side) && statusWith(c, side) <= most)
  const found = new Map<number, Prey>()
  for (const zones of waysOut(c, pack(c).move.navy)) {
    for (const each of naviesIn(c, people, endOf(c, zones))) {
      const prey = { ...each, zones }
      if (!found.has(preyKey(prey))) found.set(preyKey(prey), prey)
    }
  }
  return [...found.values()].filter((prey) => !(c.vars.dropped ?? []).includes(preyKey(prey)))
}

export const sought: Ways<C, Prey, PreferenceId> = {
  from: (c) => preys(c).filter(({ side }) => !(c.vars.spared ?? []).includes(side)),
  prefer: [
    { id: 'stanceHigh', most: (c, { side }) => stanceTo(c, side), source: ruled('L506', 77) },
    { id: 'nearest', least: (_c, { zones }) => zones.length, source: ruled('L506', 77) },
  ],
  show: (c, { side, zones }) =>
    say('camp.prey', {
      seat: sideName(c.view, side),
      sea: seaName(c.view, endOf(c, zones)),
      zones: zones.length,
    }),
  key: preyKey,
}
export const concernPrey = (c: C): void => {
  const { prey } = c.vars
  const others = sought.from(c).filter((each) => prey === undefined || preyKey(each) !== preyKey(prey))
  c.vars.concerned = prey?.side ?? NONE
  c.vars.preysLeft =
    settings(c)['pot.rollPer'] === 'opponent' ? others.filter(({ side }) => side !== prey?.side).length : others.length
}

const showRoute = (c: C, zones: readonly number[]) =>
  say('camp.route', { seas: zones.map((sea) => seaName(c.view, sea)) })

/** The shortest ways to the navy that was chosen. */
export const chases: Ways<C, readonly number[], PreferenceId> = {
  from: (c) => {
    const { prey } = c.vars
    if (prey === undefined) return []
    return waysOut(c, pack(c).move.navy).filter((zones) =>
      naviesIn(c, [prey.side], endOf(c, zones)).some(({ navy }) => navy === prey.navy),
    )
  },
  show: showRoute,
}
export const chase = (c: C, zones: readonly number[]): Action => ({
  do: 'sail',
  navy: c.vars.navy ?? 0,
  zones: listOf(zones, (sea) => seaId(c, sea)),
  fight: seatId(c.view, c.vars.prey?.side ?? 0),
})

/** Towards the nearest zone that touches an own port; none if it is in one. */
export const drifts: Ways<C, readonly number[], PreferenceId> = {
  from: (c) => {
    // The shortest ways come first; what lies beyond the nearest port is not looked at.
    let least = Number.POSITIVE_INFINITY
    const cut = new Map<string, readonly number[]>()
    for (const zones of waysOut(c, pack(c).seas.length)) {
      if (zones.length > least) break
      if (!hasHarbour(c.view, me(c), endOf(c, zones))) continue
      least = zones.length
      const way = zones.slice(0, pack(c).move.navy)
      cut.set(way.join(), way)
    }
    return least === 0 ? [] : [...cut.values()]
  },
  show: showRoute,
}
export const drift = (c: C, zones: readonly number[]): Action => ({
  do: 'sail',
  navy: c.vars.navy ?? 0,
  zones: listOf(zones, (sea) => seaId(c, sea)),
})

// ---- Interception --------------------------------------------------------------------------------------------------

const mover = (c: C): number => frameOf(c, 'intercept').of
export const byTable: Question<C> = { test: (c) => settings(c)['nav.intercept'] === 'table' }
export const concernMover = (c: C): void => {
  c.vars.concerned = mover(c)
}
/** without the table only enemies, or nobody. */
export const withoutTable = (c: C): void => {
  c.vars.concerned = mover(c)
  c.vars.taken = settings(c)['nav.intercept'] === 'enemyOnly' && isEnemy(c, mover(c))
}

/** NAV-5. */
export const shipsLost: Question<C> = {
  test: (c) => own(c).navyCards === 0,
  show: (c) => [say('camp.shipsLost', { n: own(c).navyCards })],
}
