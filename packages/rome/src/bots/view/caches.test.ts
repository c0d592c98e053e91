// What is remembered, worked out all at once or written over an old copy is what one would find afresh, one by one.

import { appOnly, Driver, withDefaults } from '@understudy/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { packOf } from '../../pack/setting.ts'
import { romePackage } from '../../package.ts'
import { decisionOf } from '../../rules/play/decision.ts'
import { copyState } from '../../rules/state/copy.ts'
import { isAllied, landOf, NONE, regionOf, sideNamed } from '../../rules/state/query.ts'
import type { State } from '../../rules/state/state.ts'
import { viewFor } from '../../rules/state/view.ts'
import { seaAttacks } from '../../rules/ways/trips.ts'
import {
  enemyNavyIn,
  friendlyRegions,
  isFriendly,
  isLegalStop,
  legalStops,
  marchCosts,
  suppliedRegions,
} from '../../rules/ways/ways.ts'
import { Bench } from '../../testing.ts'
import type { C } from '../context.ts'
import { seating } from '../testing/games-testing.ts'
import { costsTo, landWays, nearestAgent, seaCosts } from './distances.ts'
import { me, opponentArmy } from './seen.ts'

const SEATS = ['ROM', 'GRE', 'CAR', 'BAR']
const found: { readonly state: State; readonly seat: string }[] = []
/** Armies that can land somewhere. */
const afloat: { readonly state: State; readonly seat: string; readonly slot: number }[] = []

/** Positions of a whole game of bots and a person, and who decides in them. */
beforeAll(() => {
  const { options, seats } = seating(['super', 'speed', 'human', 'super'])
  const start = { t: 'start', options: withDefaults(romePackage, options), chance: appOnly(romePackage) } as const
  const driver = new Driver(romePackage, { ...start, seed: 'caches', seats })
  for (let n = 0; ; n++) {
    const next = driver.next()
    if (next.kind !== 'auto') break
    const { seat } = next.entry
    if (n % 40 === 0 && SEATS.includes(seat)) found.push({ state: copyState(driver.state), seat })
    if (n % 5 === 0 && SEATS.includes(seat)) afloat.push(...landing(driver.state, seat))
    driver.commit(next.entry)
  }
  expect(found.length).toBeGreaterThan(30)
}, 60_000)

function landing(now: State, seat: string): typeof afloat {
  const view = viewFor(now, seat)
  const side = sideNamed(view, seat)
  const slots = (view.sides[side]?.armies ?? []).flatMap(({ region }, slot) =>
    region !== NONE && seaAttacks(view, side, slot).length > 0 ? [slot] : [],
  )
  if (slots.length === 0) return []
  const state = copyState(now)
  return slots.map((slot) => ({ state, seat, slot }))
}

const context = (view: State, seat: string): C => ({ view, seat, vars: {}, edition: 'super', options: {} })

/** 10.3, step by step until nothing changes. */
function suppliedByChains(state: State, side: number): boolean[] {
  const { regions, seas } = packOf(state)
  const supplied = regions.map(
    ({ home }, no) => landOf(state, no).holder === side && home === state.sides[side]?.faction,
  )
  for (let before = -1; before !== supplied.filter(Boolean).length; ) {
    before = supplied.filter(Boolean).length
    regions.forEach((region, no) => {
      const { holder } = landOf(state, no)
      if (holder === NONE || !isAllied(state, side, holder)) return
      const ports = (at: number): boolean => regionOf(packOf(state), at).port > 0 && landOf(state, at).holder === side
      const bySea = region.seas.some(
        (sea) =>
          !enemyNavyIn(state, side, sea) && (seas[sea]?.coast ?? []).some((at) => ports(at) && supplied[at] === true),
      )
      if (region.borders.some(({ to }) => supplied[to] === true) || (ports(no) && bySea)) supplied[no] = true
    })
  }
  return supplied
}

