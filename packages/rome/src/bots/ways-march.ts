// 22 to 24: where an army can go. Targets with what they cost (H-5 to H-7), stops on the way, and the ways to attack.

import type { Preference, Question, Say, Ways } from '@understudy/procedure'
import { placeName, seaName } from '../rules/facts.ts'
import { attackStep, journeyOf, type Trip, voyage } from '../rules/journeys.ts'
import { armyOf, isHome, isOpponentsHome, landOf, NONE, regionOf } from '../rules/query.ts'
import type { Army } from '../rules/state.ts'
import { pathTo } from '../rules/ways.ts'
import type { Action } from '../vocabulary.ts'
import { type C, say } from './context.ts'
import type { Stop, Target } from './context-campaign.ts'
import { costsTo, landCost, landings, landWays, mayStop, moveCost, seaCost, stagesOf } from './distances.ts'
import { frameOf, holderOf, isEnemy, me, opponentArmy, opponents, pack, perNumber, stanceTo } from './facts.ts'
import type { PreferenceId } from './ids.ts'
import { settings } from './options.ts'
import { ruled } from './sourcing.ts'

export type Prefer<X> = Preference<C, X, PreferenceId>
type TargetWays = Ways<C, Target, PreferenceId>

const idOf = (c: C, region: number): string => regionOf(pack(c), region).id

export const slotOf = (c: C): number => frameOf(c, 'army').slot
export const armyHere = (c: C): Army => armyOf(c.view, me(c), slotOf(c))
export const homes = (c: C): readonly number[] => pack(c).factions[c.view.sides[me(c)]?.faction ?? 0]?.homes ?? []
export const isOwnHome = (c: C, region: number): boolean => isHome(c.view, me(c), region)
export const heldHomes = (c: C): number[] => homes(c).filter((home) => holderOf(c, home) === me(c))
export const isHeld = (c: C, region: number): boolean => holderOf(c, region) === me(c)
export const isOpponents = (c: C, region: number): boolean =>
  holderOf(c, region) !== NONE && holderOf(c, region) !== me(c)

/** POT-1: the owner of the army there, otherwise the holder; -1 for nobody. */
export const concernedAt = (c: C, region: number): number => opponentArmy(c, region)?.side ?? holderOf(c, region)

/** the Speed-bot thinks of land and sea together, the Super-bot only by the option. */
const together = (c: C): boolean => c.edition === 'speed' || settings(c)['army.seaEverywhere']

/** H-7: MP of this activation and of as many more as the horizon allows. */
export function horizon(c: C): number {
  const turns = Number(settings(c)['army.horizonTurns'])
  return armyHere(c).mp + (turns - 1) * pack(c).move.army
}

export type Range = 'adjacent' | 'inRange' | 'march' | 'sea'

interface Price {
  readonly region: number
  readonly cost: number
  readonly sea: boolean
}

/** Each region that can be attacked at all within this range, in their order: most cannot, so they are found first. */
function pricesOf(c: C, priceOf: (region: number) => Price): readonly Price[] {
  const found: Price[] = []
  for (let region = 0; region < pack(c).regions.length; region++) {
    const price = priceOf(region)
    if (Number.isFinite(price.cost)) found.push(price)
  }
  return found
}

const seaPrices = perNumber((c, slot) =>
  pricesOf(c, (region) => ({ region, cost: seaCost(c, slot, region), sea: true })),
)

/** Next door: an attack without a march. */
const adjacentPrices = perNumber((c, slot) =>
  pricesOf(c, (region) => {
    const free = Number.isFinite(landCost(c, slot, region))
    const step = free ? attackStep(c.view, armyHere(c).region, region) : undefined
    return { region, cost: step ?? Number.POSITIVE_INFINITY, sea: false }
  }),
)

const landPrices = perNumber((c, slot) =>
  pricesOf(c, (region) => {
    const land = landCost(c, slot, region)
    if (!together(c)) return { region, cost: land, sea: false }
    const sea = seaCost(c, slot, region)
    // By land if it costs the same: no ship is put at risk (ruling rome/R-117).
    return sea < land ? { region, cost: sea, sea: true } : { region, cost: land, sea: false }
  }),
)

