// What must hold in every game of 0.10 (supercat-0.10, 15), and at a table where both versions sit.

import { freshMemory, Runner } from '@understudy/procedure/run'
import { Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { beforeAll, describe, expect, it } from 'vitest'
import { numberOf, suitOf } from '../../../data/action-cards.ts'
import { COURT_SUIT } from '../../../data/court.ts'
import { arcs } from '../../../game.ts'
import { planetType } from '../../../rules/board/control.ts'
import { card as cardIndex, court, sys } from '../../../rules/board/ids.ts'
import { tokenIn } from '../../../rules/board/resources.ts'
import { exhaustedCards } from '../../../rules/seats/ready.ts'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import { copyState, freshShips, playersOf, type State, seatOf } from '../../../rules/state/state.ts'
import type { Action, Colour } from '../../../vocabulary.ts'
import { books } from '../books.ts'
import type { CombatPlan, InfluencePlan, MovePlan } from '../context.ts'
import { gameOf, play } from '../game-testing.ts'
import { doubleAllowed } from '../plans/build.ts'
import { contendsTypeOf, mostHits, riskOf } from '../terms/combat.ts'
import { isSafe, isUncontested, ownAgents, rivalAgents } from '../terms/court.ts'
import { hasCity } from '../terms/map.ts'
import { typeDeclared, typeHeldBack } from '../terms/spend.ts'
import type { VersionId } from './version.ts'

interface Seen {
  readonly state: State
  readonly after: State
  readonly seat: number
  readonly version: VersionId
  readonly turn: string
  readonly node: string
  readonly action: Action
  readonly vars: Record<string, unknown>
  readonly events: readonly TraceEvent[]
}
const seen: Seen[] = []
/** The flags of all seats whenever a chapter has begun. */
const atChapters: string[] = []

beforeAll(() => {
  const tables: readonly { bots: number; others: number; versions: readonly VersionId[] }[] = [
    { bots: 2, others: 1, versions: ['0.10', '0.10'] },
    { bots: 3, others: 1, versions: ['0.10', '0.5', '0.10'] },
    { bots: 2, others: 0, versions: ['0.10', '0.10'] },
    { bots: 3, others: 0, versions: ['0.5', '0.10', '0.10'] },
  ]
  for (const [game, table] of tables.entries()) {
    for (let seed = 0; seed < 3; seed++) {
      const recorder = new Recorder()
      const driver = gameOf({ ...table, seed: `later ${game} ${seed}` })
      let chapter = 1
      let pending: TraceEvent[] = []
      for (const { entry } of play(driver, recorder)) {
        // What led to a die or a pick belongs to the action after it.
        const events = [...pending, ...recorder.take()]
        pending = []
        if (read.chapter(driver.state) > chapter) {
          chapter = read.chapter(driver.state)
          for (let seat = 0; seat < playersOf(driver.state); seat++)
            atChapters.push(exhaustedCards(driver.state, seat).join())
        }
        if (entry.t !== 'action' || entry.by !== 'bot') {
          pending = events
          continue
        }
        const seat = seatOf(driver.state, entry.seat as Colour)
        const state = copyState(driver.state)
        const after = copyState(state)
        arcs.apply(after, entry.action as Action)
        const acted = events.findLast((event) => event.e === 'act')
        seen.push({
          state,
          after,
          seat,
          version: table.versions[seat] ?? '0.5',
          turn: `${game} ${seed} ${read.chapter(state)} ${arcs.moment(state)} ${seat}`,
          node: entry.node ?? '',
          action: entry.action as Action,
          vars: (acted?.e === 'act' ? acted.vars : {}) as Record<string, unknown>,
          events,
        })
      }
    }
  }
}, 240_000)

const later = (): Seen[] => seen.filter(({ version }) => version === '0.10')
const each = <D extends Action['do']>(
  doing: D,
  least: number,
  check: (one: Seen, action: Extract<Action, { do: D }>) => void,
): void => {
  const all = later().filter(({ action }) => action.do === doing)
  expect(all.length).toBeGreaterThan(least)
  for (const one of all) check(one, one.action as Extract<Action, { do: D }>)
}
const considered = <X>(nodes: RegExp, check: (one: Seen, plan: X) => void): void => {
  let n = 0
  for (const one of later())
    for (const event of one.events)
      if (event.e === 'found' && nodes.test(event.node))
        for (const { value } of event.candidates) {
          n++
          check(one, value as X)
        }
  expect(n).toBeGreaterThan(100)
}

describe('invariants of 0.10', () => {
  it('1 no agent goes to a safe card, no third one to a card without agents; double cities as in 0.5', () => {
    considered<InfluencePlan>(/^(ADM|MOB)\.X(24|43)$/, ({ state, seat }, { influence, n }) => {
      expect(isSafe(state, seat, court(influence))).toBe(false)
      if (isUncontested(state, seat, court(influence))) expect(n).toBeLessThanOrEqual(2)
    })
    each('build', 20, ({ state, seat }, action) => {
      if (action.piece === 'city' && hasCity(state, sys(action.at), seat)) expect(doubleAllowed(state, seat)).toBe(true)
    })
  })

  it('2 no Influence plan ends behind or level, except where a card is defended', () => {
    considered<InfluencePlan>(/^(ADM|MOB)\.X(24|43)$/, ({ state, seat }, { influence, n }) => {
      const card = court(influence)
      expect(ownAgents(state, seat, card) + n).toBeGreaterThan(rivalAgents(state, seat, card))
    })
  })

  it('3 one die for a card and turn; a card that was matched or left gets no more agents', () => {
    const rolled = new Map<string, string[]>()
    let n = 0
    for (const { turn, events, vars, action, node } of later()) {
      for (const event of events) {
        if (event.e !== 'pick' && event.e !== 'found') continue
        if (!/X13\.1$/.test(event.node) || event.e !== 'found') continue
        for (const { value } of event.candidates) {
          n++
          expect(rolled.get(turn) ?? []).not.toContain(value)
        }
      }
      const defended = (vars.defended ?? {}) as Record<string, string>
      rolled.set(turn, Object.keys(defended))
      if (action.do === 'influence' && !node.endsWith('X13.3'))
        expect(['block', 'abandon']).not.toContain(defended[action.card])
    }
    expect(n).toBeGreaterThan(20)
  })

  it('4 nothing that matches a declared ambition is spent in the Prelude, Relics for Relic cards apart', () => {
    let n = 0
    for (const { state, seat, action } of later()) {
      if (!('pay' in action) || action.pay === 'pip') continue
      n++
      const type = tokenIn(state, seat, action.pay.slot)
      const relic = action.do === 'secure' && COURT_SUIT[court(action.card)] === 4 && type === 4
      expect(typeDeclared(state, seat, type) && !relic).toBe(false)
    }
    expect(n).toBeGreaterThan(20)
  })

  it('5 no Fuel or Psionic for a battle that could have two battles without', () => {
    let n = 0
    for (const { state, seat, events } of later())
      for (const event of events) {
        if (event.e !== 'found' || !/^PR\.X8u?$/.test(event.node)) continue
        for (const { value } of event.candidates) {
          const plan = value as unknown as CombatPlan
          const spent = plan.moveTokens.length + plan.psionic
          if (spent === 0) continue
          n++
          const weapon = plan.weapon === undefined
          const cost = plan.move?.cost ?? 0
          const kinds = read.suit(state)
          // Aggression and Mobilization offer Move.
          const alone = kinds === 1 || kinds === 3 || cost === 0 ? read.pipsLeft(state) - cost : 0
          if (weapon || cost === 0) expect(alone).toBeLessThan(2)
          expect(seat).toBeGreaterThanOrEqual(0)
        }
      }
    expect(n).toBeGreaterThan(0)
  })

  it('6 a new action of a card is used once in a chapter, and all are ready when one begins', () => {
    const used = new Map<string, number>()
    let n = 0
    for (const { turn, seat, action } of later()) {
      if (action.do !== 'exhaust') continue
      n++
      const [game, seed, chapter] = turn.split(' ')
      const key = `${game} ${seed} ${chapter} ${seat} ${action.card}`
      used.set(key, (used.get(key) ?? 0) + 1)
    }
    expect(n).toBeGreaterThan(5)
    expect(Math.max(...used.values())).toBe(1)
    expect(atChapters.length).toBeGreaterThan(20)
    expect(new Set(atChapters)).toEqual(new Set(['']))
  })

  it('7 of cards of one suit the highest is led, unless it declares', () => {
    let n = 0
    each('lead', 50, ({ state, seat }, action) => {
      const cards = [...read.cards(state, Pile.drawn(seat)), ...read.cards(state, Pile.bonus(seat))]
      if (action.declare !== undefined || cards.length < 2 || new Set(cards.map(suitOf)).size > 1) return
      n++
      expect(numberOf(cardIndex(action.card))).toBe(Math.max(...cards.map(numberOf)))
    })
    expect(n).toBeGreaterThan(3)
  })

  it('8, 9, 10 dice: assault up to twice the fresh defenders; before the last battle of a raid only skirmish; no Outrage at the price of a place', () => {
    each('battle', 50, ({ state, seat, vars }, { at, against, dice }) => {
      if (dice === undefined) return
      const plan = vars.combat as CombatPlan
      const [system, defender] = [sys(at), seatOf(state, against)]
      const theirs = freshShips(state, system, defender)
      const damaged = read.damaged(state, system, defender)
      if (plan.goal === 'ransack') expect(dice.assault).toBeLessThanOrEqual(2 * theirs + damaged + 2)
      else expect(dice.assault).toBeLessThanOrEqual(2 * theirs)
      const left = read.pipsLeft(state) + (vars.inPrelude === true ? plan.psionic : 0)
      if (plan.goal === 'raid' && left > 1) expect([dice.assault, dice.raid]).toEqual([0, 0])
      expect(mostHits(dice)).toBeGreaterThanOrEqual(0)
      if (riskOf(state, system, defender, dice))
        expect(contendsTypeOf(state, seat, planetType(state, system))).toBe(false)
    })
  })

  it('11 with nothing declared both versions hold back the same', () => {
    let n = 0
    for (const { state, seat } of seen) {
      if ([1, 2, 3, 4, 5].some((ambition) => [0, 1, 2].some((marker) => read.markerAt(state, marker) === ambition)))
        continue
      n++
      for (let type = 1; type <= 5; type++)
        expect(typeDeclared(state, seat, type)).toBe(typeHeldBack(state, seat, type))
    }
    expect(n).toBeGreaterThan(50)
  })

  it('12 an origin is given up only if no origin that can be kept reaches the goal', () => {
    let [n, kept] = [0, 0]
    for (const { events } of later())
      for (const [at, event] of events.entries()) {
        if (event.e !== 'found' || !/^(AGG|MOB)\.X(7|11|29)$/.test(event.node) || event.candidates.length < 2) continue
        const plans = event.candidates.map(({ value }) => value as unknown as MovePlan)
        const dropped = new Set<number>()
        for (const next of events.slice(at + 1)) {
          if (next.e !== 'prefer' || next.node !== event.node) break
          for (const each of next.dropped) dropped.add(each)
        }
        const left = plans.filter((_, i) => !dropped.has(i))
        n++
        expect(left.length).toBeGreaterThan(0)
        if (!plans.some(({ keep }) => keep)) continue
        kept++
        expect(left.every(({ keep }) => keep)).toBe(true)
      }
    expect(n).toBeGreaterThan(10)
    expect(kept).toBeGreaterThan(50)
  })

  it('15 each version thinks by itself at a table with the other one', () => {
    const runners = (['0.10', '0.5'] as const).map(
      (version) => new Runner<State, Action>(books[version], { edition: 'base', options: {} }),
    )
    const [one, other] = runners as [Runner<State, Action>, Runner<State, Action>]
    expect(seen.length).toBeGreaterThan(100)
    for (const [i, { state, seat }] of seen.entries()) {
      if (i % 5 > 0) continue
      const colour = state.options.colours[seat]!
      const view = arcs.view(state, colour)
      const alone = one.step(view, colour, freshMemory())
      // The other version has looked at the very same position in between.
      other.step(view, colour, freshMemory())
      expect(one.step(view, colour, freshMemory())).toEqual(alone)
      expect(one.step(arcs.view(copyState(state), colour), colour, freshMemory())).toEqual(alone)
    }
  })
})
