// The rules of both lists that attack nobody (SUP-4.1, SUP-6, SPD-4, SPD-6, SPD-7), straight from the specification.

import type { March } from '../../testing/oracle-map.ts'

const FAR = Number.POSITIVE_INFINITY
const NOBODY = -1
const ENEMY = 0

type Key = (region: number) => number

/** Where an army would go, best first; the higher a key the better. */
export interface Place {
  readonly places: readonly number[]
  readonly best: readonly number[]
}

function chain(places: readonly number[], ...keys: readonly Key[]): Place {
  const best = keys.reduce(
    (left, key) => {
      const most = Math.max(...left.map(key))
      return left.filter((region) => key(region) === most)
    },
    [...places],
  )
  return { places, best }
}

/** Fewest borders from a region to any of these. */
const borders = (m: March, region: number, to: readonly number[]): number =>
  Math.min(FAR, ...to.map((other) => m.steps(region)[other] ?? FAR))

export function placesOf(m: March) {
  const walks = m.walks()
  const { mp } = m.army
  const cost = (region: number): number => walks[region] ?? FAR
  const near: Key = (region) => -cost(region)
  const stops = m.all.filter((region) => cost(region) < FAR && m.mayStop(region))
  const held = stops.filter((region) => m.holder(region) === m.side)
  const inReach = stops.filter((region) => cost(region) <= mp)
  const unquiet = held.filter((region) => (m.state.lands[region]?.cubes ?? 0) > 0)
  const supplied = m.supplied()
  const fed = (region: number): boolean => supplied[region] === true
  const homes = held.filter((region) => m.home(region) === m.side)
  const others = m.all.filter((region) => m.holder(region) !== NOBODY && m.holder(region) !== m.side)
  const enemies = others.filter((region) => m.status(m.holder(region)) === ENEMY)
  const toEnemy = (region: number): number => borders(m, region, enemies)
  const toOther = (region: number): number => borders(m, region, others)
  const here = toEnemy(m.army.region)
  const wary: Key = (region) =>
    Math.max(
      0,
      ...others.filter((other) => m.steps(region)[other] === toOther(region)).map((other) => m.stance(m.holder(other))),
    )
  return {
    atBorder: here <= 1,
    'SUP-4.1': chain(
      unquiet.filter((region) => cost(region) + 1 <= mp),
      near,
    ),
    'SUP-6.1.4': chain(
      inReach.filter((region) => toEnemy(region) < here),
      (region) => -toEnemy(region),
      near,
    ),
    'SUP-6.2': chain(
      held.filter((region) => m.garrisoned(region) && fed(region)),
      near,
    ),
    'SUP-6.3': chain(homes, near),
    'SUP-6.4': chain(
      held.filter((region) => m.garrisoned(region) && !fed(region)),
      near,
    ),
    'SUP-6.5': chain(
      held.filter((region) => !fed(region)),
      (region) => -toOther(region),
      near,
    ),
    'SPD-4': chain(
      unquiet.filter((region) => cost(region) <= mp + 3),
      near,
    ),
    'SPD-6': chain(homes, near),
    'SPD-7': chain(
      held.filter((region) => cost(region) <= mp),
      (region) => (toEnemy(region) <= 1 ? 1 : 0),
      (region) => -toOther(region),
      wary,
      near,
    ),
  }
}

/** Where it stops on a cheapest way to one of these goals: as far along as its points go. */
export function stopsTo(m: March, goals: readonly number[]): number[] {
  const walks = m.walks()
  const { mp, region: start } = m.army
  const ways = goals.flatMap((goal) => {
    if (goal === start) return []
    const rest = m.walks(goal)
    const total = walks[goal] ?? FAR
    return m.all.filter((stop) => {
      const cost = walks[stop] ?? FAR
      return stop !== start && cost <= mp && m.mayStop(stop) && cost + (rest[stop] ?? FAR) === total
    })
  })
  const most = Math.max(...ways.map((stop) => walks[stop] ?? 0))
  return [...new Set(ways.filter((stop) => walks[stop] === most))]
}
