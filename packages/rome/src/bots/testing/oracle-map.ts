// The map measured afresh, by the wording of the rules and with none of their searches: what the bots are checked against.

import { packOf } from '../../pack/setting.ts'
import type { Army, State } from '../../rules/state/state.ts'

const FAR = Number.POSITIVE_INFINITY
const NOBODY = -1
const [ENEMY, ALLIED] = [0, 3]
type Edge = readonly [from: number, to: number, cost: number]

/** Costs from a start, by going over all edges until nothing changes. */
function relax(size: number, start: number, edges: readonly Edge[]): number[] {
  const cost = Array<number>(size).fill(FAR)
  cost[start] = 0
  for (let changed = true; changed; ) {
    changed = false
    for (const [from, to, price] of edges) {
      const sum = (cost[from] ?? FAR) + price
      if (sum < (cost[to] ?? FAR)) {
        cost[to] = sum
        changed = true
      }
    }
  }
  return cost
}

const memory = new Map<string, number[]>()
function remembered(key: string, make: () => number[]): number[] {
  const known = memory.get(key) ?? make()
  memory.set(key, known)
  return known
}

/** The table as one seat sees it. */
export class Survey {
  readonly state: State
  readonly side: number

  constructor(state: State, side: number) {
    this.state = state
    this.side = side
  }

  get pack() {
    return packOf(this.state)
  }
  get all(): number[] {
    return this.pack.regions.map((_, region) => region)
  }
  get own() {
    return this.state.sides[this.side] as State['sides'][number]
  }
  get opponents(): number[] {
    return this.state.sides.flatMap((_, side) => (side === this.side ? [] : [side]))
  }
  holder(region: number): number {
    return this.state.lands[region]?.holder ?? NOBODY
  }
  gold(region: number): number {
    return this.pack.regions[region]?.gold ?? 0
  }
  home(region: number): number {
    const faction = this.pack.regions[region]?.home ?? NOBODY
    return faction === NOBODY ? NOBODY : this.state.sides.findIndex((side) => side.faction === faction)
  }
  status(a: number, b = this.side): number {
    return a === b ? ALLIED : (this.state.statuses[a * this.state.sides.length + b] ?? ENEMY)
  }
  stance(other: number): number {
    return this.own.stance[other] ?? 0
  }
  /** Whose army stands there, -1 for nobody's. */
  armyIn(region: number): number {
    return this.state.sides.findIndex(({ armies }) => armies.some((army) => army.region === region))
  }
  /** 4.4 without developments. */
  level(region: number): number {
    const land = this.state.lands[region]
    const base = this.holder(region) === this.home(region) ? (this.pack.regions[region]?.level ?? 0) : 0
    const full = land?.walls === true ? (base > 0 ? base + 2 : 3) : base
    return Math.max(0, Math.min(9, full) - Math.max(0, land?.siege ?? 0))
  }
  garrisoned(region: number): boolean {
    return this.holder(region) !== NOBODY && this.level(region) > 0
  }
  borders(): Edge[] {
    return this.pack.edges.flatMap(({ a, b }): Edge[] => [
      [a, b, 1],
      [b, a, 1],
    ])
  }
  /** Fewest borders. */
  steps(from: number): number[] {
    return remembered(`steps ${from}`, () => relax(this.all.length, from, this.borders()))
  }
  /** 8.1. */
  agentSteps(from: number): number[] {
    return remembered(`agent ${from}`, () => {
      const hops = this.pack.seas.flatMap(({ coast }) =>
        coast.flatMap((a) => coast.filter((b) => b !== a).map((b): Edge => [a, b, 2])),
      )
      return relax(this.all.length, from, [...this.borders(), ...hops])
    })
  }
  seaSteps(from: number): number[] {
    const edges = this.pack.seas.flatMap(({ next }, a) => next.map((b): Edge => [a, b, 1]))
    return remembered(`sea ${from}`, () => relax(this.pack.seas.length, from, edges))
  }
}

/** One army of that seat in the middle of its activation. */
export class March extends Survey {
  readonly army: Army

  constructor(state: State, side: number, slot: number) {
    super(state, side)
    this.army = this.own.armies[slot] as Army
  }

