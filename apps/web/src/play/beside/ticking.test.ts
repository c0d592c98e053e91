import { signal } from '@preact/signals'
import type { Ticks } from '@understudy/table/journal'
import { beforeEach, expect, test, vi } from 'vitest'
import { isTicked, takeTicks, tick } from './ticking.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

function game(id: string, ticks?: Ticks) {
  let saves = 0
  return { id, ticks: signal<Ticks | undefined>(ticks), changed: () => void saves++, saves: () => saves }
}

test('what is ticked is ticked in its own list only, and every tick is saved', () => {
  const play = game('one')
  tick(play, 'turn 3', 'A', true)
  tick(play, 'turn 3', 'B', true)
  tick(play, 'turn 3', 'B', false)
  expect(isTicked(play, 'turn 3', 'A')).toBe(true)
  expect(isTicked(play, 'turn 3', 'B')).toBe(false)
  expect(isTicked(play, 'turn 4', 'A')).toBe(false)
  expect(play.saves()).toBe(3)
  expect(stored.size).toBe(0)
})

test('lists that were used long ago are forgotten', () => {
  const play = game('one')
  for (let n = 0; n < 30; n++) tick(play, `turn ${n}`, 'A', true)
  expect(isTicked(play, 'turn 0', 'A')).toBe(false)
  expect(isTicked(play, 'turn 29', 'A')).toBe(true)
})

test('ticks that the browser kept are taken over once, each by its own game', () => {
  stored.set('understudy.ticks', '[["one turn 3", ["A"]], ["two turn 3", ["B"]]]')
  const [one, two] = [game('one'), game('two')]
  takeTicks(one)
  expect(one.ticks.value).toEqual([['turn 3', ['A']]])
  expect(one.saves()).toBe(1)
  expect(stored.get('understudy.ticks')).toBe('[["two turn 3",["B"]]]')
  tick(one, 'turn 3', 'A', false)
  takeTicks(one)
  expect(isTicked(one, 'turn 3', 'A')).toBe(false)
  takeTicks(two)
  expect(isTicked(two, 'turn 3', 'B')).toBe(true)
  expect(stored.has('understudy.ticks')).toBe(false)
})

test('a game with ticks of its own takes nothing, and nonsense is not read', () => {
  stored.set('understudy.ticks', '[["one turn 3", ["A"]]]')
  const own = game('one', [])
  takeTicks(own)
  expect(own.ticks.value).toEqual([])
  for (const nonsense of ['{', '[1, ["one a"], ["one b", 3], ["c", [4]]]', 'null']) {
    stored.set('understudy.ticks', nonsense)
    const play = game('one')
    takeTicks(play)
    expect(isTicked(play, 'b', 'A')).toBe(false)
  }
})
