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

/** Lets everything else go first. Timers that call timers are slowed down by browsers; messages are not. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
