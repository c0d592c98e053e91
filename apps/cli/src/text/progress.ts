// A progress bar on the error stream, only when a person is watching.

import type { Context } from '../context.ts'

const WIDTH = 30
const PAUSE = 80

type Show = (done: number, of: number) => void

/** Does some long work with a bar that is gone afterwards, however it ends. */
export async function withProgress<T>(context: Context, work: (show: Show) => Promise<T>): Promise<T> {
  const { show, end } = bar(context)
  try {
    return await work(show)
  } finally {
    end()
  }
}

function bar({ io, pen }: Context): { show: Show; end(): void } {
  if (!io.watched) return { show() {}, end() {} }
  const began = performance.now()
  let last = 0
  return {
    show(done, of) {
      const now = performance.now()
      if (now - last < PAUSE && done < of) return
      last = now
      const full = Math.round((WIDTH * done) / Math.max(1, of))
      const seconds = ((now - began) / 1000).toFixed(0)
      pen.err(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${of} · ${seconds} s`)
    },
    end: () => pen.err('\r\u001b[K'),
  }
}
