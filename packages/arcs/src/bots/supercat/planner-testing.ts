import { isGate } from '../../data/map.ts'
import { catapults, stops } from '../../rules/actions/move.ts'
import { sysId } from '../../rules/board/ids.ts'
import { applyAction, refusal } from '../../rules/choosing/legal.ts'
import * as read from '../../rules/state/read.ts'
import { SITE_COUNT, SITE_USED } from '../../rules/state/sites.ts'
import { F, topKind, topSeat } from '../../rules/state/stack.ts'
import { boardOf, copyState, roleOf, type State } from '../../rules/state/state.ts'
import * as write from '../../rules/state/write.ts'
import { type Action, type Leg, SUITS, type Suit } from '../../vocabulary.ts'
import { settingsOf } from './books-testing.ts'
import { driverOf, MIXED } from './company-testing.ts'
import { play } from './game-testing.ts'

export const positions: State[] = []
export const settings = settingsOf({})

/** The position of a turn with a card of this suit and so many actions, nothing done yet. */
export function turn(state: State, suit: Suit, pips: number): State {
  const copy = copyState(state)
  write.setSuit(copy, SUITS.indexOf(suit))
  write.setPipsLeft(copy, pips)
  write.setPrelude(copy, false)
  write.setArmed(copy, false)
  write.setBonus(copy, 0)
  for (let at = 0; at < SITE_COUNT; at++) write.setSite(copy, at, read.site(copy, at) & ~SITE_USED)
  return copy
}

export const after = (state: State, ...actions: Action[]): State => {
  const copy = copyState(state)
  for (const action of actions) applyAction(copy, action)
  return copy
}

/** Positions of turns in whole games: SUPERCAT beside random, eager and Lars players, at tables for two to four. */
export function collect(): void {
  if (positions.length > 0) return
  for (const [i, company] of MIXED.entries()) {
    for (let seed = 0; seed < 2; seed++) {
      for (const { driver, entry } of play(driverOf(company, `plans ${i} ${seed}`))) {
        if (entry.t !== 'action' || topKind(driver.state) !== F.turn) continue
        // The page of SUPERCAT is read for everybody but Lars, who has no hand and no slots like others.
        if (roleOf(driver.state, topSeat(driver.state)) !== 'lars') positions.push(copyState(driver.state))
      }
    }
  }
}

/** Every so many-th position; all of them in `npm run test:full`. */
const SAMPLE = process.env.FULL === '1' ? 1 : 3

export const each = (check: (state: State, seat: number, pips: number) => void, suit: Suit, step = 1): void => {
  if (positions.length < 1500) throw new Error('too few positions')
  positions.forEach((position, i) => {
    if (i % (step * SAMPLE) > 0) return
    const state = turn(position, suit, 1 + (i % 4))
    check(state, topSeat(state), 1 + (i % 4))
  })
}

/** Where one Move action can take a group, by trying every way through the gates. */
function landings(state: State, seat: number, from: number): Map<number, Leg['to'][]> {
  const out = new Map<number, Leg['to'][]>()
  const walk = (at: number, way: Leg['to'][], seen: ReadonlySet<number>): void => {
    for (const to of boardOf(state).neighbours[at]!) {
      if (to === from || seen.has(to)) continue
      const next = [...way, sysId(to)]
      if (!out.has(to) || out.get(to)!.length > next.length) out.set(to, next)
      if (isGate(to) && catapults(state, seat, from) && stops(state, seat, to) === undefined)
        walk(to, next, new Set([...seen, to]))
    }
  }
  walk(from, [], new Set())
  return out
}

/** Every place a group can get to, with the fewest actions and the position then, by doing it. */
export function journeys(state: State, seat: number, from: number, fresh: number, damaged: number, left: number) {
  const out = new Map<number, { cost: number; state: State }>()
  let wave = [{ at: from, state }]
  for (let cost = 1; cost <= left; cost++) {
    const next: typeof wave = []
    for (const here of wave) {
      for (const [to, way] of landings(here.state, seat, here.at)) {
        if (to === from || out.has(to)) continue
        const action: Action = {
          do: 'move',
          from: sysId(here.at),
          legs: way.map((leg) => ({ to: leg, fresh, damaged })),
          pay: 'pip',
        }
        if (refusal(here.state, action) !== undefined) continue
        const then = copyState(here.state)
        // The turn goes on, so that the next action can be tried.
        write.setPipsLeft(then, 9)
        applyAction(then, action)
        out.set(to, { cost, state: then })
        next.push({ at: to, state: then })
      }
    }
    wave = next
  }
  return out
}
