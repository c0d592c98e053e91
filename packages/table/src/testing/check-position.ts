// Checks of one position: it can be written and read, copied, compared, described, and nothing is lost.

import { equal } from '@understudy/procedure'
import { canonical, hashOf } from '@understudy/procedure/json'
import type { Decision } from '../games/game.ts'
import { hashState, type Inspection, mustSpeak } from './inspect.ts'

/** What is written can be read again, and is the same game. */
export function checkWritten<State, Action>({ game, report }: Inspection<State, Action>, state: State): void {
  const data = game.serialise(state)
  const again = game.parse(JSON.parse(JSON.stringify(data)))
  if (!equal(game.serialise(again), data)) report('serialise', 'reading what was written gives another position')
  if (game.moment(again) !== game.moment(state)) report('serialise', 'the turn has another name after reading')
  const [was, is] = [game.decision(state), game.decision(again)]
  if (was?.kind !== is?.kind || was?.seat !== is?.seat) report('serialise', 'after reading, something else is decided')
}

/** Cheap: done at every step. */
export function checkPosition<State, Action>(look: Inspection<State, Action>, state: State, first: State): void {
  const { game, report, census } = look
  const problems = game.check(state)
  if (problems.length > 0) {
    report(
      'check',
      problems.map((problem) => `${problem.where}: ${problem.what.say} ${canonical(problem.what.with)}`).join('; '),
    )
    mustSpeak(
      look,
      'a problem',
      problems.map((problem) => problem.what),
    )
  }
  if (census !== undefined && !equal(census(state), census(first)))
    report('conserved', `there was ${canonical(census(first))}, there is ${canonical(census(state))}`)
}

/** A decision must know its own legal actions and must not change anything by being asked. */
export function checkDecision<State, Action>(
  look: Inspection<State, Action>,
  state: State,
  decision: Decision<Action>,
  step: number,
  dear: boolean,
): void {
  const { game, report, random } = look
  mustSpeak(look, 'the question', [decision.question])
  const action = decision.sample(random(`sample|${step}`))
  if (dear && !equal(action, decision.sample(random(`sample|${step}`))))
    report('sample', 'the same chance gives another action')
  const refusal = decision.legal(action)
  if (refusal !== undefined) report('sample', `it samples ${canonical(action)}, which is refused: ${refusal.say}`)
  const read = game.parseAction(JSON.parse(JSON.stringify(action)))
  if (!equal(read, action)) report('parseAction', `${canonical(action)} is read as ${canonical(read)}`)
  mustSpeak(look, 'an action', [game.describe(action, state), game.describe(action)])
}

/** Dear: a copy shares nothing with the original, and comparing positions works. */
export function checkCopies<State, Action>(look: Inspection<State, Action>, state: State, step: number): void {
  const { game, report, random } = look
  const before = hashState(game, state)
  const copy = game.copy(state)
  if (hashState(game, copy) !== before) report('copy', 'a copy is not equal to the original')
  if (game.diff(state, copy).length > 0) report('diff', 'a position differs from its copy')
  const chance = random(`copy|${step}`)
  for (let n = 0; n < 6; n++) {
    const decision = game.decision(copy)
    if (decision === undefined) break
    game.apply(copy, decision.sample(chance))
  }
  if (hashState(game, state) !== before) report('copy', 'playing on in a copy changes the original')
  const kept = game.copy(copy)
  const changes = game.diff(state, copy)
  mustSpeak(look, 'a difference', changes)
  mustSpeak(look, 'the setup', game.setup(state))
  if (!equal(game.serialise(kept), game.serialise(copy)) || hashState(game, state) !== before)
    report('diff', 'comparing positions changes them')
  // What was written earlier must not change with the position it was written from.
  const written = game.serialise(copy)
  const hash = hashOf(written)
  const decision = game.decision(copy)
  if (decision !== undefined) game.apply(copy, decision.sample(chance))
  if (hashOf(written) !== hash) report('serialise', 'what was written changes with the position')
}