  /** Own or allied, and no army there but own and allied ones. */
  friendly(region: number): boolean {
    const army = this.armyIn(region)
    if (this.holder(region) === NOBODY || this.status(this.holder(region)) !== ALLIED) return false
    return army === NOBODY || this.status(army) === ALLIED
  }
  mayStop(region: number): boolean {
    return region === this.army.region || (this.friendly(region) && this.armyIn(region) === NOBODY)
  }
  readonly #known = new Map<string, number[]>()
  /** Nothing moves while it is looked at. */
  #once(key: string, make: () => number[]): number[] {
    const known = this.#known.get(key) ?? make()
    this.#known.set(key, known)
    return known
  }
  walks(from = this.army.region): number[] {
    return this.#once(`walks ${from}`, () => this.#findWalks(from))
  }
  #findWalks(from: number): number[] {
    const edges = this.pack.edges.flatMap(({ a, b, strait }): Edge[] => {
      const price = strait ? 2 : 1
      return [
        ...(this.friendly(b) ? [[a, b, price] as const] : []),
        ...(this.friendly(a) ? [[b, a, price] as const] : []),
      ]
    })
    return relax(this.all.length, from, edges)
  }
  /** 7, 10.4: whether there is anything that may be attacked. */
  attackable(region: number): boolean {
    const army = this.armyIn(region)
    const holder = this.holder(region)
    const lost = this.home(region) === this.side && holder !== this.side
    if (army === this.side) return false
    if (army !== NOBODY) return this.status(army) !== ALLIED || lost
    if (holder === this.side) return false
    return holder === NOBODY || this.status(holder) !== ALLIED || lost
  }
  stages(): number[] {
    const walks = this.walks()
    return this.#once('stages', () => this.all.filter((region) => (walks[region] ?? FAR) < FAR && this.mayStop(region)))
  }
  /** Price of an attack over this border. */
  step(from: number, to: number): number {
    const edge = this.pack.edges.find(({ a, b }) => (a === from && b === to) || (a === to && b === from))
    return edge === undefined ? FAR : edge.strait ? 3 : 2
  }
  landCosts(): number[] {
    return this.#once('land', () => this.#findLandCosts())
  }
  #findLandCosts(): number[] {
    const walks = this.walks()
    const stages = this.stages()
    return this.all.map((to) =>
      this.attackable(to) ? Math.min(FAR, ...stages.map((from) => (walks[from] ?? FAR) + this.step(from, to))) : FAR,
    )
  }
  /** TRN-1: 1 to go aboard, 2 to land; a route of three zones, the one at the port included, and three to be entered. */
  seaCosts(): number[] {
    return this.#once('sea', () => this.#findSeaCosts())
  }
  #findSeaCosts(): number[] {
    const { own, army, pack } = this
    const costs = this.all.map(() => FAR)
    if (own.navyCards === 0) return costs
    const cards = army.cards.unknown.reduce((sum, { n }) => sum + n, army.cards.known.length)
    if (army.declared && cards > 2 * own.navyCards) return costs
    const walks = this.walks()
    for (const port of this.stages()) {
      const region = pack.regions[port]
      if (region === undefined || region.port === 0 || this.holder(port) !== this.side) continue
      const cost = (walks[port] ?? FAR) + 3
      if (cost > army.mp) continue
      for (const { sea, moved } of own.navies) {
        for (const first of region.seas) {
          const before = sea === NOBODY ? 1 : (this.seaSteps(sea)[first] ?? FAR)
          pack.seas.forEach(({ coast }, last) => {
            const zones = 1 + (this.seaSteps(first)[last] ?? FAR)
            if (zones > 3 || moved + before + zones - 1 > 3) return
            for (const to of coast) if (to !== port && this.attackable(to)) costs[to] = Math.min(costs[to] ?? FAR, cost)
          })
        }
      }
    }
    return costs
  }
  /** 10.3. */
  supplied(): boolean[] {
    const { pack, side } = this
    const found = this.all.map((region) => this.holder(region) === side && this.home(region) === side)
    const port = (region: number): boolean => (pack.regions[region]?.port ?? 0) > 0 && this.holder(region) === side
    const hostile = (sea: number): boolean =>
      this.state.sides.some((other, no) => this.status(no) === ENEMY && other.navies.some((navy) => navy.sea === sea))
    for (let n = 0; n < found.length; n++) {
      for (const region of this.all) {
        if (this.holder(region) === NOBODY || this.status(this.holder(region)) !== ALLIED) continue
        const next = pack.regions[region]?.borders.some(({ to }) => found[to] === true) === true
        const bySea =
          port(region) &&
          pack.regions[region]?.seas.some(
            (sea) => !hostile(sea) && pack.seas[sea]?.coast.some((to) => port(to) && found[to] === true),
          ) === true
        if (next || bySea) found[region] = true
      }
    }
    return found
  }
}
