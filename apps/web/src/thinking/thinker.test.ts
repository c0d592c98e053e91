import { muhqPackage } from '@understudy/muhq'
import { type AnyPackage, Table } from '@understudy/table'
import { afterEach, expect, test, vi } from 'vitest'
import { Here } from './channel.ts'
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
  postMessage(_?: unknown) {}
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

test('without a worker, what is asked while the game is still being loaded is heard in the order in which it was told', async () => {
  const { entries } = botsMove()
  let loaded: (pkg: AnyPackage) => void = () => {}
  const here = new Here('muhq', () => new Promise((resolve) => (loaded = resolve)))
  const first = here.ask({ keep: 0, add: entries }, { do: 'open' })
  const second = here.ask({ keep: entries.length, add: [] }, { do: 'ahead', budget: 8 })
  // Both wait for the game by now.
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 0))
  loaded(muhqPackage)
  expect(await first).toBe(true)
  expect((await second).from).toBe(entries.length)
})

test('what comes is known further and further while nobody waits for it, and nobody is called for that', async () => {
  const table = botsMove()
  const course = new Table(muhqPackage, table.entries)
  while (course.next().kind === 'auto' && course.entries.length < table.entries.length + 4) course.advance()
  const entries = course.entries.slice(table.entries.length)
  const asked: { id: number }[] = []
  let reply: (answer: object) => void = () => {}
  class Slow extends Silent {
    onmessage: ((event: { data: object }) => void) | undefined
    override postMessage(what?: { id: number }) {
      if (what !== undefined) asked.push(what)
      reply = (answer) => this.onmessage?.({ data: { id: asked.at(-1)?.id, answer } })
    }
  }
  silentWorker()
  vi.stubGlobal('Worker', Slow)
  let calls = 0
  const thinker = new Thinker('muhq', () => calls++)
  const answered = async (n: number) => {
    reply({ from: table.entries.length, entries: entries.slice(0, n) })
    await new Promise((resolve) => setImmediate(resolve))
  }
  // Somebody waits.
  expect(thinker.known(table)).toEqual([])
  expect(thinker.next(table)).toBeUndefined()
  await answered(2)
  expect(calls).toBe(1)
  // Nobody does: what is known is told, and more is asked for, once.
  expect(thinker.known(table)).toHaveLength(2)
  expect(thinker.known(table)).toHaveLength(2)
  expect(asked).toHaveLength(2)
  await answered(4)
  expect(calls).toBe(1)
  expect(thinker.known(table)).toHaveLength(4)
  // The page goes the same way.
  const next = thinker.next(table)
  if (next?.kind !== 'auto') throw new Error('the bot has nothing to do')
  table.follow(next.entry)
  expect(thinker.known(table)).toHaveLength(3)
  thinker.close()
})
