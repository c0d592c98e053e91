// Assigning hits (arcs 11.5, 11.6, 6.9): the attacker chooses every one of them, in one action.

import type { EventSink } from '@understudy/table'
import type { ActionOf, ShipHits, SiteHits } from '../../vocabulary.ts'
import { cityTypes } from '../board/control.ts'
import { siteId, site as siteIndex, sysId } from '../board/ids.ts'
import { destroyBuilding, destroyed, T_SHIP } from '../board/pieces.ts'
import { free, type No } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { say } from '../sayings.ts'
import { ORDINARY, type Toughness, toughness } from '../seats/attacks.ts'
import { seatRules } from '../seats/index.ts'
import { ownerOf } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { isBuilding, isCity, isDamaged, isPort, SITE_DAMAGED, siteOwner } from '../state/sites.ts'
import { F, pop, push, topKind } from '../state/stack.ts'
import { colourOf, damagedShips, freshShips, type State, ships } from '../state/state.ts'
import * as write from '../state/write.ts'
import { KIND_RIFLES } from './battle.ts'
import { symbols } from './dice.ts'
import { answersForCities } from './outrage.ts'

/** Hits to assign: on the attacker's ships, on the defender's ships, on the defender's buildings. */
export interface Demand {
  readonly own: number
  readonly ships: number
  readonly buildings: number
  readonly intercepted: boolean
}

export function demandOf(state: State): Demand {
  const at = read.battleAt(state)
  const attacker = read.attacker(state)
  const defender = read.defender(state)
  const rifles = read.battleKind(state) === KIND_RIFLES
  if (topKind(state) === F.railgun) return { own: 1, ships: 0, buildings: 0, intercepted: false }
  const intercepted = !rifles && isIntercepted(state)
  let own = rifles ? 0 : symbols(state, 'self')
  if (intercepted) {
    const [instead] = heard(points.interceptHits, state, defender)
    own += instead === undefined ? freshShips(state, at, defender) : instead(state, defender)
  }
  const hit = symbols(state, 'hit')
  const onShips = Math.min(hit, shipCapacity(state, at, defender, attacker))
  const onBuildings = Math.min(hit - onShips + symbols(state, 'building'), buildingCapacity(state, at, defender))
  return {
    own: Math.min(own, rifles ? 0 : shipCapacity(state, at, attacker)),
    ships: onShips,
    buildings: onBuildings,
    intercepted,
  }
}

/** At least one intercept: what is rolled, less what the attacker and plus what the defender has to say (arcs/D15). */
export function isIntercepted(state: State): boolean {
  let n = symbols(state, 'intercept')
  const attacker = read.attacker(state)
  const defender = read.defender(state)
  for (const into of heard(points.attacksInto, state, attacker)) n = into(state, attacker, n)
  for (const against of heard(points.defendsWith, state, defender)) n = against(state, defender, n)
  return n > 0
}

/** Hits that the ships of an owner can take, of somebody who attacks them. */
export function shipCapacity(state: State, system: number, owner: number, by = -1): number {
  const { damage, destroy } = by < 0 ? ORDINARY : toughness(state, by, owner)
  return (damage + destroy) * freshShips(state, system, owner) + destroy * damagedShips(state, system, owner)
}

const canBeHit = (state: State, site: number, owner: number): boolean =>
  isBuilding(site) && siteOwner(site) === owner && (!isPort(site) || seatRules(state, owner).portsCanBeHit)

export function buildingCapacity(state: State, system: number, owner: number): number {
  let n = 0
  for (let at = system * 3, end = at + 3; at < end; at++) {
    const site = read.site(state, at)
    if (canBeHit(state, site, owner)) n += isDamaged(site) ? 1 : 2
  }
  return n
}

/** All ways to put h hits on these ships. */
export function shipAssignments(fresh: number, damaged: number, h: number, tough: Toughness = ORDINARY): ShipHits[] {
  if (tough !== ORDINARY) return toughAssignments(fresh, damaged, h, tough)
  const out: ShipHits[] = []
  for (let finish = Math.min(damaged, h); finish >= 0; finish--) {
    for (let kill = 0; finish + 2 * kill <= h && kill <= fresh; kill++) {
      const damage = h - finish - 2 * kill
      if (damage + kill <= fresh) out.push({ damage, destroyFresh: kill, destroyDamaged: finish })
    }
  }
  return out
}

