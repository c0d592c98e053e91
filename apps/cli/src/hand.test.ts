// A command fetches the games that it is about, and no others.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Shelf } from '@understudy/lab'
import { shelf } from '@understudy/lab'
import { expect, test } from 'vitest'
import { runCli } from './cli.ts'

/** Runs the command with the real games; answers which of them it has fetched, and what it said. */
async function run(...argv: string[]) {
  const fetched: string[] = []
  let said = ''
  const say = (text: string) => {
    said += text
  }
  const watched: Shelf = Object.fromEntries(
    Object.entries(shelf).map(([id, each]) => [
      id,
      {
        ...each,
        fetch: () => {
          fetched.push(id)
          return each.fetch()
        },
      },
    ]),
  )
  const io = { out: say, err: say, stdin: Readable.from([]), env: {}, watched: false, typed: false, seen: false }
  await runCli(argv, io, watched)
  return { fetched, said }
}

test.each([
  ['--help', []],
  ['--version', []],
  ['no-such-command', []],
  ['simulate', []],
  ['lab --help', []],
  ['games', ['arcs', 'muhq', 'rome']],
  ['games rome', ['rome']],
  ['play muhq --help', ['muhq']],
  ['play --help', ['arcs', 'muhq', 'rome']],
  ['rulebook kraken', ['muhq']],
  ['rulebook rome/speedbot', ['rome']],
  ['schema --game=rome muhq', ['muhq', 'rome']],
])('understudy %s', async (line, games) => {
  expect((await run(...line.split(' '))).fetched).toEqual(games)
})

test('names that nobody has are told apart from all there are', async () => {
  const game = await run('simulate', 'rom')
  expect(game).toEqual({
    fetched: [],
    said: 'There is no game "rom" (did you mean rome?); there are: arcs, muhq, rome.\n',
  })
  const bot = await run('rulebook', 'arcs')
  expect(bot.said).toContain('There is no bot "arcs"; there are: ')
  for (const { bots } of Object.values(shelf)) for (const name of bots) expect(bot.said).toContain(name)
})

test('a saved game brings its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'understudy-hand-'))
  try {
    const file = join(folder, 'game.json')
    await run('play', 'muhq', '--seed', '5', '--save', file)
    const { fetched, said } = await run('replay', file)
    expect(fetched).toEqual(['muhq'])
    expect(said).toContain('ok: ')
    await writeFile(file, '{"format":"understudy-journal"')
    expect((await run('replay', file)).fetched).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
