// Appendices 1 and 2 of the draft once more, line by line: the candidates of each rule and which of them are best.

import type { March } from '../../testing/oracle-map.ts'

type Range = 'adjacent' | 'inRange' | 'march' | 'sea'
export interface Goal {
  readonly region: number
  readonly cost: number
  readonly sea: boolean
}
type Test = (m: March, region: number) => boolean
/** The higher the better. */
type Key = (m: March, goal: Goal) => number

interface Row {
  readonly id: string
  readonly range: Range
  readonly after: 'army' | 'region' | 'both'
  readonly where: Test
  readonly order: readonly Key[]
  /** By the Priority Order Table. */
  readonly tested?: true
}

const FAR = Number.POSITIVE_INFINITY
const NOBODY = -1
const [ENEMY, ALLIED] = [0, 3]

const oppArmy: Test = (m, t) => m.armyIn(t) !== NOBODY && m.armyIn(t) !== m.side
const enemyArmy: Test = (m, t) => oppArmy(m, t) && m.status(m.armyIn(t)) === ENEMY
const opposed: Test = (m, t) => m.holder(t) !== NOBODY && m.holder(t) !== m.side
const home: Test = (m, t) => m.home(t) === m.side
const indep: Test = (m, t) => m.holder(t) === NOBODY
const mercs: Test = (m, t) => (m.pack.regions[t]?.stack ?? NOBODY) !== NOBODY
const besieged: Test = (m, t) => (m.state.lands[t]?.siege ?? NOBODY) >= 0
/** */
const enemyHeld: Test = (m, t) =>
  opposed(m, t) && m.status(m.holder(t)) === ENEMY && (!oppArmy(m, t) || enemyArmy(m, t))
const nextToHome: Test = (m, t) => m.pack.regions[t]?.borders.some(({ to }) => home(m, to)) === true
const empty: Test = (m, t) => opposed(m, t) && !oppArmy(m, t)
const both =
  (...tests: readonly Test[]): Test =>
  (m, t) =>
    tests.every((test) => test(m, t))
const not =
  (test: Test): Test =>
  (m, t) =>
    !test(m, t)
const garrison: Test = (m, t) => m.garrisoned(t)

const near: Key = (_m, { cost }) => -cost
const is =
  (test: Test): Key =>
  (m, { region }) =>
    test(m, region) ? 1 : 0
/** POT-1, GR-C. */
export const concerned = (m: March, region: number): number =>
  oppArmy(m, region) ? m.armyIn(region) : m.holder(region)
const stance: Key = (m, { region }) => {
  const who = concerned(m, region)
  return who === NOBODY || who === m.side ? 0 : m.stance(who)
}
/** Greeks always, Rome before its reform; nothing is developed here. */
const flat: Key = (m, { region }) =>
  ['GRE', 'ROM'].includes(m.pack.factions[m.own.faction]?.id ?? '') ? -(m.pack.regions[region]?.terrain ?? 0) : 0

const row = (id: string, after: Row['after'], range: Range, where: Test, ...order: readonly Key[]): Row => ({
  id,
  after,
  range,
  where,
  order,
})
const table = (id: string, after: Row['after'], range: Range, where: Test, ...order: readonly Key[]): Row => ({
  ...row(id, after, range, where, ...order),
  tested: true,
})

const group5 = (id: string, ranges: readonly Range[]): Row[] => [
  table(`${id}1`, 'region', ranges[0] ?? 'sea', both(empty, not(garrison))),
  table(`${id}2`, 'region', ranges[0] ?? 'sea', both(empty, garrison)),
  table(`${id}3`, 'region', ranges[1] ?? 'sea', both(empty, not(garrison)), near),
  table(`${id}4`, 'region', ranges[1] ?? 'sea', both(empty, garrison), near),
  table(`${id}5`, 'army', ranges[1] ?? 'sea', both(oppArmy, garrison), near),
  table(`${id}6`, 'army', ranges[1] ?? 'sea', both(oppArmy, not(garrison)), near),
]