/** Ships that take more: what is left over must not suffice for another step, else it would go there (supercat/B67). */
function toughAssignments(
  fresh: number,
  damaged: number,
  h: number,
  { damage, destroy, covered }: Toughness,
): ShipHits[] {
  const out: ShipHits[] = []
  for (let finish = damaged; finish >= 0; finish--) {
    for (let kill = 0; kill <= fresh; kill++) {
      for (let hurt = 0; hurt + kill <= fresh; hurt++) {
        const left = h - finish * destroy - kill * (damage + destroy) - hurt * damage
        const untouched = fresh - hurt - kill
        if (left < 0 || (covered && untouched > 0 && finish + kill > 0)) continue
        const mayDestroy = (finish < damaged || hurt > 0) && !(covered && untouched > 0)
        if ((untouched > 0 && left >= damage) || (mayDestroy && left >= destroy)) continue
        out.push({ damage: hurt, destroyFresh: kill, destroyDamaged: finish })
      }
    }
  }
  return out
}

/** The ways to put the hits of the battle under way on the ships of its defender. */
export const defenderAssignments = (state: State, h: number): ShipHits[] => {
  const [at, owner] = [read.battleAt(state), read.defender(state)]
  const tough = toughness(state, read.attacker(state), owner)
  return shipAssignments(freshShips(state, at, owner), damagedShips(state, at, owner), h, tough)
}

export function siteAssignments(state: State, system: number, owner: number, h: number): SiteHits[][] {
  if (h === 0) return [[]]
  const sites: { site: number; most: number }[] = []
  for (let site = system * 3, end = site + 3; site < end; site++) {
    const value = read.site(state, site)
    if (canBeHit(state, value, owner)) sites.push({ site, most: isDamaged(value) ? 1 : 2 })
  }
  const out: SiteHits[][] = []
  const rest = (i: number, left: number, so: SiteHits[]): void => {
    const next = sites[i]
    if (next === undefined) {
      if (left === 0) out.push(so)
      return
    }
    for (let n = Math.min(next.most, left); n >= 0; n--)
      rest(i + 1, left - n, n === 0 ? so : [...so, { site: siteId(next.site), hits: n }])
  }
  rest(0, h, [])
  return out
}

/** Whether there is only one way to put h hits on these ships. */
const shipsForced = (fresh: number, damaged: number, h: number): boolean =>
  h === 0 || h === 2 * fresh + damaged || fresh === 0 || (damaged === 0 && (fresh === 1 || h === 1))

interface Assignments {
  readonly own: ShipHits[]
  readonly ships: ShipHits[]
  readonly buildings: SiteHits[][]
}

function waysOf(state: State, demand: Demand): Assignments {
  const at = read.battleAt(state)
  const attacker = read.attacker(state)
  const defender = read.defender(state)
  return {
    own: shipAssignments(freshShips(state, at, attacker), damagedShips(state, at, attacker), demand.own),
    ships: defenderAssignments(state, demand.ships),
    buildings: siteAssignments(state, at, defender, demand.buildings),
  }
}

/** Frames `hits` and `railgun`: carries out what leaves no choice; false if somebody has to choose. */
export function settleHits(state: State, events?: EventSink): boolean {
  const demand = demandOf(state)
  const at = read.battleAt(state)
  const attacker = read.attacker(state)
  const defender = read.defender(state)
  if (!shipsForced(freshShips(state, at, attacker), damagedShips(state, at, attacker), demand.own)) return false
  if (toughness(state, attacker, defender) !== ORDINARY) {
    if (defenderAssignments(state, demand.ships).length > 1) return false
  } else if (!shipsForced(freshShips(state, at, defender), damagedShips(state, at, defender), demand.ships))
    return false
  if (demand.buildings > 0 && siteAssignments(state, at, defender, demand.buildings).length > 1) return false
  assign(state, demand, {}, events)
  return true
}

function refuseShips(given: ShipHits | undefined, ways: readonly ShipHits[], hits: number, own: boolean): No {
  if (given === undefined) return ways.length === 1 ? undefined : say('no.assign', { hits, own })
  return ways.some(
    (way) =>
      way.damage === given.damage &&
      way.destroyFresh === given.destroyFresh &&
      way.destroyDamaged === given.destroyDamaged,
  )
    ? undefined
    : say('no.assign', { hits, own })
}

const siteKey = (hits: readonly SiteHits[]): string =>
  hits
    .filter((hit) => hit.hits > 0)
    .map((hit) => `${hit.site}:${hit.hits}`)
    .sort()
    .join()

