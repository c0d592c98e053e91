// How long the page's main thread is busy at a stretch on a machine four times as slow, from the browser's own trace.
//
// Counted in time of the thread, so that it does not matter how much else the machine has to do. The browser's own
// throttling would not do: it stops the thread for three times as long as the clock went on, other processes' time
// included, and so counts a busy machine several times. Tasks are therefore measured at full speed and taken four times;
// on an idle machine both come to the same. Work in slices by the clock does four times as much in a slice here as on
// the slow machine: that errs on the strict side.

import type { CDPSession, Page } from 'playwright-core'

const SLOWER = 4

export interface Task {
  /** Milliseconds of the thread, on the slow machine. */
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
  readonly #page: Page
  readonly #session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async start(page: Page): Promise<LongTasks> {
    const session = await page.context().newCDPSession(page)
    await session.send('Tracing.start', {
      transferMode: 'ReturnAsStream',
      traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'v8'] },
    })
    return new LongTasks(page, session)
  }

  /** Tasks of the page's main thread that would take longer than so many milliseconds, the longest first. */
  async over(limit: number): Promise<Task[]> {
    const events = await this.#events()
    const main = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    )
    // A trace is of the whole browser, which has pages of its own: only what ran the site's scripts is the page.
    const { origin } = new URL(this.#page.url())
    const ran = events.filter(({ args }) => String(args?.data?.url ?? '').startsWith(origin))
    for (const thread of main) if (!ran.some(({ pid, tid }) => `${pid} ${tid}` === thread)) main.delete(thread)
    if (main.size === 0) throw new Error('the trace does not have the page')
    const own = events
      .filter(({ pid, tid, ph }) => ph === 'X' && main.has(`${pid} ${tid}`))
      .map((event) => ({ ...event, tdur: (event.tdur ?? 0) * SLOWER }))
    const tasks = own.filter(({ name, tdur }) => name.endsWith('RunTask') && tdur > limit * 1000)
    return tasks
      .map((task) => ({ ms: Math.round(task.tdur / 1000), of: longestIn(own, task) }))
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
