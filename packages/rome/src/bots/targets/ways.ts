// 22 to 24: the targets of a line with what they cost (H-5 to H-7), and what is done about one of them.

import type { Question, Say, Ways } from '@understudy/procedure'
import { packOf } from '../../pack/setting.ts'
import { placeName } from '../../rules/state/names.ts'
import { cardCount, isOpponentsHome, NONE } from '../../rules/state/query.ts'
import { attackStep } from '../../rules/ways/journeys.ts'
import type { Action } from '../../vocabulary.ts'
import { armyHere, concernedAt, cubesAt, horizon, idOf, isHeld, type Prefer, slotOf } from '../army/army.ts'
import type { Stop } from '../army/notes.ts'
import { farthest, pathIds, showStop, stopsTowards } from '../army/stops.ts'
import { ruled } from '../book/sourcing.ts'
import { type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { settings } from '../options/options.ts'
import { canLand, landWays, moveCost, seaCosts, stagesOf } from '../view/distances.ts'
import { me, opponentArmy, own, perNumber, stanceTo } from '../view/seen.ts'
import type { Target } from './notes.ts'

/** MOV-5.4: an army that has done something does not go home as well. */
export const restsAfterDeed: Question<C> = {
  test: (c) => armyHere(c).moved && !settings(c)['army.homeAfterDeed'],
  show: (c) => [say('camp.mp', { mp: armyHere(c).mp })],
}

/** TRN-1: some region can be attacked from the sea in this activation. */
export const canBoard: Question<C> = {
  test: (c) => canLand(c, slotOf(c)),
  show: (c) => [
    say('camp.ships', {
      n: own(c).navyCards,
      cards: cardCount(armyHere(c)),
      declared: armyHere(c).declared,
    }),
  ],
}

/** SUP-X3: the place that was chosen, if a cube there can be removed now. */
export const calming: Ways<C, number, PreferenceId> = {
  from: (c) => (c.vars.goal !== undefined && cubesInReach(c, c.vars.goal) > 0 ? [c.vars.goal] : []),
  show: (c, region) => say('camp.region', { region: placeName(c.view, region) }),
}

export function calm(c: C, region: number): Action[] {
  const cubes = cubesInReach(c, region)
  const there: Action = { do: 'calm', cubes }
  return region === armyHere(c).region ? [there] : [{ do: 'march', path: pathIds(c, region) }, there]
}

type TargetWays = Ways<C, Target, PreferenceId>

/** the Speed-bot thinks of land and sea together, the Super-bot only by the option. */
const together = (c: C): boolean => c.edition === 'speed' || settings(c)['army.seaEverywhere']

type Range = 'adjacent' | 'inRange' | 'march' | 'sea'

interface Price {
  readonly region: number
  readonly cost: number
  readonly sea: boolean
}

/** Each region that can be attacked at all within this range, in their order: most cannot, so they are found first. */
function pricesOf(costs: readonly number[], sea: boolean): Price[] {
  const found: Price[] = []
  for (let region = 0; region < costs.length; region++) {
    const cost = costs[region] as number
    if (cost !== Number.POSITIVE_INFINITY) found.push({ region, cost, sea })
  }
  return found
}

const seaPrices = perNumber((c, slot): readonly Price[] => pricesOf(seaCosts(c, slot), true))

/** Next door: an attack without a march. */
const adjacentPrices = perNumber((c, slot): readonly Price[] => {
  const { attack } = landWays(c, slot)
  const found: Price[] = []
  for (let region = 0; region < attack.length; region++) {
    if (attack[region] === Number.POSITIVE_INFINITY) continue
    const cost = attackStep(c.view, armyHere(c).region, region)
    if (cost !== undefined) found.push({ region, cost, sea: false })
  }
  return found
})

const landPrices = perNumber((c, slot): readonly Price[] => {
  const land = landWays(c, slot).attack
  if (!together(c)) return pricesOf(land, false)
  const bySea = seaCosts(c, slot)
  const found: Price[] = []
  for (let region = 0; region < land.length; region++) {
    const walk = land[region] as number
    const sail = bySea[region] as number
    // By land if it costs the same: no ship is put at risk (ruling rome/R-117).
    if (Math.min(walk, sail) !== Number.POSITIVE_INFINITY)
      found.push({ region, cost: Math.min(walk, sail), sea: walk > sail })
  }
  return found
})

const PRICES: Readonly<Record<Range, (c: C, slot: number) => readonly Price[]>> = {
  adjacent: adjacentPrices,
  inRange: landPrices,
  march: landPrices,
  sea: seaPrices,
}

/** GR-B: after one home region of an opponent an army takes no other; it may still fight armies there. */
const isBarred = (c: C, region: number): boolean => armyHere(c).homesTaken > 0 && isOpponentsHome(c.view, me(c), region)

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
  const prices = PRICES[range](c, slotOf(c))
  const found: Target[] = []
  for (let at = 0; at < prices.length; at++) {
    const { region, cost, sea } = prices[at] as Price
    if (cost > limit || !where(c, region)) continue
    if (isBarred(c, region) && (after === 'region' || (after === 'both' && opponentArmy(c, region) === undefined)))
      continue
    found.push({ region, id: idOf(c, region), cost, now: cost <= mp, sea })
  }
  return found
}

const NOTHING: readonly number[] = []

/** The targets of one rule of a list without those that the table turned down. */
export function stillThere(c: C, aim: Aim): Target[] {
  const all = targetsOf(c, aim)
  const { dropped = NOTHING, spared = NOTHING } = c.vars
  if (dropped.length === 0 && spared.length === 0) return all
  return all.filter(({ region }) => !dropped.includes(region) && !spared.includes(concernedAt(c, region)))
}

/** The candidates of one rule of a list. */
export function aimsAt(aim: Aim): TargetWays {
  return {
    from: (c) => stillThere(c, aim),
    prefer: [reachable, ...aim.prefer, goldenC],
    show: showTarget,
    because: (c, found) => (found.length > 0 ? [] : [say('camp.mp', { mp: armyHere(c).mp })]),
    key: ({ region }) => region,
  }
}

const showTarget = (c: C, { region, cost, now, sea }: Target): Say =>
  say('camp.target', { region: placeName(c.view, region), cost, now, sea })

export const aimed = (c: C): Target => {
  if (c.vars.aim === undefined) throw new Error('no target was chosen')
  return c.vars.aim
}
export const stageOwn: Prefer<Stop> = {
  id: 'stageOwn',
  keep: (c, { goal }) => isHeld(c, goal),
  source: ruled('L599', 99),
}

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

/** SUP-X2: something can be done about it now. */
export const canGo: Question<C> = {
  test: (c) => aimed(c).now || stepsToStage(c).length > 0,
  show: (c, yes) => [yes ? showTarget(c, aimed(c)) : say('camp.mp', { mp: armyHere(c).mp })],
}
export const isNow: Question<C> = { test: (c) => aimed(c).now, show: (c) => [showTarget(c, aimed(c))] }

/** How many cubes it can remove there. */
function cubesInReach(c: C, region: number): number {
  const left = armyHere(c).mp - moveCost(c, slotOf(c), region)
  return Math.max(0, Math.min(cubesAt(c, region), Math.floor(left / packOf(c.view).move.cube)))
}
