// Assigning hits where Imperial ships attack or defend along, where Blight is tough and where Free buildings have no ships
// before them (campaign 6.6, 6.7, 7).

import type { EventSink } from '@understudy/table'
import type { ActionOf, ShipHits } from '../../../vocabulary.ts'
import { KIND_RIFLES } from '../../battle/battle.ts'
import { symbols } from '../../battle/dice.ts'
import { buildingCapacity, hitBuildings, isIntercepted, shipAssignments, siteAssignments } from '../../battle/hits.ts'
import { sysId } from '../../board/ids.ts'
import { destroyed, T_SHIP } from '../../board/pieces.ts'
import { free, type No, type Random } from '../../choosing/deed.ts'
import { say as baseSay } from '../../sayings.ts'
import { ORDINARY, type Toughness, toughness } from '../../seats/attacks.ts'
import * as camp from '../../state/campaign/read.ts'
import { BLIGHT, EMPIRE, FREE_STATES, isSeat, ownerOf } from '../../state/owners.ts'
import * as read from '../../state/read.ts'
import { F, pop, topKind } from '../../state/stack.ts'
import { colourOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { say } from '../sayings.ts'
import { isRegent } from '../titles.ts'
import { imperialAttackers, imperialFresh, imperialJoined, setImperialAttackers } from './battle.ts'

/** Two groups of ships that share hits: a seat's (or an owner's) and the Empire's. */
interface Side {
  readonly fresh: number
  readonly damaged: number
  readonly imperialFresh: number
  readonly imperialDamaged: number
  /** Of the seat's own ships (supercat/B67). */
  readonly tough: Toughness
}
const loyalCapacity = ({ fresh, damaged, tough }: Side): number =>
  (tough.damage + tough.destroy) * fresh + tough.destroy * damaged
const capacity = (side: Side): number => loyalCapacity(side) + 2 * side.imperialFresh + side.imperialDamaged

interface Demand {
  readonly own: number
  readonly ships: number
  readonly buildings: number
  readonly intercepted: boolean
}

const attackers = (state: State): Side => {
  const at = read.battleAt(state)
  const seat = read.attacker(state)
  return {
    fresh: read.fresh(state, at, seat),
    damaged: read.damaged(state, at, seat),
    imperialFresh: imperialFresh(state),
    imperialDamaged: camp.attackDamaged(state),
    tough: ORDINARY,
  }
}

/** A defending Regent must add all Imperial ships of the system (campaign 6.6). */
const empireDefends = (state: State): boolean =>
  read.battleKind(state) !== KIND_RIFLES && isSeat(read.defender(state)) && isRegent(state, read.defender(state))

const defenders = (state: State): Side => {
  const at = read.battleAt(state)
  const owner = read.defender(state)
  const joined = empireDefends(state)
  return {
    fresh: read.fresh(state, at, owner),
    damaged: read.damaged(state, at, owner),
    imperialFresh: joined ? read.fresh(state, at, EMPIRE) : 0,
    imperialDamaged: joined ? read.damaged(state, at, EMPIRE) : 0,
    tough: toughness(state, read.attacker(state), owner),
  }
}

function demandOf(state: State): Demand {
  if (topKind(state) === F.railgun) return { own: 1, ships: 0, buildings: 0, intercepted: false }
  const at = read.battleAt(state)
  const owner = read.defender(state)
  const rifles = read.battleKind(state) === KIND_RIFLES
  const theirs = defenders(state)
  const intercepted = !rifles && owner !== BLIGHT && owner !== FREE_STATES && isIntercepted(state)
  let own = rifles ? 0 : symbols(state, 'self')
  if (intercepted) own += theirs.fresh + theirs.imperialFresh
  const hit = symbols(state, 'hit')
  // Every two hits count once against Blight; what is over is lost (campaign 7.1).
  const onShips = Math.min(owner === BLIGHT ? hit >> 1 : hit, capacity(theirs))
  const left = owner === BLIGHT ? 0 : hit - onShips + symbols(state, 'building')
  return {
    own: rifles ? 0 : Math.min(own, capacity(attackers(state))),
    ships: onShips,
    buildings: isSeat(owner) || owner === FREE_STATES ? Math.min(left, buildingCapacity(state, at, owner)) : 0,
    intercepted,
  }
}

interface Spread {
  readonly ships: ShipHits
  readonly imperial: ShipHits
}

const NO_HITS: ShipHits = { damage: 0, destroyFresh: 0, destroyDamaged: 0 }
const UNHURT: readonly Spread[] = [{ ships: NO_HITS, imperial: NO_HITS }]

/** All ways to put h hits on both groups. */
function spreadsFor(side: Side, h: number): readonly Spread[] {
  if (h === 0) return UNHURT
  const most = 2 * side.imperialFresh + side.imperialDamaged
  const other = loyalCapacity(side)
  const out: Spread[] = []
  for (let onImperial = Math.max(0, h - other); onImperial <= Math.min(most, h); onImperial++) {
    const onShips = shipAssignments(side.fresh, side.damaged, h - onImperial, side.tough)
    for (const imperial of shipAssignments(side.imperialFresh, side.imperialDamaged, onImperial))
      for (const ships of onShips) out.push({ ships, imperial })
  }
  return out
}

/** All ways to assign what was rolled: on the attackers, on the defenders, on buildings. */
export function hitWays(state: State) {
  const demand = demandOf(state)
  return {
    own: spreadsFor(attackers(state), demand.own),
    theirs: spreadsFor(defenders(state), demand.ships),
    sites: siteAssignments(state, read.battleAt(state), read.defender(state), demand.buildings),
  }
}

function only(side: Side, h: number): Spread | undefined {
  const ways = spreadsFor(side, h)
  return ways.length === 1 ? ways[0] : undefined
}

const same = (one: ShipHits, other: ShipHits): boolean =>
  one.damage === other.damage && one.destroyFresh === other.destroyFresh && one.destroyDamaged === other.destroyDamaged

/** The way that an action names, if it is one. */
function chosen(
  side: Side,
  h: number,
  ships: ShipHits | undefined,
  imperial: ShipHits | undefined,
): Spread | undefined {
  if (ships === undefined && imperial === undefined) return only(side, h)
  for (const way of spreadsFor(side, h))
    if (same(way.ships, ships ?? NO_HITS) && same(way.imperial, imperial ?? NO_HITS)) return way
  return undefined
}

export function settleHits(state: State, events?: EventSink): boolean {
  const demand = demandOf(state)
  const own = only(attackers(state), demand.own)
  const theirs = only(defenders(state), demand.ships)
  if (own === undefined || theirs === undefined) return false
  const sites = siteAssignments(state, read.battleAt(state), read.defender(state), demand.buildings)
  if (demand.buildings > 0 && sites.length > 1) return false
  assign(state, own, theirs, demand.buildings === 0 ? [] : sites[0]!, events)
  return true
}

const siteKey = (hits: readonly { site: string; hits: number }[]): string =>
  hits
    .filter((hit) => hit.hits > 0)
    .map((hit) => `${hit.site}:${hit.hits}`)
    .sort()
    .join()

export const hits = free<'hits'>({
  refuse(state, action): No {
    const demand = demandOf(state)
    if (chosen(attackers(state), demand.own, action.own, action.ownImperial) === undefined)
      return baseSay('no.assign', { hits: demand.own, own: true })
    if (chosen(defenders(state), demand.ships, action.ships, action.imperial) === undefined)
      return baseSay('no.assign', { hits: demand.ships, own: false })
    const ways = siteAssignments(state, read.battleAt(state), read.defender(state), demand.buildings)
    const fits =
      action.buildings === undefined
        ? ways.length === 1
        : ways.some((way) => siteKey(way) === siteKey(action.buildings!))
    return fits ? undefined : baseSay('no.assignBuildings', { hits: demand.buildings })
  },
  carry(state, action, _seat, events) {
    const demand = demandOf(state)
    const own = chosen(attackers(state), demand.own, action.own, action.ownImperial)!
    const theirs = chosen(defenders(state), demand.ships, action.ships, action.imperial)!
    const sites =
      action.buildings ?? siteAssignments(state, read.battleAt(state), read.defender(state), demand.buildings)[0] ?? []
    assign(state, own, theirs, sites, events)
  },
  *list(state) {
    const demand = demandOf(state)
    const sites = siteAssignments(state, read.battleAt(state), read.defender(state), demand.buildings)
    const own = spreadsFor(attackers(state), demand.own)
    const theirs = spreadsFor(defenders(state), demand.ships)
    for (const one of own)
      for (const other of theirs)
        for (const buildings of sites)
          yield action(
            own.length > 1 ? one : undefined,
            theirs.length > 1 ? other : undefined,
            sites.length > 1 ? buildings : undefined,
          )
  },
  sample(state, _seat, random) {
    const demand = demandOf(state)
    const sites = siteAssignments(state, read.battleAt(state), read.defender(state), demand.buildings)
    return action(
      sampleSpread(attackers(state), demand.own, random),
      sampleSpread(defenders(state), demand.ships, random),
      sites.length > 1 ? sites[random.int(sites.length)]! : undefined,
    )
  },
})

function sampleSpread(side: Side, h: number, random: Random): Spread | undefined {
  let found: Spread | undefined
  let n = 0
  for (const way of spreadsFor(side, h)) if (random.int(++n) === 0) found = way
  return n > 1 ? found : undefined
}

const isSome = (hit: ShipHits): boolean => hit.damage + hit.destroyFresh + hit.destroyDamaged > 0
const action = (
  own: Spread | undefined,
  theirs: Spread | undefined,
  buildings: ActionOf<'hits'>['buildings'] | undefined,
): ActionOf<'hits'> => ({
  do: 'hits',
  ...(own === undefined ? {} : { own: own.ships, ...(isSome(own.imperial) ? { ownImperial: own.imperial } : {}) }),
  ...(theirs === undefined
    ? {}
    : { ships: theirs.ships, ...(isSome(theirs.imperial) ? { imperial: theirs.imperial } : {}) }),
  ...(buildings === undefined ? {} : { buildings }),
})

const lostBy = (hit: ShipHits): number => hit.destroyFresh + hit.destroyDamaged

function hitGroup(state: State, at: number, owner: number, by: number, how: ShipHits, events?: EventSink): void {
  if (!isSome(how)) return
  write.addFresh(state, at, owner, -(how.damage + how.destroyFresh))
  write.addDamaged(state, at, owner, how.damage - how.destroyDamaged)
  const lost = lostBy(how)
  // The Empire's Trophies are the First Regent's (campaign 6.7).
  const winner = by === EMPIRE && camp.firstRegent(state) >= 0 ? camp.firstRegent(state) : by
  tellHits(state, at, owner, by, how, events)
  for (let i = 0; i < lost; i++) destroyed(state, winner, owner, T_SHIP, events)
}

function tellHits(state: State, at: number, owner: number, by: number, how: ShipHits, events?: EventSink): void {
  const lost = lostBy(how)
  if (owner === BLIGHT) {
    events?.event(say('log.blightHurt', { system: sysId(at), damaged: how.damage, lost }))
    return
  }
  if (how.damage > 0)
    events?.event(baseSay('log.damaged', { of: ownerOf(state, owner), n: how.damage, system: sysId(at) }))
  if (lost > 0)
    events?.event(
      baseSay('log.shipsLost', { of: ownerOf(state, owner), n: lost, system: sysId(at), by: ownerOf(state, by) }),
    )
}

function assign(
  state: State,
  own: Spread,
  theirs: Spread,
  sites: readonly { readonly site: `${string}`; readonly hits: number }[],
  events?: EventSink,
): void {
  const railgun = topKind(state) === F.railgun
  pop(state)
  const at = read.battleAt(state)
  const attacker = read.attacker(state)
  const defender = read.defender(state)
  hitGroup(state, at, attacker, defender, own.ships, events)
  hitGroup(state, at, EMPIRE, defender, own.imperial, events)
  if (imperialJoined(state)) {
    const { damage, destroyFresh, destroyDamaged } = own.imperial
    setImperialAttackers(
      state,
      imperialFresh(state) - damage - destroyFresh,
      camp.attackDamaged(state) + damage - destroyDamaged,
    )
  }
  if (railgun) return
  write.setBattleKeys(state, read.battleKind(state) === KIND_RIFLES ? 0 : symbols(state, 'key'))
  hitGroup(state, at, defender, attacker, theirs.ships, events)
  hitGroup(state, at, EMPIRE, attacker, theirs.imperial, events)
  if (lostBy(theirs.ships) + lostBy(theirs.imperial) > 0) write.setBattleTrophy(state, true)
  write.setAttackersAlive(state, read.ships(state, at, attacker) + imperialAttackers(state))
  hitBuildings(state, sites as Parameters<typeof hitBuildings>[1], events)
}

export const question = (state: State) => {
  const { own, ships, buildings } = demandOf(state)
  return baseSay('ask.hits', {
    seat: colourOf(state, read.attacker(state)),
    own,
    ships,
    buildings,
    system: sysId(read.battleAt(state)),
  })
}
