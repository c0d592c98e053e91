// A bot that sits down in the midst of an act that others have played finds an answer to whatever Edicts, Summits and
// Negotiations ask.

import { freshMemory, Runner } from '@understudy/procedure/run'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import '../../../campaign.ts'
import { arcs } from '../../../game.ts'
import { copyState, type State } from '../../../rules/state/state.ts'
import type { Action } from '../../../vocabulary.ts'
import { campaignBook } from '../campaign/book.ts'

const FRAMES =
  /^(summit|callToOrder|talk|answer|exportLast|govern|demand|policyAction|councilChoice|supplyWeapons|foundries)$/

/** What it does in this position, with nothing remembered; throws if it has no answer, or an illegal one. */
function answers(
  runner: Runner<State, Action>,
  state: State,
  seat: string,
  random: ReturnType<typeof keyedRandom>,
): string {
  const memory = freshMemory()
  let answer: number | undefined
  for (let n = 0; n < 60; n++) {
    const step = runner.step(arcs.view(state, seat), seat, memory, answer)
    answer = undefined
    if ('act' in step) {
      arcs.apply(copyState(state), step.act)
      return step.node
    }
    if ('pick' in step) answer = random.int(step.pick)
    else if ('roll' in step) answer = random.int(step.roll.faces.length)
    else if ('done' in step) break
  }
  throw new Error(`no answer to ${arcs.decision(state)?.kind}`)
}

describe.each([2, 3, 4])('an act of %i seats that chance has played', (players) => {
  it('has an answer of a stranger at each of these decisions', () => {
    const runner = new Runner<State, Action>(campaignBook, { edition: 'campaign', options: {} })
    const nodes = new Set<string>()
    for (let game = 0; game < 5; game++) {
      const random = keyedRandom('strangers', `${players} ${game}`)
      const roles = Object.fromEntries(
        Array.from({ length: players }, (_, seat) => [
          `role${seat + 1}`,
          seat > 0 || game % 2 === 0 ? 'supercat' : 'human',
        ]),
      )
      const state = arcs.start({ players, act: 1, pack: game % 2 === 1, ...roles }, {})
      for (let decision = arcs.decision(state); decision !== undefined; decision = arcs.decision(state)) {
        const at = state.options.colours.indexOf(decision.seat as never)
        if (FRAMES.test(decision.kind) && state.options.roles[at] === 'supercat')
          nodes.add(answers(runner, state, decision.seat, random))
        arcs.apply(state, decision.sample(random))
      }
    }
    expect(nodes.size).toBeGreaterThan(8)
  }, 120_000)
})
