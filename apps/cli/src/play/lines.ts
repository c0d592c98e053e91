// Lines from a person or from a pipe.

import { StringDecoder } from 'node:string_decoder'
import { bad, type Io } from '../context.ts'

/** Nobody types as much; something without an end (`< /dev/zero`) would otherwise be kept for ever. */
const LONGEST = 10_000

export class Lines {
  readonly #lines: AsyncGenerator<string, undefined>
  readonly #io: Io

  constructor(io: Io, longest = LONGEST) {
    this.#io = io
    this.#lines = linesOf(io.stdin, longest)
  }

  /** The next line; undefined when there are no more. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.#io.typed) this.#io.out(prompt)
    return (await this.#lines.next()).value
  }

  async close(): Promise<void> {
    // Whatever else comes is nobody's: without this the process would wait for it.
    this.#io.stdin.destroy()
    await this.#lines.return(undefined)
  }
}

async function* linesOf(stream: Io['stdin'], longest: number): AsyncGenerator<string, undefined> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const part of stream) {
    rest += typeof part === 'string' ? part : decoder.write(part as Buffer)
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longest || lines.some((line) => line.length > longest)) throw tooLong(longest)
    for (const line of lines) yield line.replace(/\r$/, '')
  }
  rest += decoder.end()
  if (rest !== '') yield rest
  return undefined
}

const tooLong = (longest: number) =>
  bad({
    en: `a line on stdin is longer than ${longest} characters; nobody types as much`,
    ru: `строка на stdin длиннее ${longest} знаков; столько никто не набирает`,
  })
