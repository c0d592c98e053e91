// A game is never lost: the command is killed while it saves.

import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, command, file, here, TIMEOUT, understudy } from './testing/built.ts'

build()

test('killed in the middle of saving, play leaves the game as it was', { timeout: 2 * TIMEOUT }, async () => {
  const saves = file('saves')
  await mkdir(saves)
  const game = join(saves, 'game.json')
  const long = JSON.stringify(await longGame())
  let hit = 0
  // Each kill is a chance to hit; the full tests take all of them.
  for (let round = 0; round < 6 && (hit < 2 || process.env.FULL === '1'); round++) {
    await writeFile(game, long)
    await killedWhileWriting(saves, game)
    const saved = JSON.parse(await readFile(game, 'utf8'))
    expect(saved.entries.length).toBeGreaterThan(250)
    const half = (await readdir(saves)).filter((name) => name.endsWith('.tmp'))
    if (half.length > 0) hit++
    for (const name of half) await rm(join(saves, name))
  }
  // The kills were aimed well: at least one came before the new file was in its place.
  expect(hit).toBeGreaterThan(0)
  expect((await understudy(['replay', game])).code).toBe(0)
})

/** Plays on with a saved game, saving into its file, until the first sign of a write in the folder. */
function killedWhileWriting(saves: string, game: string): Promise<void> {
  return new Promise((resolve) => {
    const args = ['play', 'muhq', '--load', game, '--save', game]
    const child = spawn(process.execPath, [command, ...args], { cwd: here(), stdio: ['pipe', 'ignore', 'ignore'] })
    const watcher = watch(saves, () => child.kill('SIGKILL'))
    child.stdin.on('error', () => {})
    child.stdin.end('undo\nredo\n'.repeat(50))
    child.on('close', () => {
      watcher.close()
      resolve()
    })
  })
}

/** A journal of more than a megabyte, in which a person can take something back. */
async function longGame() {
  const { games } = await import('@understudy/lab/games')
  const { Table } = await import('@understudy/table')
  const pkg = games.muhq?.pkg
  if (pkg === undefined) throw new Error('muhq is registered')
  const table = Table.start(pkg, { options: {}, seed: 'long', seats: { p1: { by: 'random' } } })
  for (let step = 0; step < 20; step++) table.advance()
  table.seat('p1', { by: 'person' })
  const position = pkg.game.serialise(table.state)
  for (let edits = 0; edits < 250; edits++) table.edit(position)
  return table.file()
}
