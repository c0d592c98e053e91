// The planner against brute force: the same plans as trying everything with the rules themselves, on random positions.

import { keyedRandom } from '@understudy/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { controller, NOBODY, OUTSIDE_TURNS } from '../../rules/board/control.ts'
import { courtId, siteId, sys, sysId } from '../../rules/board/ids.ts'
import { emptyUsable } from '../../rules/board/resources.ts'
import { applyAction, refusal } from '../../rules/choosing/legal.ts'
import { ROW_SIZE } from '../../rules/state/numbers.ts'
import * as read from '../../rules/state/read.ts'
import { isPort, siteOwner } from '../../rules/state/sites.ts'
import { F, topKind } from '../../rules/state/stack.ts'
import { boardOf, copyState, hasPiece, type State } from '../../rules/state/state.ts'
import * as write from '../../rules/state/write.ts'
import type { Action, CourtId, SiteId } from '../../vocabulary.ts'
import { settingsOf } from './books-testing.ts'
import { after, collect, each } from './planner-testing.ts'
import { cityPlans, crPlans, portPlans, repairPlans, shipPlans } from './plans/build.ts'
import { influencePlans } from './plans/influence.ts'
import { gainsClaims, movePlans } from './plans/move.ts'
import { securePlans, taxPlans } from './plans/tax.ts'
import { isSafe, isUncontested, ownAgents, rivalAgents } from './terms/court.ts'
import { hasCity } from './terms/map.ts'
import { baseOf, type Goal, reaches } from './terms/standing.ts'

beforeAll(collect, 120_000)

/** The shortest sets of actions that reach a goal, by doing them. */
function shortest(state: State, seat: number, goal: Goal, singles: readonly Action[], left: number): string[] {
  const base = baseOf(state, seat, 'standing')
  for (let n = 1; n <= Math.min(left, singles.length); n++) {
    const found: string[] = []
    const walk = (from: number, chosen: readonly Action[]): void => {
      if (chosen.length === n) {
        const then = copyState(state)
        write.setPipsLeft(then, 9)
        for (const action of chosen) {
          if (topKind(then) !== F.turn || refusal(then, action) !== undefined) return
          applyAction(then, action)
        }
        if (topKind(then) === F.turn && reaches(goal, base, then)) found.push(JSON.stringify(chosen))
        return
      }
      for (let i = from; i < singles.length; i++) walk(i + 1, [...chosen, singles[i]!])
    }
    walk(0, [])
    if (found.length > 0) return found.sort()
  }
  return []
}

const GOALS: readonly Goal[] = ['contendDeclared', 'contendOpen', 'growDeclared', 'captives']

describe('taxes and securing', () => {
  it.each(GOALS)(
    'taxes that reach %s',
    (goal) => {
      let some = 0
      each(
        (state, seat, left) => {
          // Full slots ask for an arrangement, which the planner foresees; here only what fits.
          if (emptyUsable(state, seat) < left) return
          const cities: Action[] = []
          for (let site = 0; site < 72; site++) {
            const action: Action = { do: 'tax', city: siteId(site) as SiteId, pay: 'pip' }
            if (refusal(state, action) === undefined) cities.push(action)
          }
          const found = taxPlans(state, baseOf(state, seat, 'standing'), goal, left).map(({ tax }) =>
            JSON.stringify(tax.map(({ city }) => ({ do: 'tax', city, pay: 'pip' }))),
          )
          const wanted = shortest(state, seat, goal, cities, left)
          expect(found.sort()).toEqual(wanted)
          if (wanted.length > 0) some++
        },
        'administration',
        2,
      )
      expect(some).toBeGreaterThan(35)
    },
    120_000,
  )

  it.each(GOALS)(
    'guild cards that reach %s',
    (goal) => {
      let some = 0
      each(
        (state, seat, left) => {
          const cards: Action[] = []
          for (let spot = 0; spot < ROW_SIZE; spot++) {
            const card = read.rowCard(state, spot) - 1
            // What Vox cards do is not part of the question.
            if (card < 0 || card >= 25) continue
            const action: Action = { do: 'secure', card: courtId(card) as CourtId, pay: 'pip' }
            if (refusal(state, action) === undefined) cards.push(action)
          }
          const base = baseOf(state, seat, 'standing')
          const found = securePlans(state, base, goal, left)
            .filter(({ secure }) => secure.every((card) => Number(card.slice(2)) <= 25))
            .map(({ secure }) => JSON.stringify(secure.map((card) => ({ do: 'secure', card, pay: 'pip' }))))
          // One at a time: the refill of the Court is left to chance.
          if (cards.some((action) => topKind(after({ ...copyState(state) }, action)) !== F.turn)) {
            const wanted = cards.filter((action) => reaches(goal, base, withoutRefill(state, action)))
            // Where no card alone reaches it, two may.
            const plans = wanted.length > 0 ? found : found.filter((plan) => JSON.parse(plan).length === 1)
            expect(plans.sort()).toEqual(wanted.map((action) => JSON.stringify([action])).sort())
          } else expect(found.sort()).toEqual(shortest(state, seat, goal, cards, left))
          if (found.length > 0) some++
        },
        'aggression',
        1,
      )
      expect(some).toBeGreaterThan(15)
    },
    120_000,
  )
})

const withoutRefill = (state: State, action: Action): State => {
  const copy = copyState(state)
  write.setPipsLeft(copy, 9)
  applyAction(copy, action)
  return copy
}

