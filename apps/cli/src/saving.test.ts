// `play --save` where saving fails: on a file system that is really full, and where nothing can be written.

import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { understudy } from './testing/run.ts'

const folder = await mkdtemp(join(tmpdir(), 'understudy-saving-'))
const disk = join(folder, 'disk')
await mkdir(disk)
const mount = (...options: string[]) => execFileSync('mount', options, { stdio: 'pipe' })
const mounted = mounts()
const game = join(disk, 'game.json')
const filler = join(disk, 'filler')

afterAll(async () => {
  if (mounted) execFileSync('umount', [disk])
  await rm(folder, { recursive: true })
})

function mounts(): boolean {
  try {
    mount('-t', 'tmpfs', '-o', 'size=64k', 'understudy-test', disk)
    return true
  } catch {
    return false
  }
}

/** What is typed, with something done in between; each only once the last line has been answered. */
async function play(steps: readonly (string | (() => Promise<unknown>))[], ...flags: string[]) {
  let heard = ''
  let listen = () => {}
  /** The next list of choices stands there, or the game is over. */
  const answered = async (from: number) => {
    await new Promise<void>((resolve) => {
      listen = () => {
        if (/\n {2}1 {2}|Won by|not saved/.test(heard.slice(from))) resolve()
      }
      listen()
    })
    // The rest of what is said in one go.
    await turn()
  }
  async function* typed() {
    let from = 0
    for (const step of steps) {
      await answered(from)
      from = heard.length
      if (typeof step === 'string') yield Buffer.from(`${step}\n`)
      else {
        await step()
        from = 0
      }
    }
  }
  const hear = (text: string) => {
    heard += text
    listen()
  }
  return understudy(['play', 'heap', '--seed', 'p', '--size', 'large', ...flags], {
    stdin: Readable.from(typed(), { objectMode: false, highWaterMark: 1 }),
    hear,
  })
}

const fill = () => writeFile(filler, Buffer.alloc(1_000_000)).catch(() => {})
const entries = async () => JSON.parse(await readFile(game, 'utf8')).entries.length as number

test(`a device that is always full${mounted ? '' : ' (no file system can be mounted here: a full one is NOT TRIED)'}`, async () => {
  const { out, code } = await play(['1', '1', 'quit'], '--save', '/dev/full')
  expect(
    out.match(/^The file \/dev\/full cannot be written \(the disk is full\); the game goes on/gm)?.length,
  ).toBeGreaterThan(1)
  expect(out).toMatch(/The game was not saved\.\n$/)
  expect(code).toBe(1)
})

describe.runIf(mounted)('a full file system', () => {
  test('is told in one sentence, nothing is lost, and the next save succeeds', async () => {
    let before = 0
    let during = 0
    const { out, err, code } = await play(
      [
        '1',
        async () => {
          before = await entries()
          await fill()
        },
        '1',
        async () => {
          during = await entries()
          await rm(filler)
        },
        '1',
      ],
      '--save',
      game,
    )
    expect([code, err]).toEqual([0, ''])
    const told = out.split('\n').filter((line) => line.includes('cannot be written'))
    expect(told[0]).toBe(
      `The file ${game} cannot be written (the disk is full); the game goes on, and the next step tries again.`,
    )
    expect(out.split(`Saved to ${game} again.`)).toHaveLength(2)
    expect(before).toBeGreaterThan(2)
    expect(during).toBe(before)
    expect(await entries()).toBeGreaterThan(before + 2)
    expect(await readdir(disk)).toEqual(['game.json'])
  })

  test('to the end, the exit code and the last line say that the game was not saved', async () => {
    const before = await readFile(game, 'utf8')
    await fill()
    const { out, code } = await play(['1', '1', 'quit'], '--save', game)
    await rm(filler)
    expect(out).toMatch(/cannot be written \(the disk is full\)\.\nThe game was not saved\.\n$/)
    expect(code).toBe(1)
    expect(await readFile(game, 'utf8')).toBe(before)
  })

  test('leaves no half pack, and no folder', async () => {
    const { games } = await import('@understudy/lab/games')
    await writeFile(filler, Buffer.alloc(40_000))
    const made = await understudy(['pack', 'new', join(disk, 'own', 'pack')], { games })
    expect(made).toMatchObject({ code: 1, out: '' })
    expect(made.err).toMatch(/^The file .* cannot be written \(the disk is full\)\.\n$/)
    await rm(filler)
    expect(await readdir(disk)).toEqual(['game.json'])
  })
})

test(`a folder that takes nothing${mounted ? ', on a disk that may only be read' : ''}`, async () => {
  if (mounted) mount('-o', 'remount,ro', disk)
  else await chmod(disk, 0o555)
  const { out, code } = await play(['1', 'quit'], '--save', join(disk, 'other.json'))
  if (mounted) mount('-o', 'remount,rw', disk)
  else await chmod(disk, 0o755)
  const why = mounted ? 'nothing can be written there' : 'no permission'
  expect(out).toContain(`cannot be written (${why}); the game goes on, and the next step tries again.\n`)
  expect(out).toMatch(/The game was not saved\.\n$/)
  expect(code).toBe(1)
})
