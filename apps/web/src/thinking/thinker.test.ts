import { muhqPackage } from '@understudy/muhq'
import { Table } from '@understudy/table'
import { afterEach, expect, test, vi } from 'vitest'
import { Thinker } from './thinker.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A worker that never says anything; `made` are all of them. */
const made: Silent[] = []
class Silent {
  onerror: ((event: { message: string }) => void) | undefined
  constructor() {
    made.push(this)
  }
  postMessage() {}
  terminate() {}
}

function silentWorker(): void {
  made.length = 0
  vi.stubGlobal('Worker', Silent)
  vi.stubGlobal('location', { search: '' })
}

/** A table at which the bot is to decide. */
function botsMove() {
  const page = Table.start(muhqPackage, { options: {}, seed: 'thinker', seats: { p1: { by: 'random' } } })
  while (page.glance().kind !== 'bot') page.advance()
  return new Table(muhqPackage, page.entries, [], true)
}

test('a worker that fails while two questions wait: both are answered by the page, and the bot is not stuck', async () => {
  silentWorker()
  const table = botsMove()
  let ready = () => {}
  const heard = new Promise<void>((resolve) => {
    ready = resolve
  })
  const thinker = new Thinker('muhq', ready)
  thinker.warm(table)
  expect(thinker.next(table)).toBeUndefined()
  made[0]?.onerror?.({ message: 'gone' })
  await heard
  expect(thinker.next(table)?.kind).toBe('auto')
  thinker.close()
})

test('a worker that falls silent is given up', async () => {
  silentWorker()
  const table = botsMove()
  vi.useFakeTimers()
  let ready = () => {}
  const heard = new Promise<void>((resolve) => {
    ready = resolve
  })
  const thinker = new Thinker('muhq', ready)
  expect(thinker.next(table)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(31_000)
  vi.useRealTimers()
  await heard
  expect(thinker.next(table)?.kind).toBe('auto')
  thinker.close()
})