describe('building and repairing', () => {
  it('cities, starports and ships are what the rules allow', () => {
    each((state, seat) => {
      const cities: string[] = []
      const ports: string[] = []
      for (const system of boardOf(state).planets) {
        const at = sysId(system)
        if (refusal(state, { do: 'build', piece: 'city', at, pay: 'pip' }) === undefined) cities.push(at)
        if (refusal(state, { do: 'build', piece: 'starport', at, pay: 'pip' }) === undefined) ports.push(at)
      }
      expect([...portPlans(state, seat)].sort()).toEqual(ports.sort())
      const found = cityPlans(state, seat)
      expect(found).toEqual(expect.arrayContaining(cities.filter((at) => !hasCity(state, sys(at), seat))))
      for (const at of found) expect(cities).toContain(at)
      const built: string[] = []
      for (let site = 0; site < 72; site++) {
        const port = siteId(site)
        const value = read.site(state, site)
        if (
          isPort(value) &&
          siteOwner(value) === seat &&
          refusal(state, { do: 'build', piece: 'ship', port, pay: 'pip' }) === undefined
        )
          built.push(port)
      }
      expect([...shipPlans(state, seat)].sort()).toEqual(built.sort())
      for (const { repair } of repairPlans(state, seat))
        expect(refusal(state, { do: 'repair', piece: repair, pay: 'pip' })).toBeUndefined()
    }, 'construction')
  }, 60_000)

  it('sequences that change control are the shortest ones', () => {
    let some = 0
    each(
      (state, seat, left) => {
        const systems = boardOf(state).systems.filter(
          (at) => hasPiece(state, at, seat) && controller(state, at, OUTSIDE_TURNS) !== seat,
        )
        for (const system of systems) {
          const ports = [0, 1, 2].map((n) => siteId(system * 3 + n))
          let wanted: string[] = []
          for (const grade of [1, 2]) {
            const walk = (now: State, steps: readonly string[]): void => {
              const who = controller(now, system, OUTSIDE_TURNS)
              const before = controller(state, system, OUTSIDE_TURNS)
              const good = grade === 1 ? who === seat : who === NOBODY && before !== NOBODY && before !== seat
              if (steps.length > 0 && good) {
                wanted.push(steps.join())
                return
              }
              if (steps.length >= left) return
              const port = ports.find(
                (site) =>
                  isPort(read.site(now, sysSite(site))) &&
                  siteOwner(read.site(now, sysSite(site))) === seat &&
                  refusal(now, { do: 'build', piece: 'ship', port: site, pay: 'pip' }) === undefined,
              )
              const next: [Action, string][] = []
              if (port !== undefined) next.push([{ do: 'build', piece: 'ship', port, pay: 'pip' }, 'ship'])
              next.push([{ do: 'repair', piece: { ship: sysId(system) }, pay: 'pip' }, 'repair'])
              for (const [action, step] of next) {
                if (refusal(now, action) !== undefined) continue
                const then = copyState(now)
                write.setPipsLeft(then, 9)
                applyAction(then, action)
                walk(then, [...steps, step])
              }
            }
            walk(state, [])
            const least = Math.min(...wanted.map((steps) => steps.split(',').length))
            wanted = wanted.filter((steps) => steps.split(',').length === least)
            if (wanted.length > 0) break
          }
          const found = crPlans(state, seat, [system], left, { build: true, repair: true })
          expect([...new Set(found.map(({ steps }) => steps.join()))].sort()).toEqual([...new Set(wanted)].sort())
          if (wanted.length > 0) some++
        }
      },
      'construction',
      2,
    )
    expect(some).toBeGreaterThan(120)
  }, 120_000)
})

const sysSite = (site: SiteId): number => sys(site.slice(0, 2)) * 3 + Number(site[3]) - 1

describe('influence', () => {
  it('places as many agents as the doctrine says, and no other card has a plan (13.5)', () => {
    const placed = [0, 0, 0, 0, 0]
    each((state, seat, left) => {
      const plans = new Map(influencePlans(state, seat, left, settingsOf({})).map((plan) => [plan.influence, plan.n]))
      const supply = read.agentsLeft(state, seat)
      for (let spot = 0; spot < ROW_SIZE; spot++) {
        const card = read.rowCard(state, spot) - 1
        if (card < 0) continue
        const most = Math.min(left, supply)
        const [own, rival] = [ownAgents(state, seat, card), rivalAgents(state, seat, card)]
        // By trying every number: the smallest majority, else a tie with an agent to spare.
        let wanted = 0
        if (!isSafe(state, seat, card)) {
          if (isUncontested(state, seat, card)) wanted = Math.min(2, most)
          else {
            for (let n = most; n >= 1; n--) if (own + n > rival) wanted = n
            if (wanted === 0) for (let n = most; n >= 1; n--) if (own + n === rival && supply > n) wanted = n
          }
        }
        expect(plans.get(courtId(card)) ?? 0).toBe(wanted)
        placed[wanted]!++
      }
    }, 'mobilization')
    expect(Math.min(...placed)).toBeGreaterThan(15)
  }, 60_000)
})

describe('candidates', () => {
  it('do not depend on chance: the same position gives the same plans', () => {
    each(
      (state, seat, left) => {
        const again = arcs.parse(JSON.parse(JSON.stringify(arcs.serialise(state))))
        expect(movePlans(again, seat, left, boardOf(again).planets, gainsClaims(again, seat))).toEqual(
          movePlans(state, seat, left, boardOf(state).planets, gainsClaims(state, seat)),
        )
      },
      'mobilization',
      25,
    )
    expect(keyedRandom('a', 'b').int(6)).toBe(keyedRandom('a', 'b').int(6))
  })
})
