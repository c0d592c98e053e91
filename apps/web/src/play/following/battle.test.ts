import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speed } from '../../store/settings.ts'
import type { Play } from '../play.ts'
import { type Fought, matchBattle } from './battle.ts'
import { hurry } from './hurry.ts'

// Settings ask the browser for its language and whether things may move.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
})

beforeEach(() => {
  vi.useFakeTimers()
  speed.value = 'normal'
})
afterEach(() => {
  vi.useRealTimers()
})

function table(next: 'person' | 'auto', tumbling: boolean) {
  const steps = vi.fn()
  const fought: Fought = { from: 3, to: 6, mine: false, since: 0 }
  const play = {
    ui: { battle: { of: () => undefined } },
    table: { entries: { length: 6 }, state: {} },
    battle: signal<Fought | undefined>(fought),
    tumbling: signal(tumbling),
    next: signal({ kind: next }),
    step: steps,
  } as unknown as Play
  return { play, steps }
}

test('whoever is asked after a battle of others sees what came of it for 1.6 s, once the dice lie', () => {
  const { play } = table('person', false)
  matchBattle(play)
  vi.advanceTimersByTime(1590)
  expect(play.battle.value).toBeDefined()
  vi.advanceTimersByTime(20)
  expect(play.battle.value).toBeUndefined()
  const falling = table('person', true).play
  matchBattle(falling)
  vi.advanceTimersByTime(5000)
  expect(falling.battle.value).toBeDefined()
  falling.tumbling.value = false
  vi.advanceTimersByTime(1610)
  expect(falling.battle.value).toBeUndefined()
})

test('a tap ends the fall of the dice, the next one what is shown after it', () => {
  const { play, steps } = table('auto', true)
  hurry(play)
  expect([play.tumbling.value, steps.mock.calls.length]).toEqual([false, 0])
  hurry(play)
  expect(steps.mock.calls.length).toBe(1)
  const asked = table('person', false).play
  hurry(asked)
  expect(asked.battle.value).toBeUndefined()
})

test('one’s own battle stays until it is left', () => {
  const { play, steps } = table('auto', false)
  play.battle.value = { from: 3, to: 6, mine: true, since: 0 }
  hurry(play)
  expect(play.battle.value).toBeDefined()
  expect(steps.mock.calls.length).toBe(0)
})
