import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WorthThreads } from './worth-threads.ts'

beforeEach(() => vi.stubEnv('UNDERSTUDY_THREADS', ''))
afterEach(() => vi.unstubAllEnvs())

/** The seconds after which further threads are called, in a run whose games take `first` seconds while it is cold and `later` seconds after; undefined if never. */
function called(of: number, threads: number, later: number, first = later): number | undefined {
  let spent = 100
  const worth = new WorthThreads(of, threads, () => spent)
  for (let done = 0; done < of; done++) {
    if (worth.now(done)) return Math.round((spent - 100) * 10) / 10
    spent += spent < 103.4 ? first : later
  }
  return undefined
}

test('a run that is soon over gets no further threads, a long one gets them when its speed is known', () => {
  expect(called(4000, 2, 0.005)).toBeUndefined()
  expect(called(20_000, 2, 0.005)).toBe(4)
  // They would have to save fifteen seconds.
  expect(called(6900, 2, 0.005)).toBe(4)
  expect(called(6700, 2, 0.005)).toBeUndefined()
})

test('the more threads there are, the sooner they pay', () => {
  expect(called(4500, 2, 0.005)).toBeUndefined()
  expect(called(4500, 8, 0.005)).toBe(4)
})

test('how slow a run is before it is compiled does not count', () => {
  expect(called(4000, 2, 0.005, 0.05)).toBeUndefined()
})

test('one thread is never joined, and whoever wants threads at once gets them', () => {
  expect(called(1_000_000, 1, 1)).toBeUndefined()
  vi.stubEnv('UNDERSTUDY_THREADS', 'at-once')
  expect(called(50, 2, 0.001)).toBe(0)
  expect(called(50, 1, 0.001)).toBeUndefined()
})
