import { expect } from 'vitest'
import type { Task } from './long-tasks.ts'

/** Milliseconds of one task, on the slow machine. */
const LIMIT = 100

const tell = (tasks: readonly Task[]) => tasks.slice(0, 5).map(({ ms, of }) => `${ms} ms: ${of}`)

/** Nothing that keeps the page busy for too long; says what came near. */
export function expectShort(what: string, tasks: readonly Task[]): void {
  console.info(`${what}: ${tasks.length === 0 ? 'nothing over 40 ms' : tell(tasks).join(' | ')}`)
  expect(tell(tasks.filter(({ ms }) => ms > LIMIT))).toEqual([])
}
