// Decisions and bots of a game whose pack has gaps: whatever they read that is open is asked for.

import type { Bot, BotSpec, Decision } from '@understudy/table'
import { MissingFact } from '@understudy/table/gaps'
import { hasGaps, packNamed, whilePlaying } from '../pack/setting.ts'
import { told } from '../rules/chance/shared-throw.ts'
import { decisionOf } from '../rules/play/decision.ts'
import { laidGap } from '../rules/round/laid.ts'
import type { State } from '../rules/state/state.ts'
import type { Action } from '../vocabulary.ts'

/**
 * The first list of choices is drawn up strictly, so that what it needs is asked before anybody chooses. What comes after
 * goes by what is known: whoever is in the midst of choosing is not interrupted, and what the action itself needs is asked
 * when it is taken.
 */
export function askingDecision(state: State): Decision<Action> | undefined {
  if (!hasGaps(state)) return decisionOf(state)
  const before = laidGap(packNamed(state.setting.pack), state)
  if (before !== undefined) throw new MissingFact(before.key)
  const decision = decisionOf(state)
  if (decision === undefined) return decision
  const { shared } = decision
  return {
    ...told(decision),
    legal: (action) => known(state, () => decision.legal(action)),
    next: (picks) =>
      picks.length === 0
        ? whilePlaying(state, () => decision.next(picks))
        : (known(state, () => decision.next(picks)) ?? decision.next(picks)),
    sample: (random) => whilePlaying(state, () => decision.sample(random)),
    ...(shared === undefined ? {} : { shared: askingShare(state, shared) }),
  }
}

/** Faces of dice may be open, too. */
const askingShare = (state: State, shared: NonNullable<Decision<Action>['shared']>): typeof shared => ({
  ...shared,
  roll: (random) => whilePlaying(state, () => shared.roll(random)),
})

/** What the rules answer, if they need not ask for it. */
function known<T>(state: State, run: () => T): T | undefined {
  try {
    return whilePlaying(state, run)
  } catch (error) {
    if (error instanceof MissingFact) return undefined
    throw error
  }
}

const wrapped = new WeakMap<Bot<State, Action>, Bot<State, Action>>()

export const asking = (spec: BotSpec<State, Action>): BotSpec<State, Action> => ({
  ...spec,
  make(config) {
    const bot = spec.make(config)
    const asks: Bot<State, Action> = wrapped.get(bot) ?? {
      ...bot,
      step: (view, seat, memory, answer, sink) =>
        hasGaps(view)
          ? whilePlaying(view, () => bot.step(view, seat, memory, answer, sink))
          : bot.step(view, seat, memory, answer, sink),
    }
    wrapped.set(bot, asks)
    return asks
  },
})
