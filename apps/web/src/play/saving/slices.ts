// Long work in slices, so that taps and drawing come in between.

const SLICE = 8

export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  let until = performance.now() + SLICE
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() < until) continue
    await breath()
    until = performance.now() + SLICE
  }
}

/** Who waits for the next message, in their order. */
const waiting: (() => void)[] = []
let channel: MessageChannel | undefined

/**
 * Lets everything else go first. Timers that call timers are slowed down by browsers; messages are not. There is one
 * channel for all: one that nobody holds on to may be collected before its message arrives.
 */
export function breath(): Promise<void> {
  if (channel === undefined) {
    channel = new MessageChannel()
    channel.port1.onmessage = () => waiting.shift()?.()
  }
  const { port2 } = channel
  return new Promise((resolve) => {
    waiting.push(resolve)
    port2.postMessage(null)
  })
}
