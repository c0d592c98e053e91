// Hits dealt one by one: a tap on a piece drops the next one there, a tap on its pips takes it back. Whatever lies there can
// always be gone on with to something that the rules allow.

import { type Toughness, toughness } from '@understudy/arcs/rules'
import { damagedShips, freshShips, ids, isBuilding, isDamaged, read, siteOwner } from '@understudy/arcs/state'
import type { ShipHits, SiteHits, SiteId } from '@understudy/arcs/vocabulary'
import type { Context } from './context.ts'
import { best, type HitWays, hitWays, lost, sitesWorth } from './hit-ways.ts'
import type { Dealt, DealtSide, HitsPage } from './tap.ts'

const PLAIN: Toughness = { damage: 1, destroy: 1, covered: false }

/** What can be hit: fresh pieces first. */
interface Aim {
  readonly damaged: boolean
  /** Hits for each step: to be damaged, to be destroyed. */
  readonly steps: readonly number[]
  readonly site?: SiteId
}

const ships = (fresh: number, damaged: number, { damage, destroy }: Toughness): Aim[] => [
  ...Array.from({ length: fresh }, () => ({ damaged: false, steps: [damage, destroy] })),
  ...Array.from({ length: damaged }, () => ({ damaged: true, steps: [destroy] })),
]

function aims({ state }: Context): Readonly<Record<DealtSide, readonly Aim[]>> {
  const at = read.battleAt(state)
  const [attacker, defender] = [read.attacker(state), read.defender(state)]
  const tough = toughness(state, attacker, defender)
  const sites = [at * 3, at * 3 + 1, at * 3 + 2]
  return {
    own: ships(freshShips(state, at, attacker), damagedShips(state, at, attacker), PLAIN),
    ships: ships(freshShips(state, at, defender), damagedShips(state, at, defender), tough),
    sites: sites.flatMap((no): Aim[] => {
      const here = read.site(state, no)
      if (!isBuilding(here) || siteOwner(here) !== defender) return []
      const damaged = isDamaged(here)
      return [{ site: ids.siteId(no), damaged, steps: damaged ? [1] : [1, 1] }]
    }),
  }
}

const NONE: Dealt = { own: [], ships: [], sites: [] }
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

function shipHits(all: readonly Aim[], taken: readonly number[]): ShipHits {
  const hits = { damage: 0, destroyFresh: 0, destroyDamaged: 0 }
  all.forEach(({ damaged, steps }, i) => {
    const n = taken[i] ?? 0
    if (n >= sum(steps)) hits[damaged ? 'destroyDamaged' : 'destroyFresh']++
    else if (!damaged && n >= (steps[0] ?? 0)) hits.damage++
  })
  return hits
}

/** Whether more hits can make this of what lies there. */
const leadsTo = (now: ShipHits, way: ShipHits): boolean =>
  way.destroyFresh >= now.destroyFresh &&
  way.destroyDamaged >= now.destroyDamaged &&
  way.damage + way.destroyFresh - now.destroyFresh >= now.damage

const hitsAt = (way: readonly SiteHits[], site: SiteId | undefined): number =>
  way.find((each) => each.site === site)?.hits ?? 0

/** The ways that what lies there can still become. */
function waysLeft(context: Context, dealt: Dealt, ways: HitWays): HitWays {
  const all = aims(context)
  return {
    own: ways.own.filter((way) => leadsTo(shipHits(all.own, dealt.own), way)),
    ships: ways.ships.filter((way) => leadsTo(shipHits(all.ships, dealt.ships), way)),
    buildings: ways.buildings.filter((way) =>
      all.sites.every(({ site }, i) => hitsAt(way, site) >= (dealt.sites[i] ?? 0)),
    ),
  }
}

const chosen = (ways: HitWays, side: DealtSide): number =>
  ({ own: ways.own, ships: ways.ships, sites: ways.buildings })[side].length

/** What a way would look like on the pieces: those that were hit most come first. */
function laid(all: readonly Aim[], taken: readonly number[], way: ShipHits): number[] {
  const out = all.map(() => 0)
  const order = all.map((_, i) => i).sort((a, b) => (taken[b] ?? 0) - (taken[a] ?? 0) || a - b)
  const left = { ...way }
  for (const i of order) {
    const { damaged, steps } = all[i]!
    if (damaged && left.destroyDamaged > 0) {
      left.destroyDamaged--
      out[i] = sum(steps)
    } else if (!damaged && left.destroyFresh > 0) {
      left.destroyFresh--
      out[i] = sum(steps)
    } else if (!damaged && left.damage > 0) {
      left.damage--
      out[i] = steps[0] ?? 0
    }
  }
  return out
}

