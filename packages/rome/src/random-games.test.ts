import { keyedRandom } from '@understudy/table'
import { expect, it } from 'vitest'
import { applyAction } from './rules/play/apply.ts'
import { decisionOf } from './rules/play/decision.ts'
import { startGame } from './rules/round/start.ts'

function play(options: Record<string, string>, seed: string): { rounds: number; decisions: number; vp: number[] } {
  const state = startGame(options)
  const random = keyedRandom(seed, 'play')
  let decisions = 0
  for (let decision = decisionOf(state); decision !== undefined; decision = decisionOf(state)) {
    let action: ReturnType<typeof decision.sample>
    try {
      action = decision.sample(random)
    } catch (error) {
      throw new Error(`${String(error)} ${decision.question.say} ${JSON.stringify(state.frames)}`)
    }
    applyAction(state, action)
    if (++decisions > 30_000) throw new Error(`does not end: ${JSON.stringify(state.frames)}`)
  }
  return { rounds: state.round, decisions, vp: state.sides.map((side) => side.vp) }
}

it.each([
  ['four people', { role1: 'human', role2: 'human', role3: 'human', role4: 'human' }],
  ['four bots', { role1: 'super', role2: 'speed', role3: 'super', role4: 'speed' }],
  ['one person, three bots', {}],
  ['two people, two bots', { role1: 'human', role2: 'human', role3: 'speed', role4: 'super' }],
  ['two sides', { role1: 'human', role2: 'absent', role3: 'super', role4: 'absent' }],
])('random games end: %s', (_, options) => {
  for (let n = 0; n < 4; n++) {
    const { rounds, decisions } = play(options, `rome ${n}`)
    expect(rounds).toBeLessThanOrEqual(15)
    expect(decisions).toBeGreaterThan(100)
  }
})
