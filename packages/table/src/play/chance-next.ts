// Who answers for chance: the app, which draws by key, or the real table, which is asked.

import type { Json } from '@understudy/procedure'
import type { Step } from '@understudy/procedure/run'
import { keyedRandom } from '../chance/random.ts'
import { CHANCE, type Decision, type Seat } from '../games/game.ts'
import type { Way } from '../journal/journal.ts'
import { drawn } from './bot-entries.ts'
import { BOT_DICE, type Next } from './next.ts'

type WayOfEach = Readonly<Record<string, Way>>

/** A draw or a roll of the game. */
export function chanceNext<Action>(
  seed: string,
  ways: WayOfEach,
  key: string,
  decision: Decision<Action>,
): Next<Action> {
  const way = decision.source === undefined ? 'app' : (ways[decision.source] ?? 'app')
  if (way === 'table')
    return { kind: 'table', question: { ask: 'chance', key, decision: left(seed, ways, key, decision) } }
  const action = decision.sample(keyedRandom(seed, key))
  return {
    kind: 'auto',
    entry: { t: 'answer', key, seat: CHANCE, by: 'app', kind: 'chance', action: action as Json },
  }
}

/** What of it the table has to answer: parts of other sources may come from the app. */
function left<Action>(seed: string, ways: WayOfEach, key: string, decision: Decision<Action>): Decision<Action> {
  const { shared } = decision
  if (shared === undefined || ways[shared.source] === 'table') return decision
  return shared.roll(keyedRandom(seed, key))
}

type Wanted<Action> = Exclude<Step<Action>, { done: unknown } | { act: unknown }>

/** A pick, a roll or a fact that a bot wants; `first`: it opens a new run. */
export function stepNext<Action>(
  seed: string,
  ways: WayOfEach,
  key: string,
  seat: Seat,
  step: Wanted<Action>,
  first: boolean,
): Next<Action> {
  if ('pick' in step) return { kind: 'auto', entry: drawn(seed, key, seat, 'pick', step.pick, first) }
  const { node } = step
  const opens = first ? ({ first: true } as const) : {}
  if ('fact' in step) return { kind: 'table', question: { ask: 'fact', key, seat, node, fact: step.fact, ...opens } }
  if (ways[BOT_DICE] === 'table')
    return { kind: 'table', question: { ask: 'roll', key, seat, node, die: step.roll, ...opens } }
  return { kind: 'auto', entry: drawn(seed, key, seat, 'roll', step.roll.faces.length, first) }
}