/** Nothing is dealt but what leaves no choice. */
export function dealingPage(context: Context): HitsPage {
  const ways = hitWays(context)
  const all = aims(context)
  const [own, theirs, buildings] = [ways.own[0], ways.ships[0], ways.buildings[0]]
  const dealt: Dealt = {
    own: ways.own.length === 1 && own !== undefined ? laid(all.own, [], own) : all.own.map(() => 0),
    ships: ways.ships.length === 1 && theirs !== undefined ? laid(all.ships, [], theirs) : all.ships.map(() => 0),
    sites: all.sites.map(({ site }) =>
      ways.buildings.length === 1 && buildings !== undefined ? hitsAt(buildings, site) : 0,
    ),
  }
  return settledPage(context, dealt)
}

/** The page with what is complete of it. */
function settledPage(context: Context, dealt: Dealt): HitsPage {
  const ways = hitWays(context)
  const all = aims(context)
  const own = ways.own.find((way) => same(way, shipHits(all.own, dealt.own)))
  const theirs = ways.ships.find((way) => same(way, shipHits(all.ships, dealt.ships)))
  const buildings = ways.buildings.find((way) =>
    all.sites.every(({ site }, i) => hitsAt(way, site) === (dealt.sites[i] ?? 0)),
  )
  return {
    at: 'hits',
    dealt,
    ...(ways.own.length > 1 && own !== undefined ? { own } : {}),
    ...(ways.ships.length > 1 && theirs !== undefined ? { ships: theirs } : {}),
    ...(ways.buildings.length > 1 && buildings !== undefined ? { buildings } : {}),
  }
}

const same = (a: ShipHits, b: ShipHits): boolean =>
  a.damage === b.damage && a.destroyFresh === b.destroyFresh && a.destroyDamaged === b.destroyDamaged

/** The next step on this piece; undefined: it can take no more, or the rest could not be dealt any more. */
export function drop(context: Context, { dealt = NONE }: HitsPage, side: DealtSide, at: number): HitsPage | undefined {
  const ways = hitWays(context)
  const aim = aims(context)[side][at]
  if (aim === undefined || chosen(ways, side) < 2) return undefined
  const now = dealt[side][at] ?? 0
  const step = aim.steps[now === 0 ? 0 : 1]
  if (step === undefined || now >= sum(aim.steps)) return undefined
  const next: Dealt = { ...dealt, [side]: dealt[side].map((n, i) => (i === at ? n + step : n)) }
  return chosen(waysLeft(context, next, ways), side) === 0 ? undefined : settledPage(context, next)
}

/** The last step on this piece is taken back. */
export function lift(context: Context, { dealt = NONE }: HitsPage, side: DealtSide, at: number): HitsPage | undefined {
  const aim = aims(context)[side][at]
  const now = dealt[side][at] ?? 0
  if (aim === undefined || now === 0 || chosen(hitWays(context), side) < 2) return undefined
  const first = aim.steps[0] ?? 0
  const next: Dealt = { ...dealt, [side]: dealt[side].map((n, i) => (i === at ? (n > first ? first : 0) : n)) }
  return settledPage(context, next)
}

/** The rest is dealt as is proposed: one's own spared, theirs destroyed. */
export function dealRest(context: Context, { dealt = NONE }: HitsPage): HitsPage {
  const all = aims(context)
  const ways = waysLeft(context, dealt, hitWays(context))
  const own = best(ways.own, (way) => -lost(way))
  const theirs = best(ways.ships, lost)
  const buildings = best(ways.buildings, sitesWorth(context.state))
  return settledPage(context, {
    own: own === undefined ? dealt.own : laid(all.own, dealt.own, own),
    ships: theirs === undefined ? dealt.ships : laid(all.ships, dealt.ships, theirs),
    sites: all.sites.map(({ site }, i) => (buildings === undefined ? (dealt.sites[i] ?? 0) : hitsAt(buildings, site))),
  })
}

/** Hits that hang over a side. */
export function hitsLeft(context: Context, { dealt = NONE }: HitsPage, side: DealtSide): number {
  const ways = hitWays(context)
  if (chosen(ways, side) < 2) return 0
  const whole = dealRest(context, { at: 'hits', dealt }).dealt ?? NONE
  return sum(whole[side]) - sum(dealt[side])
}
