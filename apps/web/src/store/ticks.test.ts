import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

test('what was ticked is ticked after a reload, in its own list only', async () => {
  const first = await import('./ticks.ts')
  first.tick('game one', 'A', true)
  first.tick('game one', 'B', true)
  first.tick('game one', 'B', false)
  vi.resetModules()
  const again = await import('./ticks.ts')
  expect(again.isTicked('game one', 'A')).toBe(true)
  expect(again.isTicked('game one', 'B')).toBe(false)
  expect(again.isTicked('game two', 'A')).toBe(false)
})

test('lists that were used long ago are forgotten, and nonsense is not read', async () => {
  const { tick, isTicked } = await import('./ticks.ts')
  for (let n = 0; n < 30; n++) tick(`game ${n}`, 'A', true)
  expect(isTicked('game 0', 'A')).toBe(false)
  expect(isTicked('game 29', 'A')).toBe(true)
  for (const nonsense of ['{', '[1, ["a"], ["b", 3], ["c", [4]]]', 'null']) {
    stored.set('understudy.ticks', nonsense)
    vi.resetModules()
    expect((await import('./ticks.ts')).isTicked('b', 'A')).toBe(false)
  }
})