export const hits = free<'hits'>({
  refuse(state, action) {
    const demand = demandOf(state)
    const ways = waysOf(state, demand)
    const no =
      refuseShips(action.own, ways.own, demand.own, true) ?? refuseShips(action.ships, ways.ships, demand.ships, false)
    if (no !== undefined) return no
    if (action.buildings === undefined)
      return ways.buildings.length === 1 ? undefined : say('no.assignBuildings', { hits: demand.buildings })
    const key = siteKey(action.buildings)
    return ways.buildings.some((way) => siteKey(way) === key)
      ? undefined
      : say('no.assignBuildings', { hits: demand.buildings })
  },
  carry: (state, action, _seat, events) => assign(state, demandOf(state), action, events),
  *list(state) {
    const { own, ships: theirs, buildings } = waysOf(state, demandOf(state))
    for (const a of own)
      for (const s of theirs)
        for (const sites of buildings)
          yield {
            do: 'hits',
            ...(own.length > 1 ? { own: a } : {}),
            ...(theirs.length > 1 ? { ships: s } : {}),
            ...(buildings.length > 1 ? { buildings: sites } : {}),
          }
  },
  sample(state, _seat, random) {
    const { own, ships: theirs, buildings } = waysOf(state, demandOf(state))
    return {
      do: 'hits',
      ...(own.length > 1 ? { own: own[random.int(own.length)]! } : {}),
      ...(theirs.length > 1 ? { ships: theirs[random.int(theirs.length)]! } : {}),
      ...(buildings.length > 1 ? { buildings: buildings[random.int(buildings.length)]! } : {}),
    }
  },
})

function assign(state: State, demand: Demand, action: Omit<ActionOf<'hits'>, 'do'>, events?: EventSink): void {
  const railgun = topKind(state) === F.railgun
  pop(state)
  const at = read.battleAt(state)
  const attacker = read.attacker(state)
  const defender = read.defender(state)
  if (demand.own > 0) {
    const own =
      action.own ?? shipAssignments(freshShips(state, at, attacker), damagedShips(state, at, attacker), demand.own)[0]!
    hitShips(state, at, attacker, defender, own, events)
  }
  if (railgun) return
  if (demand.intercepted)
    for (const answer of heard(points.intercepted, state, defender)) answer(state, defender, events)
  write.setBattleKeys(state, read.battleKind(state) === KIND_RIFLES ? 0 : symbols(state, 'key'))
  if (demand.ships > 0) {
    const theirs = action.ships ?? defenderAssignments(state, demand.ships)[0]!
    if (hitShips(state, at, defender, attacker, theirs, events) > 0) write.setBattleTrophy(state, true)
  }
  write.setAttackersAlive(state, ships(state, at, attacker))
  const sites = action.buildings ?? siteAssignments(state, at, defender, demand.buildings)[0] ?? []
  hitBuildings(state, sites, events)
}

function hitShips(state: State, at: number, owner: number, by: number, how: ShipHits, events?: EventSink): number {
  write.addFresh(state, at, owner, -(how.damage + how.destroyFresh))
  write.addDamaged(state, at, owner, how.damage - how.destroyDamaged)
  const lost = how.destroyFresh + how.destroyDamaged
  for (let i = 0; i < lost; i++) destroyed(state, by, owner, T_SHIP, events)
  if (how.damage > 0) events?.event(say('log.damaged', { of: ownerOf(state, owner), n: how.damage, system: sysId(at) }))
  if (lost > 0)
    events?.event(
      say('log.shipsLost', { of: ownerOf(state, owner), n: lost, system: sysId(at), by: ownerOf(state, by) }),
    )
  return lost
}

/** Cities that fall provoke Outrage and are ransacked for, once all hits are dealt (arcs 12.3, arcs/D7, arcs/U1). */
export function hitBuildings(state: State, sites: readonly SiteHits[], events?: EventSink): void {
  const attacker = read.attacker(state)
  const defender = read.defender(state)
  const fallen: number[] = []
  for (const { site: id, hits: n } of sites) {
    const site = siteIndex(id)
    const value = read.site(state, site)
    const left = (isDamaged(value) ? 1 : 2) - n
    if (n === 0) continue
    if (left > 0) {
      write.setSite(state, site, value | SITE_DAMAGED)
      events?.event(say('log.buildingHit', { site: id, of: ownerOf(state, defender) }))
      continue
    }
    events?.event(
      say('log.destroyed', {
        seat: colourOf(state, attacker),
        piece: isCity(value) ? 'city' : 'starport',
        of: ownerOf(state, defender),
        system: sysId(read.battleAt(state)),
      }),
    )
    write.setBattleTrophy(state, true)
    if (destroyBuilding(state, attacker, site, events)) fallen.push(cityTypes(state, site))
  }
  if (fallen.length === 0 || !answersForCities(state, attacker)) return
  const ransack = !heard(points.sparesCourt, state, defender).some((spares) => spares(state, defender))
  if (state.options.outrageThenRansack) {
    for (const types of fallen) {
      if (ransack) push(state, F.ransack, attacker, defender)
      push(state, F.cities, attacker, types)
    }
    return
  }
  if (ransack) for (const _ of fallen) push(state, F.ransack, attacker, defender)
  push(
    state,
    F.cities,
    attacker,
    fallen.reduce((all, types) => all | types, 0),
  )
}
