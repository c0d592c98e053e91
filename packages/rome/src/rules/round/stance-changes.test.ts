import { expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { settle } from './flow.ts'

it('17: bots change their stance from round 2 on', () => {
  const changes = (round: number): number => {
    const { state } = new Bench({ ROM: 'human', GRE: 'super', CAR: 'speed' })
    Object.assign(state, { round, phase: 'initiative', step: 'stance' })
    settle(state, undefined)
    return state.frames.filter(({ kind }) => kind === 'marker').length
  }
  expect([changes(1), changes(2)]).toEqual([0, 4])
})
