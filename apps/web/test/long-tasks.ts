// How long the page's main thread is busy at a stretch, from the browser's own trace. Counted in time of the thread, so
// that other work of the machine does not matter; throttling does, as it happens on the thread.

import type { CDPSession, Page } from 'playwright-core'

export interface Task {
  /** Milliseconds of the thread. */
  readonly ms: number
  /** What took longest in it. */
  readonly of: string
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: Readonly<Record<string, unknown>> }
}

export class LongTasks {
  readonly #session: CDPSession

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async start(page: Page): Promise<LongTasks> {
    const session = await page.context().newCDPSession(page)
    await session.send('Tracing.start', {
      transferMode: 'ReturnAsStream',
      traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'v8'] },
    })
    return new LongTasks(session)
  }

  /** Tasks of the page's main thread that took longer than so many milliseconds, the longest first. */
  async over(limit: number): Promise<Task[]> {
    const events = await this.#events()
    const main = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    )
    const own = events.filter(({ pid, tid, ph }) => ph === 'X' && main.has(`${pid} ${tid}`))
    const tasks = own.filter(({ name, tdur }) => name.endsWith('RunTask') && (tdur ?? 0) > limit * 1000)
    return tasks
      .map((task) => ({ ms: Math.round((task.tdur ?? 0) / 1000), of: longestIn(own, task) }))
      .sort((a, b) => b.ms - a.ms)
  }

  async #events(): Promise<readonly TraceEvent[]> {
    const complete = new Promise<string>((resolve, reject) => {
      this.#session.once('Tracing.tracingComplete', ({ stream }) =>
        stream === undefined ? reject(new Error('no trace')) : resolve(stream),
      )
    })
    await this.#session.send('Tracing.end')
    const handle = await complete
    let text = ''
    for (;;) {
      const { data, eof, base64Encoded } = await this.#session.send('IO.read', { handle, size: 8_000_000 })
      text += base64Encoded === true ? Buffer.from(data, 'base64').toString() : data
      if (eof) break
    }
    await this.#session.send('IO.close', { handle })
    await this.#session.detach()
    return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents
  }
}

function longestIn(events: readonly TraceEvent[], task: TraceEvent): string {
  const end = task.ts + (task.dur ?? 0)
  const inside = events.filter((each) => each !== task && each.ts >= task.ts && each.ts + (each.dur ?? 0) <= end)
  const parts = inside
    .filter(({ name }) => !name.endsWith('RunTask'))
    .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, 4)
  return parts.map(({ name, tdur, args }) => `${name} ${Math.round((tdur ?? 0) / 1000)} ${where(args)}`).join('; ')
}

function where(args: TraceEvent['args']): string {
  const { url, functionName, lineNumber, columnNumber, type } = args?.data ?? {}
  const file = typeof url === 'string' ? url.replace(/^.*\//, '') : ''
  return [type, functionName, file && `${file}:${lineNumber}:${columnNumber}`].filter(Boolean).join(' ')
}