const threatened = (m: March): boolean => m.all.some((t) => home(m, t) && (enemyArmy(m, t) || opposed(m, t)))
export const SUPER: readonly Row[] = [
  row(
    'SUP-1.1',
    'region',
    'march',
    both(home, opposed, not(oppArmy), (m, t) => m.status(m.holder(t)) !== ALLIED),
  ),
  row('SUP-1.2', 'army', 'march', both(home, opposed, enemyArmy)),
  row('SUP-1.3', 'army', 'march', both(home, not(opposed), not(indep), besieged, enemyArmy)),
  row('SUP-1.4', 'army', 'march', both(home, not(opposed), enemyArmy, not(both(not(indep), besieged))), near),
  row('SUP-2.1', 'army', 'march', both(enemyArmy, nextToHome)),
  row('SUP-2.2', 'army', 'inRange', enemyArmy),
  row(
    'SUP-2.3',
    'region',
    'march',
    enemyHeld,
    is((m, t) => m.home(t) === m.holder(t)),
  ),
  table('SUP-2.4', 'army', 'inRange', both(oppArmy, not(enemyArmy))),
  row('SUP-3.1', 'region', 'adjacent', both(indep, mercs)),
  row('SUP-3.2', 'region', 'adjacent', indep, flat),
  row('SUP-3.3', 'region', 'march', both(indep, mercs), near),
  row('SUP-3.4', 'region', 'march', indep, near),
  row('SUP-3.5', 'region', 'sea', both(indep, mercs), near),
  row('SUP-3.6', 'region', 'sea', indep, near),
  { ...row('SUP-4.1', 'region', 'march', () => false) },
  ...group5('SUP-5.', ['adjacent', 'march']),
  ...group5('SUP-5.7.', ['sea', 'sea']),
]

export const SPEED: readonly Row[] = [
  row('SPD-1', 'region', 'march', both(home, opposed), near),
  row('SPD-2', 'both', 'march', (m, t) => enemyArmy(m, t) || enemyHeld(m, t), near),
  row(
    'SPD-3',
    'region',
    'march',
    both(indep, (m, t) => m.home(t) === NOBODY),
    is(mercs),
    near,
  ),
  { ...row('SPD-4', 'region', 'march', () => false) },
  table('SPD-5', 'both', 'march', (m, t) => oppArmy(m, t) || opposed(m, t), stance, near),
]

/** Rules that are not read: group 1 without a threat, sea lines without a ship that could carry the army anywhere. */
export const isGated = (m: March, { id, range }: Row): boolean =>
  (id.startsWith('SUP-1.') && !threatened(m)) || (range === 'sea' && m.seaCosts().every((cost) => cost === FAR))

/** H-7: the candidates of a rule. */
export function candidates(m: March, { range, after, where }: Row, speed: boolean): Goal[] {
  const land = m.landCosts()
  const sea = range === 'sea' || speed ? m.seaCosts() : []
  const limit = range === 'march' ? m.army.mp + 3 : m.army.mp
  return m.all.flatMap((region): Goal[] => {
    const here = land[region] ?? FAR
    const there = sea[region] ?? FAR
    const goal =
      range === 'sea'
        ? { region, cost: there, sea: true }
        : range === 'adjacent'
          ? { region, cost: here < FAR ? m.step(m.army.region, region) : FAR, sea: false }
          : { region, cost: Math.min(here, there), sea: there < here }
    if (goal.cost > limit || !where(m, region)) return []
    // GR-B
    const barred = m.army.homesTaken > 0 && m.home(region) !== NOBODY && m.home(region) !== m.side
    return barred && (after === 'region' || (after === 'both' && !oppArmy(m, region))) ? [] : [goal]
  })
}

/** The words of a line in their order, golden rule C last (L606); what is left is for lots, however far it is. */
export function best(m: March, { order }: Row, goals: readonly Goal[]): Goal[] {
  return [...order, stance].reduce<Goal[]>(
    (left, key) => {
      const most = Math.max(...left.map((goal) => key(m, goal)))
      return left.filter((goal) => key(m, goal) === most)
    },
    [...goals],
  )
}

/** 22.3. */
export function verdict(status: number, stanceScore: number): 'yes' | 'no' | 'Y' | 'R' {
  if (status === ENEMY) return 'yes'
  if (stanceScore === 9 && status !== ALLIED) return 'R'
  return status === 1 && stanceScore >= 7 ? 'Y' : 'no'
}
