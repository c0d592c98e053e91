// The command inside a test: what was typed in, what came out.

import { Readable } from 'node:stream'
import { type Games, shelfOf } from '@understudy/lab'
import { heapEntry } from '../../../lab/src/testing/heap.ts'
import { runCli } from '../cli.ts'

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

export interface World {
  readonly stdin?: string | Readable
  readonly env?: Record<string, string>
  readonly games?: Games
  readonly watched?: boolean
  readonly seen?: boolean
  /** Characters of a line, in a terminal. */
  readonly width?: number
  /** Is handed the way to interrupt the command, as Ctrl-C does. */
  readonly interrupt?: (stop: () => void) => void
  /** Told of whatever is written, as it is. */
  readonly hear?: (text: string) => void
}

/** Runs `understudy` with the toy game, or with other games. */
export async function understudy(args: readonly string[], world: World = {}): Promise<Ran> {
  let out = ''
  let err = ''
  const code = await runCli(
    args,
    {
      // As streams do, both answer that there is room for more.
      out: (text) => {
        out += text
        world.hear?.(text)
        return true
      },
      err: (text) => {
        err += text
        return true
      },
      stdin: input(world.stdin),
      env: { PATH: process.env.PATH, ...world.env },
      watched: world.watched ?? false,
      typed: false,
      seen: world.seen ?? false,
      width: world.width,
      onInterrupt: (stop) => {
        world.interrupt?.(stop)
        return () => {}
      },
    },
    shelfOf(world.games ?? { heap: heapEntry }),
  )
  return { code, out, err }
}

const input = (given: World['stdin']): Readable =>
  given instanceof Readable ? given : Readable.from(given === undefined ? [] : [Buffer.from(given)])

/** What a mistake should look like: exit code 1, nothing on stdout, one sentence without a stack on stderr. */
export function isOneSentence({ code, out, err }: Ran): boolean {
  const lines = err.trimEnd().split('\n')
  return (
    code === 1 && out === '' && lines.length === 1 && /^\S.*[.?!]$/.test(lines[0] ?? '') && !/\bat .*:\d+/.test(err)
  )
}
