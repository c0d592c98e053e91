// While a turn waits for its end, the round that comes after it has not begun: neither in the log nor in the Turn tab.

import { type ReadonlySignal, signal } from '@preact/signals'
import type { Logged } from '@understudy/table'
import { expect, it } from 'vitest'
import type { Resting } from '../deciding/ending.ts'
import { shownNow, toldNow } from './resting.ts'

const logged = (index: number): Logged =>
  ({ index, moment: '1.1.2', entry: { t: 'action' }, events: [{ say: 'log.moved' }, { say: 'log.roundEnd' }] }) as never

it('tells the last deed without what its end brought, and shows the position before that', () => {
  const rest: Resting = { at: 8, shown: { round: 1 }, events: [{ say: 'log.moved' }] }
  const resting: ReadonlySignal<Resting | undefined> = signal(rest)
  const play = { resting, table: { state: { round: 2 } } } as never
  expect(toldNow(play, logged(7)).events).toEqual([{ say: 'log.moved' }])
  const before = logged(6)
  expect(toldNow(play, before)).toBe(before)
  expect(shownNow(play)).toEqual({ round: 1 })
})

it('is over once its end was pressed', () => {
  const play = { resting: signal(undefined), table: { state: { round: 2 } } } as never
  const last = logged(7)
  expect(toldNow(play, last)).toBe(last)
  expect(shownNow(play)).toEqual({ round: 2 })
})
