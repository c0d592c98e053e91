// How turns of Rome end: with the last card of one's agents, which the page does not take for an end that was pressed.

import { type Action, romePackage, type State } from '@understudy/rome'
import { seatId } from '@understudy/rome/rules'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { endedAlone } from './unfinished.ts'

const { game } = romePackage
const PEOPLE = { role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }

interface Step {
  readonly before: State
  readonly after: State
  readonly action: Action
  /** Who decides before it: `chance` for dice and draws. */
  readonly seat: string
}

/** Two people who do anything at all. */
function* steps(seed: string, most: number): Generator<Step> {
  const state = game.start(PEOPLE, {})
  for (let n = 0; n < most; n++) {
    const decision = game.decision(state)
    if (decision === undefined) return
    const before = game.copy(state)
    const action = decision.sample(keyedRandom(seed, `${n}`))
    game.apply(state, action)
    yield { before, after: game.copy(state), action, seat: decision.seat }
  }
}

const agentsOf = ({ frames }: State): number | undefined => {
  const frame = frames.find(({ kind }) => kind === 'agents')
  return frame?.kind === 'agents' ? frame.side : undefined
}

describe('the turn of a person’s agents', () => {
  const all = ['a', 'b', 'c'].flatMap((seed) => [...steps(seed, 1500)])
  const fired = all.filter(({ before, after }) => endedAlone(before, after) !== undefined)

  it('is over with the last card, and it is said whose it was', () => {
    expect(fired.length).toBeGreaterThan(3)
    for (const { before, after } of fired) {
      expect(agentsOf(after)).not.toBe(agentsOf(before))
      expect(endedAlone(before, after)?.seat).toBe(seatId(before, agentsOf(before) ?? -1))
    }
    // With dice, with what the other one answers, or with a card put away for gold.
    const whose = fired.map(({ before, seat }) =>
      seat === 'chance' ? seat : seat === seatId(before, agentsOf(before) ?? -1),
    )
    expect(new Set(whose)).toEqual(new Set(['chance', false, true]))
    expect(fired.filter(({ action }) => action.do === 'gold').length).toBeGreaterThan(0)
  })

  it('is not over while it goes on, nor outside of it', () => {
    const others = all.filter((step) => !fired.includes(step))
    expect(
      others.some(({ before, after }) => agentsOf(before) !== undefined && agentsOf(after) === agentsOf(before)),
    ).toBe(true)
    expect(fired.filter(({ before }) => agentsOf(before) === undefined)).toEqual([])
  })
})
