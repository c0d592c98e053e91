// What must hold in every game (supercat 13). 13.1, 13.2 and 13.12 are in games.test.ts, 13.5 also in
// planner.test.ts.

import { freshMemory, Runner } from '@understudy/procedure/run'
import { Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { beforeAll, describe, expect, it } from 'vitest'
import { COURT_SUIT } from '../../data/court.ts'
import { arcs } from '../../game.ts'
import { shift } from '../../rules/actions/move.ts'
import { controller, OUTSIDE_TURNS } from '../../rules/board/control.ts'
import { court, sys } from '../../rules/board/ids.ts'
import { tokenIn } from '../../rules/board/resources.ts'
import * as read from '../../rules/state/read.ts'
import { copyState, type State, seatOf as seatOfColour } from '../../rules/state/state.ts'
import type { Action, Colour } from '../../vocabulary.ts'
import { supercatBook } from './books-testing.ts'
import type { C, CombatPlan, InfluencePlan, MovePlan } from './context.ts'
import { gameOf, play } from './game-testing.ts'
import { doubleAllowed } from './plans/build.ts'
import { favourable } from './terms/combat.ts'
import { isSafe, isUncontested } from './terms/court.ts'
import { claims, hasCity } from './terms/map.ts'
import { typeHeldBack } from './terms/spend.ts'
import { v0_5 } from './versions/v0_5.ts'

interface Seen {
  readonly state: State
  readonly after: State
  readonly seat: number
  readonly node: string
  readonly action: Action
  readonly vars: Record<string, unknown>
  readonly events: readonly TraceEvent[]
}
const seen: Seen[] = []
const traces: TraceEvent[][] = []

beforeAll(() => {
  for (const [game, table] of [
    { bots: 2, others: 1 },
    { bots: 3, others: 1 },
    { bots: 1, others: 1 },
    { bots: 3, others: 0 },
  ].entries()) {
    for (let seed = 0; seed < 3; seed++) {
      const recorder = new Recorder()
      const driver = gameOf({ ...table, seed: `invariants ${game} ${seed}` })
      for (const { entry } of play(driver, recorder)) {
        const events = recorder.take()
        if (entry.t !== 'action' || entry.by !== 'bot') continue
        traces.push(events)
        const acted = events.findLast((event) => event.e === 'act')
        const state = copyState(driver.state)
        const after = copyState(state)
        arcs.apply(after, entry.action as Action)
        seen.push({
          state,
          after,
          seat: seatOfColour(state, entry.seat as Colour),
          node: entry.node ?? '',
          action: entry.action as Action,
          vars: (acted?.e === 'act' ? acted.vars : {}) as Record<string, unknown>,
          events,
        })
      }
    }
  }
}, 240_000)

const each = <D extends Action['do']>(
  doing: D,
  check: (one: Seen, action: Extract<Action, { do: D }>) => void,
): void => {
  const all = seen.filter(({ action }) => action.do === doing)
  expect(all.length).toBeGreaterThan(20)
  for (const one of all) check(one, one.action as Extract<Action, { do: D }>)
}

describe('invariants', () => {
  it('13.3 every action on a suit page that a pip pays for lowers what is left', () => {
    const paid = seen.filter(
      ({ state, after, action }) => 'pay' in action && action.pay === 'pip' && read.turn(after) === read.turn(state),
    )
    expect(paid.length).toBeGreaterThan(100)
    for (const { state, after } of paid) expect(read.pipsLeft(after)).toBeLessThan(read.pipsLeft(state))
  })

  it('13.4 General Priorities always choose a card', () => {
    const read = traces.filter((events) => events.some((event) => event.e === 'page' && event.page === 'GP'))
    expect(read.length).toBeGreaterThan(100)
    for (const events of read)
      expect(events.some((event) => event.e === 'proceed' && event.node.endsWith('.go'))).toBe(true)
  })

  /** Every plan that a rule of this kind considered, with the position. */
  const considered = <X>(nodes: RegExp, check: (state: State, seat: number, plan: X) => void): void => {
    let n = 0
    for (const { state, seat, events } of seen)
      for (const event of events)
        if (event.e === 'found' && nodes.test(event.node))
          for (const { value } of event.candidates) {
            n++
            check(state, seat, value as X)
          }
    expect(n).toBeGreaterThan(100)
  }

  it('13.5 no agent goes to a card that it could secure, and no third one to a card without agents', () => {
    considered<InfluencePlan>(/^(ADM|MOB)\.(22|23|43)$/, (state, seat, { influence, n }) => {
      expect(isSafe(state, seat, court(influence))).toBe(false)
      if (isUncontested(state, seat, court(influence))) expect(n).toBeLessThanOrEqual(2)
    })
  })

  it('13.6 what is held back is not spent in the Prelude, Relics for Relic cards apart', () => {
    let n = 0
    for (const { state, seat, action } of seen) {
      if (!('pay' in action) || action.pay === 'pip') continue
      n++
      const type = tokenIn(state, seat, action.pay.slot)
      const relic = action.do === 'secure' && COURT_SUIT[court(action.card)] === 4 && type === 4
      expect(typeHeldBack(state, seat, type) && !relic).toBe(false)
    }
    expect(n).toBeGreaterThan(20)
  })

  it('13.7 no double city without a sole lead in a declared ambition and a bonus', () => {
    let cities = 0
    each('build', ({ state, seat }, action) => {
      if (action.piece !== 'city') return
      cities++
      if (hasCity(state, sys(action.at), seat)) expect(doubleAllowed(state, seat)).toBe(true)
    })
    expect(cities).toBeGreaterThan(10)
  })

  it('13.8 every battle is favourable when it begins', () => {
    each('battle', ({ state, seat, vars }, action) => {
      const plan = vars.combat as CombatPlan
      const inPrelude = vars.inPrelude === true
      expect(plan.at).toBe(action.at)
      const battles = read.pipsLeft(state) + (inPrelude ? plan.psionic : 0)
      expect(
        favourable(
          state,
          seat,
          {
            system: sys(action.at),
            defender: seatOfColour(state, action.against),
            goal: plan.goal,
            battles,
            extra: read.extraDie(state),
            ...(plan.keys === undefined ? {} : { keys: plan.keys }),
            ...(plan.grade === undefined ? {} : { grade: plan.grade }),
          },
          v0_5,
        ),
      ).toBe(true)
    })
  })

  it('13.9 moves for claims gain them, and a move that keeps its origin keeps it', () => {
    considered<MovePlan>(/^(ADM|AGG|MOB)\.(10|13|16|28|40)$/, (state, seat, plan) => {
      const then = copyState(state)
      shift(then, seat, sys(plan.from), sys(plan.to), plan.fresh, plan.damaged)
      if (plan.keep && controller(state, sys(plan.from), OUTSIDE_TURNS) === seat)
        expect(controller(then, sys(plan.from), OUTSIDE_TURNS)).toBe(seat)
    })
    considered<MovePlan>(/^(AGG|MOB)\.(10|16)$/, (state, seat, plan) => {
      const then = copyState(state)
      shift(then, seat, sys(plan.from), sys(plan.to), plan.fresh, plan.damaged)
      expect(claims(then, seat)).toBeGreaterThan(claims(state, seat))
    })
  })

  it('13.10 the order in which candidates are found does not matter', () => {
    type Nodes = (typeof supercatBook)['pages'][number]['nodes']
    const turned = (nodes: Nodes): Nodes =>
      nodes.map((node) => {
        const out = { ...node } as Record<string, unknown>
        if ('ways' in node) out.ways = { ...node.ways, from: (c: C) => [...node.ways.from(c)].reverse() }
        for (const list of ['yes', 'no', 'then', 'none', 'body'] as const)
          if (list in node) out[list] = turned((node as never as Record<typeof list, Nodes>)[list])
        return out as never
      })
    const pages = supercatBook.pages.map((page) => ({ ...page, nodes: turned(page.nodes) }))
    const one = new Runner<State, Action>(supercatBook, { edition: 'base', options: {} })
    const other = new Runner<State, Action>({ ...supercatBook, pages }, { edition: 'base', options: {} })
    let n = 0
    let picks = 0
    for (const { state, seat } of seen) {
      if (n++ % 4 > 0) continue
      const colour = state.options.colours[seat]!
      const view = arcs.view(state, colour)
      const [a, b] = [freshMemory(), freshMemory()]
      for (let step = 0, answer: number | undefined; step < 6; step++) {
        const wants = one.step(view, colour, a, answer)
        expect(other.step(view, colour, b, answer)).toEqual(wants)
        if (!('pick' in wants)) break
        picks++
        answer = wants.pick - 1
      }
    }
    expect(n).toBeGreaterThan(1000)
    expect(picks).toBeGreaterThan(40)
  })

  it('13.11 what is chosen with steps from later versions could be chosen without them', () => {
    let compared = 0
    const driver = gameOf({ bots: 2, others: 1, seed: 'backports' })
    const printed = gameOf({ bots: 2, others: 1, seed: 'backports', settings: { backports: false } })
    for (const { entry } of play(driver)) {
      if (entry.t !== 'action' || entry.by !== 'bot' || entry.first !== true) continue
      const bot = printed.bot(entry.seat)!
      const view = arcs.view(driver.state, entry.seat)
      const possible: unknown[] = []
      const first = bot.step(view, entry.seat, bot.fresh())
      const n = 'pick' in first ? first.pick : 1
      for (let pick = 0; pick < n; pick++) {
        const memory = bot.fresh()
        let step = bot.step(view, entry.seat, memory)
        if ('pick' in step) step = bot.step(view, entry.seat, memory, pick)
        possible.push('act' in step ? step.act : step)
      }
      if (possible.some((each) => typeof each === 'object' && each !== null && !('do' in each))) continue
      compared++
      expect(possible).toContainEqual(entry.action)
    }
    expect(compared).toBeGreaterThan(10)
  }, 60_000)
})