const PRICES: Readonly<Record<Range, (c: C, slot: number) => readonly Price[]>> = {
  adjacent: adjacentPrices,
  inRange: landPrices,
  march: landPrices,
  sea: seaPrices,
}

/** GR-B: after one home region of an opponent an army takes no other; it may still fight armies there. */
export const isBarred = (c: C, region: number): boolean =>
  armyHere(c).homesTaken > 0 && isOpponentsHome(c.view, me(c), region)

export interface Aim {
  readonly range: Range
  /** What it is after: a region, an army, or either. */
  readonly after: 'region' | 'army' | 'both'
  readonly where: (c: C, region: number) => boolean
  readonly prefer: readonly Prefer<Target>[]
}

/** by the option what can be attacked in this activation comes before the words of the line. */
const reachable: Prefer<Target> = {
  id: 'reachable',
  keep: (c, { now }) => now || !settings(c)['army.reachFirst'],
  source: ruled('L327', 49),
}
/** GR-C ends every rule of the lists. */
const goldenC: Prefer<Target> = { id: 'GR-C', most: (c, { region }) => stanceAt(c, region) }

export function stanceAt(c: C, region: number): number {
  const side = concernedAt(c, region)
  return side === NONE || side === me(c) ? 0 : stanceTo(c, side)
}

function targetsOf(c: C, { range, after, where }: Aim): Target[] {
  const { mp } = armyHere(c)
  const limit = range === 'march' ? horizon(c) : mp
  const found: Target[] = []
  for (const { region, cost, sea } of PRICES[range](c, slotOf(c))) {
    if (cost > limit || !where(c, region)) continue
    if (isBarred(c, region) && (after === 'region' || (after === 'both' && opponentArmy(c, region) === undefined)))
      continue
    found.push({ region, id: idOf(c, region), cost, now: cost <= mp, sea })
  }
  return found
}

/** The candidates of one rule of a list; those that the table turned down are out. */
export function aimsAt(aim: Aim): TargetWays {
  return {
    from: (c) =>
      targetsOf(c, aim).filter(
        ({ region }) =>
          !(c.vars.dropped ?? []).includes(region) && !(c.vars.spared ?? []).includes(concernedAt(c, region)),
      ),
    prefer: [reachable, ...aim.prefer, goldenC],
    show: showTarget,
    because: (c, found) => (found.length > 0 ? [] : [say('camp.mp', { mp: armyHere(c).mp })]),
    key: ({ region }) => region,
  }
}

export const showTarget = (c: C, { region, cost, now, sea }: Target): Say =>
  say('camp.target', { region: placeName(c.view, region), cost, now, sea })

export const aimed = (c: C): Target => {
  if (c.vars.aim === undefined) throw new Error('no target was chosen')
  return c.vars.aim
}

// ---- Stops on the way ----------------------------------------------------------------------------------------------

/** Where it can stop on a cheapest way to this region, and staying if it stands there. */
export function stopsTowards(c: C, goal: number): Stop[] {
  const slot = slotOf(c)
  const { region, mp } = armyHere(c)
  if (goal === region) return [{ goal, stop: region, path: [] }]
  const total = moveCost(c, slot, goal)
  if (!Number.isFinite(total)) return []
  const { costs } = landWays(c, slot)
  const found: Stop[] = []
  costs.cost.forEach((cost, stop) => {
    if (stop === region || cost > mp || !mayStop(c, slot, stop)) return
    const rest = costsTo(c, goal).cost[stop] ?? Number.POSITIVE_INFINITY
    if (cost + rest === total) found.push({ goal, stop, path: pathTo(costs, stop) })
  })
  return found
}

/** As far along as points allow: a march towards something is ours. */
const farthest: Prefer<Stop> = {
  id: 'farthest',
  most: (c, { stop }) => moveCost(c, slotOf(c), stop),
  source: ruled('L327', 49),
}
const stageOwn: Prefer<Stop> = {
  id: 'stageOwn',
  keep: (c, { goal }) => isHeld(c, goal),
  source: ruled('L599', 99),
}

const showStop = (c: C, { goal, stop, path }: Stop): Say =>
  say('camp.stop', { region: placeName(c.view, stop), goal: placeName(c.view, goal), stays: path.length === 0 })

