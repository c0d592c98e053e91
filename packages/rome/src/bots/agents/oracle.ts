// Section 19 once more, card by card: every deed of an agent that the text allows in a position. None, or `null`: the card is gold.

import type { AgentTarget } from '../../vocabulary.ts'
import type { Survey } from '../testing/oracle-map.ts'

const FAR = Number.POSITIVE_INFINITY
const NOBODY = -1
const [ENEMY, NEUTRAL, FRIENDS] = [0, 1, 2]

interface Aim {
  readonly side: number
  readonly region: number
  readonly to: AgentTarget
}
type Key<X> = (x: X) => number

/** The best by each key in turn; the higher the better. */
function chain<X>(list: readonly X[], ...keys: readonly Key<X>[]): X[] {
  return keys.reduce<X[]>(
    (left, key) => {
      const most = Math.max(...left.map(key))
      return left.filter((each) => key(each) === most)
    },
    [...list],
  )
}

export type Card = 'ASN' | 'BRB' | 'DBL' | 'RIO' | 'REB' | 'MER' | 'SAB' | 'SOW' | 'SPY' | 'TRD' | 'THF' | 'TRT'
interface Deed {
  readonly agent: number
  readonly target: AgentTarget
}

export function deedsOf(s: Survey, card: Card): (Deed | null)[] {
  const { own, opponents, pack } = s
  const seat = (side: number): string => pack.factions[s.state.sides[side]?.faction ?? 0]?.id ?? ''
  const id = (region: number): string => pack.regions[region]?.id ?? ''
  const ready = own.agents.flatMap(({ region, used }, agent) => (region === NOBODY || used ? [] : [{ agent, region }]))
  const way = (from: number, to: number): number => s.agentSteps(from)[to] ?? FAR
  const nearest = (region: number): number => Math.min(FAR, ...ready.map((agent) => way(agent.region, region)))
  const close: Key<Aim> = ({ region }) => -nearest(region)
  const rich: Key<Aim> = ({ region }) => s.gold(region)
  const high: Key<number> = (side) => s.stance(side)
  const low: Key<number> = (side) => -s.stance(side)
  const hated: Key<number> = (side) => -s.status(side)
  const loved: Key<number> = (side) => s.status(side)

  /** CYC: the first of these groups in which somebody has a target in reach; its best by these keys. */
  const pick = (aims: readonly Aim[], groups: readonly number[][], ...keys: readonly Key<number>[]): number[] => {
    const has = (side: number): boolean => aims.some((aim) => aim.side === side && nearest(aim.region) <= 3)
    const group = groups.map((sides) => sides.filter(has)).find((sides) => sides.length > 0)
    return group === undefined ? [] : chain(group, ...keys)
  }
  /** AGX: each best target of each chosen opponent with its nearest agents. */
  const act = (aims: readonly Aim[], sides: readonly number[], ...keys: readonly Key<Aim>[]): Deed[] =>
    sides.flatMap((side) => {
      const mine = aims.filter((aim) => aim.side === side && nearest(aim.region) <= 3)
      return chain(mine, ...keys).flatMap((aim) =>
        chain(ready, ({ region }) => -way(region, aim.region)).map(({ agent }) => ({ agent, target: aim.to })),
      )
    })

  const held = (side: number): number[] => s.all.filter((region) => s.holder(region) === side)
  const regions = opponents.flatMap((side) =>
    held(side).map((region): Aim => ({ side, region, to: { region: id(region) } })),
  )
  const foreign = opponents.flatMap((side) =>
    (s.state.sides[side]?.agents ?? []).flatMap(({ region }, agent): Aim[] =>
      region === NOBODY ? [] : [{ side, region, to: { agent, of: seat(side) } }],
    ),
  )
  const capital = (side: number): number => pack.factions[s.state.sides[side]?.faction ?? 0]?.capital ?? 0
  const capitals = opponents.map((side): Aim => ({ side, region: capital(side), to: { capital: seat(side) } }))
  const enemies = opponents.filter((side) => s.status(side) === ENEMY)
  const wary = opponents.filter((side) => s.status(side) !== ENEMY && s.stance(side) >= 7)

  switch (card) {
    case 'BRB':
    case 'SPY':
      return []
    case 'ASN': {
      const generals = opponents.flatMap((side) =>
        (s.state.sides[side]?.armies ?? []).flatMap(({ region, general }, slot): Aim[] =>
          region === NOBODY || general.known.length + general.unknown.length === 0
            ? []
            : [{ side, region, to: { general: slot as 0, of: seat(side) } }],
        ),
      )
      const aims = [...generals, ...foreign]
      const first = pick(aims, [enemies])
      const sides = first.length > 0 ? first : pick(aims, [wary], high, hated)
      return act(aims, sides, ({ to }) => ('general' in to ? 1 : 0))
    }
    case 'DBL': {
      const here = (region: number): boolean =>
        s.holder(region) === s.side || own.armies.some((army) => army.region === region)
      const aims = foreign.filter(({ region }) => here(region))
      const first = pick(aims, [enemies])
      const second = first.length > 0 ? first : pick(aims, [wary], high)
      const calm = opponents.filter((side) => s.status(side) === NEUTRAL && s.stance(side) < 7)
      return act(aims, second.length > 0 ? second : pick(aims, [calm]))
    }
    case 'RIO': {
      const aims = regions.filter(({ region }) => (s.state.lands[region]?.cubes ?? 0) < 3)
      const native: Key<Aim> = ({ side, region }) => (s.home(region) === side ? 1 : 0)
      return act(aims, pick(aims, [opponents], high, hated), rich, native, close)
    }
    case 'REB': {
      const aims = regions.filter(({ side, region }) => s.home(region) !== side)
      return act(aims, pick(aims, [opponents], high, hated), rich, close)
    }
    case 'MER': {
      // L193 does not ask who holds the region, only whether cards are there.
      const open = pack.stacks
        .map(({ region }) => region)
        .filter((_, stack) => (s.state.stacks[stack] ?? []).length > 0)
      const pairs = open.flatMap((region) => ready.map((agent) => ({ ...agent, to: region })))
      const near = pairs.filter(({ region, to }) => way(region, to) <= 3)
      return chain(near, ({ region, to }) => -way(region, to)).map(({ agent, to }) => ({
        agent,
        target: { region: id(to) },
      }))
    }
    case 'SAB': {
      const aims = regions.flatMap(({ side, region }) =>
        (['market', 'barracks'] as const).flatMap((building): Aim[] =>
          s.state.lands[region]?.[building] === true ? [{ side, region, to: { building, region: id(region) } }] : [],
        ),
      )
      const foes = opponents.filter((side) => s.status(side) < FRIENDS)
      return act(aims, pick(aims, [foes], high, hated), close)
    }
    case 'SOW':
      return pick(capitals, [opponents], hated, high).flatMap((side): (Deed | null)[] => {
        const others = opponents.filter((other) => other !== side && s.status(side, other) > ENEMY)
        // Of two who are tied one may have nothing that could fall: then the card is gold, and nobody else is tried.
        if (others.length === 0) return [null]
        return chain(others, (other) => s.status(side, other)).flatMap((other) =>
          act(capitals, [side]).map(({ agent }) => ({ agent, target: { capital: seat(side), with: seat(other) } })),
        )
      })
    case 'TRD': {
      const partners = opponents.filter((side) => s.status(side) !== ENEMY)
      return act(regions, pick(regions, [partners], loved, low), close)
    }
    case 'THF': {
      const gold: Key<number> = (side) => s.state.sides[side]?.gold ?? 0
      return pick(capitals, [opponents], gold).flatMap((side) =>
        Math.min(4, gold(side)) < 2 ? [] : act(capitals, [side]),
      )
    }
    case 'TRT': {
      const tier = (status: number, most: number): number[] =>
        opponents.filter((side) => s.status(side) === status && s.stance(side) <= most)
      const group = [tier(FRIENDS, 6), tier(NEUTRAL, 6), tier(ENEMY, 3)].find((sides) => sides.length > 0) ?? []
      const [first] = ready
      return first === undefined
        ? []
        : chain(group, low).map((side) => ({ agent: first.agent, target: { seat: seat(side) } }))
    }
  }
}
