import { expect, test } from 'vitest'
import { WorthThreads } from './worth-threads.ts'

/** After how many seconds how many further threads are called, in a run whose games take `first` seconds while it is cold and `later` seconds after; undefined if never. */
function called(of: number, threads: number, later: number, first = later): readonly [number, number] | undefined {
  let spent = 100
  const worth = new WorthThreads(of, threads, false, () => spent)
  for (let done = 0; done < of; done++) {
    const further = worth.now(done)
    if (further > 0) return [Math.round((spent - 100) * 10) / 10, further]
    spent += spent < 103.4 ? first : later
  }
  return undefined
}

test('a second thread comes when the speed is known, if four seconds are no more than a small share of the run', () => {
  expect(called(4000, 2, 0.005)).toBeUndefined()
  expect(called(40_000, 2, 0.005)).toEqual([4, 1])
  // 5 % of what is left, without what two lose to each other, is four seconds if 114.3 seconds are left.
  expect(called(23_700, 2, 0.005)).toEqual([4, 1])
  expect(called(23_600, 2, 0.005)).toBeUndefined()
})

test('no more threads come than the run can pay for', () => {
  expect(called(40_000, 8, 0.005)).toEqual([4, 1])
  expect(called(50_000, 8, 0.005)).toEqual([4, 2])
  expect(called(1_000_000, 8, 0.005)).toEqual([4, 7])
})

test('how slow a run is before it is compiled does not count', () => {
  expect(called(15_000, 2, 0.005, 0.05)).toBeUndefined()
})

test('one thread is never joined, and whoever is in a hurry gets all of them at once', () => {
  expect(called(1_000_000, 1, 1)).toBeUndefined()
  expect(new WorthThreads(50, 8, true).now(0)).toBe(7)
  expect(new WorthThreads(50, 1, true).now(0)).toBe(0)
})