describe('in positions of a whole game', () => {
  it('a view written over an older one is the same, and leaves the position as it is', () => {
    let spare: State | undefined
    for (const { state } of found) {
      const before = JSON.stringify(state)
      // Twice: what was seen of generals is kept for the second look.
      for (const seat of [...SEATS, ...SEATS]) {
        spare = viewFor(state, seat, spare)
        expect(spare).toEqual(viewFor(state, seat))
      }
      expect(JSON.stringify(state)).toBe(before)
    }
    expect(found.length).toBeGreaterThan(20)
  })

  it('a glance written over the last one is the same in every position of a game among bots, whoever else plays', () => {
    const { options, seats } = seating(['super', 'speed', 'super', 'speed'])
    const start = { t: 'start', options: withDefaults(romePackage, options), chance: appOnly(romePackage) } as const
    const [one, other] = ['one', 'other'].map((seed) => new Driver(romePackage, { ...start, seed, seats }))
    const seen = new Map<string, State>()
    let same = 0
    for (let n = 0; n < 600; n++) {
      for (const [at, driver] of [one, other].entries()) {
        const next = driver?.next()
        if (driver === undefined || next?.kind !== 'auto') continue
        driver.commit(next.entry)
        // The second game looks seldom, so that glances are written over as well as made anew.
        const seat = SEATS[n % 3] as string
        if (at === 1 && n % 25 > 0) continue
        const last = seen.get(`${at}${seat}`)
        const view = viewFor(driver.state, seat, last)
        if (view.sides === last?.sides) same++
        seen.set(`${at}${seat}`, view)
        expect(view).toEqual(viewFor(driver.state, seat))
      }
    }
    expect(same).toBeGreaterThan(200)
  })

  it('friendly and supplied regions and stops are found all at once as one by one', () => {
    for (const { state } of found) {
      state.sides.forEach(({ armies }, side) => {
        armies.forEach((_, slot) => {
          const stops = state.lands.map((_, region) => isLegalStop(state, side, slot, region))
          expect(legalStops(state, side, slot)).toEqual(stops)
        })
        expect(friendlyRegions(state, side)).toEqual(state.lands.map((_, region) => isFriendly(state, side, region)))
        expect(suppliedRegions(state, side)).toEqual(suppliedByChains(state, side))
      })
    }
  })

  it('a way costs the same in both directions between places where an army may stand', () => {
    let ways = 0
    for (const { state, seat } of found) {
      const view = viewFor(state, seat)
      const c = context(view, seat)
      const stops = view.lands.flatMap((_, region) => (isLegalStop(view, me(c), 0, region) ? [region] : []))
      for (const goal of stops) {
        for (const stop of stops) {
          expect(costsTo(c, goal).cost[stop]).toBe(marchCosts(view, me(c), stop).cost[goal])
          ways++
        }
      }
    }
    expect(ways).toBeGreaterThan(100)
  })

  it('what is remembered of one view is never taken for another', () => {
    const all = (c: C) => {
      const side = me(c)
      const army = c.view.sides[side]?.armies.findIndex(({ region }) => region !== NONE) ?? NONE
      return c.view.lands.map((_, region) => [
        side,
        opponentArmy(c, region),
        nearestAgent(c, region),
        army < 0 ? 0 : landWays(c, army).attack[region],
        army < 0 ? 0 : seaCosts(c, army)[region],
      ])
    }
    for (const [at, { state, seat }] of found.entries()) {
      const c = context(viewFor(state, seat), seat)
      const first = all(c)
      const other = found[(at + 1) % found.length]
      if (other !== undefined) all(context(viewFor(other.state, other.seat), other.seat))
      expect(all(c)).toEqual(first)
      expect(all(context(copyState(c.view), seat))).toEqual(first)
      for (const no of SEATS) if (no !== seat) expect(me(context(c.view, no))).toBe(sideNamed(c.view, no))
    }
  })

  it('the price of a landing is that of the cheapest', () => {
    expect(afloat.length).toBeGreaterThan(40)
    for (const { state, seat, slot } of afloat) {
      const c = context(viewFor(state, seat), seat)
      const costs = seaAttacks(c.view, me(c), slot)
      c.view.lands.forEach((_, region) => {
        const own = costs.filter(({ to }) => to === region).map(({ cost }) => cost)
        expect(seaCosts(c, slot)[region]).toBe(Math.min(Number.POSITIVE_INFINITY, ...own))
      })
    }
  })
})

it('DEC: exactly the numbers that are offered may be declared', () => {
  const bench = new Bench({ ROM: 'super', GRE: 'super' }).place('ROM', 0, 'rome')
  bench.state.frames.push({ kind: 'declare', side: 0, slot: 0 })
  const decision = decisionOf(bench.state)
  if (decision === undefined) throw new Error('nobody is asked')
  const offered = new Set<string>()
  const walk = (picks: Parameters<typeof decision.next>[0]): void => {
    for (const choice of decision.next(picks)) {
      if (choice.action === undefined) walk([...picks, choice.pick])
      else offered.add(JSON.stringify(choice.action))
    }
  }
  walk([])
  let legal = 0
  for (let MI = 0; MI < 7; MI++)
    for (let SK = 0; SK < 4; SK++)
      for (let CV = 0; CV < 6; CV++)
        for (let AR = 0; AR < 4; AR++) {
          const action = { do: 'declare', slot: 0, counts: { MI, SK, CV, AR } } as const
          const may = decision.legal(action) === undefined
          expect(may).toBe(offered.has(JSON.stringify(action)))
          if (may) legal++
        }
  expect(legal).toBe(offered.size)
  expect(legal).toBeGreaterThan(1)
})
