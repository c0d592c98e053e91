// A progress bar on the error stream, only when a person is watching.

import type { Progress } from '@understudy/lab'
import type { Context } from '../context.ts'

const WIDTH = 30
const PAUSE = 80

type Show = (done: number, of: number, note?: string) => void

/** Does some long work with a bar that is gone afterwards, however it ends. */
export async function withProgress<T>(context: Context, work: (show: Show) => Promise<T>): Promise<T> {
  const { show, end } = bar(context)
  try {
    return await work(show)
  } finally {
    end()
  }
}

/** The same for games that come at a rate: how many a second, and how long it will take, from the first look on. */
export async function withRate<T>(
  context: Context,
  work: (show: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  const began = performance.now()
  return withProgress(context, (show) =>
    work(({ before, played, of }) => {
      const seconds = (performance.now() - began) / 1000
      const rate = played / Math.max(seconds, 0.001)
      const left = (of - before - played) / rate
      const pace =
        played === 0 ? '' : ` · ${rateText(rate)}/s · ${context.t({ en: 'left', ru: 'осталось' })} ${clock(left)}`
      show(before + played, of, pace)
    }),
  )
}

const rateText = (rate: number): string => (rate >= 10 ? rate.toFixed(0) : rate.toPrecision(2))

/** 1:05, 2:00:00. */
export function clock(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

function bar({ io, pen }: Context): { show: Show; end(): void } {
  if (!io.watched) return { show() {}, end() {} }
  const began = performance.now()
  let last = 0
  return {
    show(done, of, note = '') {
      const now = performance.now()
      if (now - last < PAUSE && done < of) return
      last = now
      const full = Math.round((WIDTH * done) / Math.max(1, of))
      const seconds = ((now - began) / 1000).toFixed(0)
      pen.err(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${of} · ${seconds} s${note}\u001b[K`)
    },
    end: () => pen.err('\r\u001b[K'),
  }
}
