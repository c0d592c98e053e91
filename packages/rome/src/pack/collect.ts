// Reads on after a mistake, so that all of them can be shown at once.

import { BadInput } from '@understudy/table'

export class Collector {
  readonly faults: BadInput[] = []

  /** What this reads; undefined if it cannot be read. */
  attempt<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      this.add(error)
      return undefined
    }
  }

  /** A cell may be read twice; what is wrong with it is said once. */
  add(fault: BadInput): void {
    if (!this.faults.some((known) => known.message === fault.message)) this.faults.push(fault)
  }

  /** What can be read of these. */
  each<T, R>(items: readonly T[], read: (item: T, no: number) => R): R[] {
    return items.flatMap((item, no) => {
      const found = this.attempt(() => ({ value: read(item, no) }))
      return found === undefined ? [] : [found.value]
    })
  }

  get fine(): boolean {
    return this.faults.length === 0
  }
}
