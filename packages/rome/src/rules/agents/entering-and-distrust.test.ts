import { describe, expect, it } from 'vitest'
import { smallPackText } from '../../pack/small-pack-testing.ts'
import { Bench } from '../../testing.ts'
import { settle } from '../round/flow.ts'
import { startGame } from '../round/start.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const

describe('8 agents', () => {
  it('enter at the capital, however rich other homes are', () => {
    const state = startGame({ pack: smallPackText(), role1: 'human', role2: 'human' })
    Object.assign(state, {
      phase: 'agents',
      step: 'turn',
      turn: 1,
      frames: [{ kind: 'agents', side: 0, entered: false }],
    })
    settle(state, undefined)
    // All homes of this pack have 2 gold; the fourth is the capital.
    expect(state.sides[0]?.agents.map(({ region }) => region)).toEqual([3])
  })
  it('sow no distrust between enemies', () => {
    const bench = new Bench(people).agents('ROM', 'athens').hand('ROM', 'SOW', 'TRD').status('GRE', 'CAR', 'enemy')
    const sow = { do: 'agent', card: 'SOW', agent: 0, target: { capital: 'GRE', with: 'CAR' } } as const
    expect(bench.begin('agents', 'ROM').why(sow)).toBe('no.target')
    expect(bench.status('GRE', 'CAR', 'friends').why(sow)).toBeUndefined()
  })
})
