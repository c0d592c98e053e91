// Checks of what a seat may know: nothing hidden shows in its view, and a bot's choice does not depend on it.

import { equal } from '@understudy/procedure'
import { canonical } from '@understudy/procedure/json'
import type { Controller } from '../games/bot.ts'
import { makeBot } from '../games/find-bot.ts'
import { CHANCE, type Decision, type Seat } from '../games/game.ts'
import { hashState, type Inspection } from './inspect.ts'

/** Answers whether something was hidden from somebody. */
export function checkViews<State, Action>(look: Inspection<State, Action>, state: State, step: number): boolean {
  const { game, report, random, views } = look
  const before = hashState(game, state)
  let hidden = false
  for (const seat of views) {
    const view = game.view(state, seat)
    const seen = hashState(game, view)
    if (hashState(game, game.parse(JSON.parse(JSON.stringify(game.serialise(view))))) !== seen)
      report('view', `the view of ${seat} cannot be written and read`)
    if (hashState(game, game.view(view, seat)) !== seen) report('view', `${seat} sees less by looking twice`)
    const world = game.resample(view, seat, random(`resample|${step}|${seat}`))
    if (hashState(game, view) !== seen) report('resample', `filling in the view of ${seat} changes it`)
    if (hashState(game, game.view(world, seat)) !== seen)
      report('view', `${seat} can tell a world that fits its view from another`)
    const problems = game.check(world)
    if (problems.length > 0) report('resample', `the world of ${seat} is impossible: ${problems[0]?.what.say}`)
    hidden ||= hashState(game, world) !== before
  }
  if (hashState(game, state) !== before) report('view', 'looking changes the position')
  return hidden
}

/** Whoever decides finds the same actions legal in its view as in the whole position. */
export function checkLegalInView<State, Action>(
  { game, report, views }: Inspection<State, Action>,
  state: State,
  decision: Decision<Action>,
  actions: readonly Action[],
): void {
  const { seat } = decision
  if (seat === CHANCE || !views.includes(seat)) return
  const own = game.decision(game.view(state, seat))
  if (own?.seat !== seat || own.kind !== decision.kind) {
    report('view', `${seat} does not see its own decision`)
    return
  }
  for (const action of actions)
    if (equal(own.legal(action), decision.legal(action)) === false)
      report('view', `${seat} judges ${canonical(action)} otherwise than the rules: ${canonical(own.legal(action))}`)
}

/** What a bot does first in a new run, with the hidden part as it is and filled in otherwise. */
export function checkBotsEyes<State, Action>(
  { pkg, game, report, random }: Inspection<State, Action>,
  state: State,
  seat: Seat,
  controller: Extract<Controller, { by: 'bot' }>,
  step: number,
): void {
  const think = (world: State): string => {
    const bot = makeBot(pkg, controller)
    const memory = bot.fresh()
    const steps: unknown[] = []
    let answer: number | undefined
    for (let n = 0; n < 20; n++) {
      const wanted = bot.step(game.view(world, seat), seat, memory, answer)
      steps.push(wanted)
      if ('act' in wanted || 'done' in wanted) break
      answer = 0
    }
    return canonical(steps)
  }
  const real = think(game.copy(state))
  for (const n of [1, 2]) {
    const world = game.resample(game.view(state, seat), seat, random(`eyes|${step}|${n}`))
    if (think(world) !== real) report('view', `the bot at ${seat} decides by what it may not know`)
  }
}
