// Lines from a person or from a pipe.

import { createInterface, type Interface } from 'node:readline'
import type { Io } from '../context.ts'

export class Lines {
  readonly #reader: Interface
  readonly #lines: AsyncIterator<string>
  readonly #io: Io

  constructor(io: Io) {
    this.#io = io
    this.#reader = createInterface({ input: io.stdin, crlfDelay: Number.POSITIVE_INFINITY, terminal: false })
    this.#lines = this.#reader[Symbol.asyncIterator]()
  }

  /** The next line; undefined when there are no more. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.#io.typed) this.#io.out(prompt)
    const { value, done } = await this.#lines.next()
    return done === true ? undefined : value
  }

  close(): void {
    this.#reader.close()
  }
}
