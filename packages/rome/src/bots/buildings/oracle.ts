// Section 30 once more: everything that a bot may put up in a position, by its column. None: nothing is built.

import type { Survey } from '../testing/oracle-map.ts'

const FAR = Number.POSITIVE_INFINITY
const NOBODY = -1
const ENEMY = 0
const LIMIT = { walls: 6, market: 4, barracks: 4 } as const

type Kind = keyof typeof LIMIT
type Built =
  | { readonly building: Kind | 'wonder'; readonly region: number }
  /** A chain of so many new links. */
  | { readonly links: number }
type Key = (region: number) => number

function chain(list: readonly number[], ...keys: readonly Key[]): number[] {
  return keys.reduce(
    (left, key) => {
      const most = Math.max(...left.map(key))
      return left.filter((each) => key(each) === most)
    },
    [...list],
  )
}

/** SPN-0. */
export function columnOf(s: Survey): 'A' | 'B' | 'C' | 'D' | 'E' {
  const most = Math.max(...s.opponents.map((other) => s.stance(other)))
  if (s.opponents.some((other) => s.status(other) === ENEMY)) return 'E'
  return most === 9 ? 'D' : most >= 7 ? 'C' : most >= 4 ? 'B' : 'A'
}

export function buildingsOf(s: Survey): Built[] {
  const { own, pack, state, opponents } = s
  const column = columnOf(s)
  const land = (region: number) => state.lands[region] as (typeof state.lands)[number]
  const held = s.all.filter((region) => s.holder(region) === s.side)
  const quiet = held.filter((region) => land(region).siege < 0 && land(region).cubes < s.gold(region))
  const left = (kind: Kind): boolean => held.filter((region) => land(region)[kind]).length < LIMIT[kind]
  const open = (kind: Kind): number[] =>
    own.gold >= 4 && left(kind) ? quiet.filter((region) => !land(region)[kind]) : []
  const here = (building: Kind | 'wonder', regions: readonly number[]): Built[] =>
    regions.map((region) => ({ building, region }))
  const rich: Key = (region) => s.gold(region)
  const port = (region: number): number => pack.regions[region]?.port ?? 0
  const markets = held.filter((region) => land(region).market)
  const next = (region: number): number[] => (pack.regions[region]?.borders ?? []).map(({ to }) => to)

  // BLD-U1 to U3
  const sites = quiet.filter((region) => (pack.regions[region]?.wonder ?? NOBODY) !== NOBODY && !land(region).wonder)
  const wonders = own.gold >= 8 && (column === 'A' || column === 'B') ? here('wonder', sites) : []
  const links = column === 'D' || column === 'E' ? FAR : fewestLinks(s, quiet, markets)
  const mercs = chain(
    open('barracks').filter((region) => (pack.regions[region]?.stack ?? NOBODY) !== NOBODY),
    rich,
  )

  /** WB: Walls where nothing defends, else Barracks; what cannot be built gives way to the other. */
  const wb = (regions: readonly number[]): Built[] =>
    regions.map((region) => {
      const [walls, barracks] = [open('walls').includes(region), open('barracks').includes(region)]
      const first = s.garrisoned(region) ? barracks : !walls
      return { building: first ? 'barracks' : 'walls', region }
    })
  const either = held.filter((region) => open('walls').includes(region) || open('barracks').includes(region))
  const far = (region: number, to: readonly number[]): number =>
    Math.min(FAR, ...to.map((other) => s.agentSteps(region)[other] ?? FAR))
  const near = (to: readonly number[]): Built[] =>
    to.length === 0 ? [] : wb(chain(either, (region) => -far(region, to), rich))
  const landsOf = (low: number, high: number): number[] =>
    s.all.filter((region) => {
      const who = s.holder(region)
      return opponents.includes(who) && s.stance(who) >= low && s.stance(who) <= high
    })

  const capital = pack.factions[own.faction]?.capital ?? 0
  const wanted = land(capital).walls ? 'barracks' : 'walls'
  const cap = open(wanted).includes(capital) ? here(wanted, [capital]) : []
  const mkt1 = here(
    'market',
    chain(
      open('market').filter((region) => port(region) > 0),
      port,
      rich,
    ),
  )
  const mkt2 = here(
    'market',
    chain(
      open('market').filter((region) => next(region).some((to) => markets.includes(to))),
      rich,
    ),
  )
  // L564, L575: "the available options", and the table of L531 has roads among them.
  const pieces = pack.factions[own.faction]?.id !== 'BAR' && own.gold >= 1 ? newLinks(s, quiet) : 0
  const any: Built[] = [
    ...wonders,
    ...(['walls', 'market', 'barracks'] as const).flatMap((kind) => here(kind, open(kind))),
    ...(pieces > 0 ? [{ links: 1 }] : []),
  ]
  const foes = opponents.filter((other) => s.status(other) === ENEMY)
  const armies = foes.flatMap((other) =>
    (state.sides[other]?.armies ?? []).flatMap(({ region }) => (region === NOBODY ? [] : [region])),
  )
  const theirs = s.all.filter((region) => foes.includes(s.holder(region)))

  const sections: Readonly<Record<typeof column, readonly Built[][]>> = {
    A: [cap, mkt1, mkt2, any],
    B: [mkt1, mkt2, cap, near(landsOf(4, 6)), wb(chain(either, rich)), any],
    C: [near(landsOf(7, 8)), mkt1, mkt2, any],
    D: [near(landsOf(9, 9))],
    E: [armies.length > 0 ? near(armies) : near(theirs)],
  }
  const universal = [wonders, links === FAR ? [] : [{ links }], here('barracks', mercs)]
  return [...universal, ...sections[column]].find((line) => line.length > 0) ?? []
}

/** Borders by land between two quiet own regions; there are no roads yet. */
const newLinks = ({ pack }: Survey, quiet: readonly number[]): number =>
  pack.edges.filter(({ a, b, strait }) => !strait && quiet.includes(a) && quiet.includes(b)).length

/** the fewest new links that join two own Markets, if they can be paid; there are no roads yet. */
function fewestLinks(s: Survey, quiet: readonly number[], markets: readonly number[]): number {
  const { pack, own } = s
  if (pack.factions[own.faction]?.id === 'BAR') return FAR
  const spread = (from: number, over: (a: number, b: number, strait: boolean) => boolean): Map<number, number> => {
    const steps = new Map([[from, 0]])
    for (const at of steps.keys())
      for (const { to, strait } of pack.regions[at]?.borders ?? [])
        if (!steps.has(to) && over(at, to, strait)) steps.set(to, (steps.get(at) ?? 0) + 1)
    return steps
  }
  const costs = markets.flatMap((from) => {
    const joined = spread(from, (_a, b) => markets.includes(b))
    const ways = spread(from, (a, b, strait) => !strait && quiet.includes(a) && quiet.includes(b))
    return markets.filter((to) => !joined.has(to)).map((to) => ways.get(to) ?? FAR)
  })
  const least = Math.min(FAR, ...costs.filter((cost) => cost <= Math.min(12, own.gold)))
  return least
}