/** SUP-X2: towards a region from which the target can be attacked; standing there is not a step. */
const stepsToStage = (c: C): Stop[] =>
  stagesOf(c, slotOf(c), aimed(c).region).flatMap((stage) =>
    stopsTowards(c, stage).filter(({ path }) => path.length > 0),
  )

export const approach: Ways<C, Stop, PreferenceId> = {
  from: stepsToStage,
  prefer: [stageOwn, farthest],
  show: showStop,
  key: ({ stop }) => stop,
}

/** Towards the region that was chosen. */
export const walking: Ways<C, Stop, PreferenceId> = {
  from: (c) => (c.vars.goal === undefined ? [] : stopsTowards(c, c.vars.goal)),
  prefer: [farthest],
  show: showStop,
  key: ({ stop }) => stop,
}

/** SUP-X2: something can be done about it now. */
export const canGo: Question<C> = {
  test: (c) => aimed(c).now || stepsToStage(c).length > 0,
  show: (c, yes) => [yes ? showTarget(c, aimed(c)) : say('camp.mp', { mp: armyHere(c).mp })],
}
export const isNow: Question<C> = { test: (c) => aimed(c).now, show: (c) => [showTarget(c, aimed(c))] }

export const HALT: Action = { do: 'halt' }

/** March there, and that is all in this activation. */
export const marchAndHalt = (c: C, { path }: Stop): Action[] =>
  path.length === 0 ? [HALT] : [{ do: 'march', path: path.map((region) => idOf(c, region)) }, HALT]

// ---- The attack itself ---------------------------------------------------------------------------------------------

/** H-5: from where it attacks by land; own regions first. */
export const stagings: Ways<C, Stop, PreferenceId> = {
  from: (c) => {
    const slot = slotOf(c)
    const { sea, region } = aimed(c)
    const { costs } = landWays(c, slot)
    return sea
      ? []
      : stagesOf(c, slot, region).map((stage) => ({ goal: stage, stop: stage, path: pathTo(costs, stage) }))
  },
  prefer: [stageOwn],
  show: (c, { stop }) => say('camp.region', { region: placeName(c.view, stop) }),
  key: ({ stop }) => stop,
}

export const attackByLand = (c: C, { path }: Stop): Action => ({
  do: 'attack',
  target: aimed(c).id,
  path: path.map((region) => idOf(c, region)),
})

/** Every zone that the navy would enter. */
function zonesOf(c: C, { path, sail }: Trip): readonly number[] {
  const slot = slotOf(c)
  if (sail === undefined) return []
  const way = voyage(c.view, me(c), slot, path.at(-1) ?? armyHere(c).region, sail.navy, sail.zones)
  return 'entering' in way ? way.entering : []
}

const enemyNavies = (c: C, zones: readonly number[]): number =>
  opponents(c)
    .filter((side) => c.view.sides[side]?.role === 'human' && isEnemy(c, side))
    .flatMap((side) => c.view.sides[side]?.navies ?? [])
    .filter((navy) => zones.includes(navy.sea)).length

/** TRN-2: the route over the sea. */
export const routes: Ways<C, Trip, PreferenceId> = {
  from: (c) => {
    const { sea, region, cost } = aimed(c)
    return sea
      ? landings(c, slotOf(c)).flatMap((each) => (each.to === region && each.cost === cost ? [each.trip] : []))
      : []
  },
  prefer: [
    { id: 'fewestZones', least: (c, trip) => zonesOf(c, trip).length, source: ruled('L504', 122) },
    {
      id: 'fewestEnemyNavies',
      least: (c, trip) => enemyNavies(c, zonesOf(c, trip)),
      source: ruled('L504', 122),
    },
  ],
  show: (c, trip) =>
    say('camp.way', {
      region: placeName(c.view, trip.path.at(-1) ?? armyHere(c).region),
      seas: zonesOf(c, trip).map((sea) => seaName(c.view, sea)),
    }),
}

export const attackBySea = (c: C): Action => ({
  do: 'attack',
  target: aimed(c).id,
  ...journeyOf(c.view, c.vars.route ?? { path: [] }),
})

// ---- Distances to others -------------------------------------------------------------------------------------------

export const heldByEnemy = (c: C, region: number): boolean => isOpponents(c, region) && isEnemy(c, holderOf(c, region))

export const cubesAt = (c: C, region: number): number => landOf(c.view, region).cubes
