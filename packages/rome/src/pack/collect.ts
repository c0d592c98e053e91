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
      this.faults.push(error)
      return undefined
    }
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
