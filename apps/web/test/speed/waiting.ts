/**
 * For limits by the clock alone: how much longer than its own time a process has to wait because others are running.
 * Measured alongside as time of the clock by time of the processor, 1 on an idle machine; allowed for up to twice.
 */
export class Waiting {
  readonly #tries: number[] = []

  listen(): void {
    for (let n = 0; n < 3; n++) {
      const [from, before] = [performance.now(), process.cpuUsage()]
      let spent = 0
      while (spent < 15_000) {
        const { user, system } = process.cpuUsage(before)
        spent = user + system
      }
      this.#tries.push(((performance.now() - from) * 1000) / spent)
    }
  }

  get factor(): number {
    const sorted = [...this.#tries].sort((a, b) => a - b)
    return Math.min(2, Math.max(1, sorted[Math.floor(sorted.length / 2)] ?? 1))
  }
}
