// A bot's action is looked at once, in its view; whatever else it is applied to is looked at as ever.

import { IllegalAction } from '@understudy/table'
import { expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { copyState } from '../state/copy.ts'
import { viewFor } from '../state/view.ts'
import { applyAction } from './apply.ts'
import { asked } from './asked.ts'
import { isAllowed, wasAllowed } from './decision.ts'

function begin() {
  const bench = new Bench({ ROM: 'super', GRE: 'super' }).place('ROM', 0, 'medhlan', ['R01', 'R01'])
  bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
  const { state } = bench
  const view = viewFor(state, 'ROM', viewFor(state, 'ROM'))
  return { state, view, halt: { do: 'halt' } as const satisfies Action }
}

it('what was allowed in a glance at a position is allowed in the position, once', () => {
  const { state, view, halt } = begin()
  const frame = state.frames.at(-1)
  if (frame === undefined) throw new Error('nobody is asked')
  expect(isAllowed(view, halt, asked(view))).toBe(true)
  expect(wasAllowed(state, halt, frame)).toBe(true)
  expect(wasAllowed(state, halt, frame)).toBe(false)
})

it('not in another position, nor another action, nor what was refused', () => {
  const { state, view, halt } = begin()
  const other = copyState(state)
  const march: Action = { do: 'march', path: ['carthage'] }
  for (const [position, action] of [
    [other, halt],
    [state, { ...halt }],
    [state, march],
  ] as const) {
    expect(isAllowed(view, halt, asked(view))).toBe(true)
    const frame = position.frames.at(-1)
    expect(frame !== undefined && wasAllowed(position, action, frame)).toBe(false)
  }
  expect(isAllowed(view, march, asked(view))).toBe(false)
  expect(() => applyAction(state, march)).toThrow(IllegalAction)
})

it('after it was taken it is looked at again', () => {
  const { state, view, halt } = begin()
  expect(isAllowed(view, halt, asked(view))).toBe(true)
  applyAction(state, halt)
  expect(() => applyAction(state, halt)).toThrow(IllegalAction)
})
