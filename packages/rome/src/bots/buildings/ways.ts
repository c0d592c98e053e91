// Where a bot builds what (rome 30).

import type { Preference, Say, Ways } from '@understudy/procedure'
import { refuseBuilding, refuseKind, refuseRoad } from '../../rules/spending/build.ts'
import { marketsOf, roadNetwork } from '../../rules/spending/tax.ts'
import { placeName } from '../../rules/state/names.ts'
import { capitalOf, heldBy, isGarrisoned, landOf, NONE, regionOf } from '../../rules/state/query.ts'
import type { Action, Building, RegionId } from '../../vocabulary.ts'
import { ruled } from '../book/sourcing.ts'
import { type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { settings } from '../options/options.ts'
import { distanceToAny } from '../view/distances.ts'
import { enemies, me, opponents, pack, perView, stanceTo } from '../view/seen.ts'
import { placeOf } from '../view/show.ts'
import type { Link, Site } from './notes.ts'

type SiteWays = Ways<C, Site, PreferenceId>
type Place = Preference<C, number, PreferenceId>

const held = (c: C): number[] => heldBy(c.view, me(c))
/** Legal, within the limits, and payable. */
const canBuild = (c: C, building: Building, region: number): boolean =>
  refuseBuilding(c.view, me(c), building, region) === undefined

/** The same as far as the place does not matter: if not, no place is looked at. */
const canPay = (c: C, building: Building): boolean => refuseKind(c.view, me(c), building) === undefined

const goldOf = (c: C, region: number): number => regionOf(pack(c), region).gold
const showSite = (c: C, { region, building }: Site): Say =>
  say('bot.site', { building, region: placeName(c.view, region) })

export const build = (c: C, { region, building }: Site): Action => ({
  do: 'build',
  building,
  region: regionOf(pack(c), region).id,
})

/** The text names no second key here: the golden rule (L599) by what everybody can see. */
const richest: Preference<C, Site, PreferenceId> = {
  id: 'richest',
  most: (c, { region }) => goldOf(c, region),
  source: ruled('L599', 99),
}

/** A building of one kind in held regions that suit it. */
function sites(
  building: Building,
  suits: (c: C, region: number) => boolean,
  ...prefer: Preference<C, Site, PreferenceId>[]
): SiteWays {
  return {
    from: (c) =>
      canPay(c, building)
        ? held(c).flatMap((region) => (suits(c, region) && canBuild(c, building, region) ? [{ region, building }] : []))
        : [],
    prefer,
    show: showSite,
  }
}

/** BLD-U1, in the columns that allow it. */
export const wonders = sites(
  'wonder',
  (c) => settings(c)['build.wonders'] && (c.vars.column === 'A' || c.vars.column === 'B'),
)

/** BLD-U3. */
export const mercenaryBarracks = sites('barracks', (c, region) => regionOf(pack(c), region).stack !== NONE, richest)

/** MKT-1: the best port. */
export const portMarket = sites(
  'market',
  (c, region) => regionOf(pack(c), region).port > 0,
  { id: 'bestPort', most: (c, { region }) => regionOf(pack(c), region).port },
  richest,
)

/** MKT-2: next to another own Market. */
export const nextMarket = sites(
  'market',
  (c, region) => regionOf(pack(c), region).borders.some(({ to }) => marketsOf(c.view, me(c)).includes(to)),
  richest,
)

/** CAP: Walls on the capital, later Barracks. */
export const capital: SiteWays = {
  from: (c) => {
    const region = capitalOf(c.view, me(c))
    if (landOf(c.view, region).holder !== me(c)) return []
    const building = landOf(c.view, region).walls ? 'barracks' : 'walls'
    return canBuild(c, building, region) ? [{ region, building }] : []
  },
  show: showSite,
}

// ---- Walls or Barracks ---------------------------------------------------------------------------------------------

/** Walls first where nothing defends the place, otherwise Barracks; of these, what can be built. */
export function wallsOrBarracks(c: C, region: number): ('walls' | 'barracks')[] {
  const can = SAFETY.filter((building) => canBuild(c, building, region))
  return can.length > 1 && isGarrisoned(c.view, region) ? can.reverse() : can
}
const SAFETY = ['walls', 'barracks'] as const

/** Held regions that are not full, in this order. */
function places(counts: (c: C) => boolean, ...prefer: Place[]): Ways<C, number, PreferenceId> {
  return {
    from: (c) =>
      counts(c) ? held(c).filter((region) => SAFETY.some((building) => canBuild(c, building, region))) : [],
    prefer,
    show: placeOf,
  }
}

const value: Place = { id: 'richest', most: (c, region) => goldOf(c, region) }
/** Among equally near places; the text asks for it in BLD-B2.2 alone. */
const valueNext: Place = { ...value, source: ruled('L580', 93) }
/** by the option, value comes before nearness where the text asks for both (BLD-B2.2). */
export const valueFirst: Place = {
  id: 'valueFirst',
  source: ruled('L580', 93),
  most: (c, region) => (settings(c)['build.valueFirst'] ? goldOf(c, region) : 0),
}

/** Whatever these seats hold. */
const heldByAll = (c: C, seats: readonly number[]): number[] => seats.flatMap((side) => heldBy(c.view, side))

/** NEAR(S): nearest to what opponents with such a stance hold. */
export function nearStance(low: number, high: number, ...first: Place[]): Ways<C, number, PreferenceId> {
  const set = (c: C): number[] => opponents(c).filter((side) => stanceTo(c, side) >= low && stanceTo(c, side) <= high)
  // Asked about every place: what they hold is found once.
  const theirs = perView((c): readonly number[] => heldByAll(c, set(c)))
  return places(
    (c) => theirs(c).length > 0,
    ...first,
    { id: 'nearOpponent', least: (c, region) => distanceToAny(c, region, theirs(c)) },
    first.length > 0 ? value : valueNext,
  )
}

const enemyArmies = perView((c): readonly number[] =>
  enemies(c).flatMap((side) =>
    (c.view.sides[side]?.armies ?? []).flatMap(({ region }) => (region === NONE ? [] : [region])),
  ),
)
const enemyRegions = perView((c): readonly number[] => heldByAll(c, enemies(c)))

/** BLD-E1.1: nearest to an ENEMY army; if there is none on the board, to an ENEMY region. */
export const nearEnemies = places(
  (c) => enemyArmies(c).length > 0 || enemyRegions(c).length > 0,
  { id: 'nearEnemyArmy', least: (c, region) => distanceToAny(c, region, enemyArmies(c)) },
  {
    id: 'nearOpponent',
    least: (c, region) => (enemyArmies(c).length > 0 ? 0 : distanceToAny(c, region, enemyRegions(c))),
    source: ruled('L591', 94),
  },
  valueNext,
)

/** BLD-B2.3. */
export const mostValuable = places(() => true, value)

/** WB: what the die or R-92 says. */
export const atPlace: SiteWays = {
  from: (c) => {
    const region = c.vars.place ?? NONE
    const both = region === NONE ? [] : wallsOrBarracks(c, region)
    const building = c.vars.coin === undefined ? both[0] : c.vars.coin <= 3 ? 'walls' : 'barracks'
    return building === undefined || !both.includes(building) ? [] : [{ region, building }]
  },
  show: showSite,
}

// ---- Randomise selection (RND) -------------------------------------------------------------------------------------

const TYPES = ['walls', 'market', 'barracks', 'roads', 'wonder'] as const
type Type = (typeof TYPES)[number]

const pave = (c: C, [a, b]: Link['link']): Extract<Action, { do: 'road' }> => ({
  do: 'road',
  links: [[regionOf(pack(c), a).id, regionOf(pack(c), b).id]],
})

/** Every new piece of road by itself, unless the option leaves roads to BLD-U2. */
function links(c: C): Link[] {
  if (!settings(c)['build.randomRoads']) return []
  return pack(c).edges.flatMap(({ a, b }) => {
    if (landOf(c.view, a).holder !== me(c) || landOf(c.view, b).holder !== me(c)) return []
    return refuseRoad(c.view, me(c), pave(c, [a, b])) === undefined ? [{ link: [a, b] as const }] : []
  })
}

function legal(c: C, type: Type): (Site | Link)[] {
  if (type === 'roads') return links(c)
  return type === 'wonder' ? [...wonders.from(c)] : [...sites(type, () => true).from(c)]
}

/** first the type, then the place. */
export const types: Ways<C, Type, PreferenceId> = {
  from: (c) => TYPES.filter((type) => legal(c, type).length > 0),
  show: (_c, building) => say('bot.building', { building }),
}
export const ofType: Ways<C, Site | Link, PreferenceId> = {
  from: (c) => legal(c, c.vars.type ?? 'walls'),
  show: (c, what) =>
    'link' in what
      ? say('bot.link', { from: placeName(c.view, what.link[0]), to: placeName(c.view, what.link[1]) })
      : showSite(c, what),
}
export const buildAny = (c: C, what: Site | Link): Action => ('link' in what ? pave(c, what.link) : build(c, what))

// ---- Roads (BLD-U2) ------------------------------------------------------------------------------------------------

interface Chain {
  readonly from: number
  readonly to: number
  readonly links: readonly (readonly [RegionId, RegionId])[]
}

/** Cheapest chains of new links between two own Markets that nothing joins yet. */
export const chains: Ways<C, Chain, PreferenceId> = {
  from: (c) => {
    if (c.vars.column === 'D' || c.vars.column === 'E') return []
    const markets = marketsOf(c.view, me(c))
    return markets.flatMap((from, at) =>
      markets.slice(at + 1).flatMap((to) => {
        const links = joined(c, from, to) ? undefined : cheapestChain(c, from, to)
        if (links === undefined || refuseRoad(c.view, me(c), { do: 'road', links }) !== undefined) return []
        return [{ from, to, links }]
      }),
    )
  },
  prefer: [{ id: 'fewestLinks', least: (_c, { links }) => links.length, source: ruled('L569', 90) }],
  show: (c, { from, to, links }) =>
    say('bot.chain', { links: links.length, from: placeName(c.view, from), to: placeName(c.view, to) }),
  key: ({ from, to }) => `${from} ${to}`,
}

/** Next door, at the ends of own Roads, or both joined to a third Market. */
function joined(c: C, a: number, b: number): boolean {
  const markets = marketsOf(c.view, me(c))
  const group = [a]
  for (const at of group) {
    const near = [...regionOf(pack(c), at).borders.map(({ to }) => to), ...roadNetwork(c.view, me(c), at)]
    for (const market of near) if (markets.includes(market) && !group.includes(market)) group.push(market)
  }
  return group.includes(b)
}

/** Fewest new links from one region to another over held regions by land; own Roads cost nothing. */
function cheapestChain(c: C, from: number, to: number): (readonly [RegionId, RegionId])[] | undefined {
  const id = (region: number): RegionId => regionOf(pack(c), region).id
  const cost = new Map<number, number>([[from, 0]])
  const back = new Map<number, number>()
  const todo = new Set([from])
  while (todo.size > 0) {
    const at = [...todo].reduce((best, region) => ((cost.get(region) ?? 0) < (cost.get(best) ?? 0) ? region : best))
    todo.delete(at)
    for (const { to: next, strait, edge } of regionOf(pack(c), at).borders) {
      if (strait || landOf(c.view, next).holder !== me(c)) continue
      const there = c.view.roads[edge] === me(c)
      if (!there && refuseRoad(c.view, me(c), { do: 'road', links: [[id(at), id(next)]] }) !== undefined) continue
      const sum = (cost.get(at) ?? 0) + (there ? 0 : 1)
      if (sum >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue
      cost.set(next, sum)
      back.set(next, at)
      todo.add(next)
    }
  }
  if (!back.has(to)) return undefined
  const links: (readonly [RegionId, RegionId])[] = []
  for (let at = to; at !== from; ) {
    const before = back.get(at) ?? from
    const border = regionOf(pack(c), before).borders.find((each) => each.to === at)
    if (border !== undefined && c.view.roads[border.edge] !== me(c)) links.unshift([id(before), id(at)])
    at = before
  }
  return links
}
