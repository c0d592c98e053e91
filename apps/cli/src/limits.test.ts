// Files without an end, pipes that say nothing, folders that can never be made, and names that command a terminal.

import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, open, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { games } from '@understudy/lab/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readData, readText } from './files.ts'
import { playedJournal } from './testing/journals.ts'
import { isOneSentence, understudy } from './testing/run.ts'

let folder: string
const file = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-limits-'))
  await writeFile(file('huge.json'), '')
  await truncate(file('huge.json'), 200_000_000)
  await writeFile(file('good.json'), JSON.stringify(playedJournal()))
})
afterAll(() => rm(folder, { recursive: true }))

/** What comes without an end, and how much of it was taken. */
function endless(part: string) {
  const taken = { bytes: 0 }
  const bytes = Buffer.from(part.repeat(1000))
  function* parts() {
    for (;;) {
      taken.bytes += bytes.length
      yield bytes
    }
  }
  return { taken, stdin: Readable.from(parts()) }
}

describe('too much', () => {
  const commands = [
    ['replay'],
    ['explain'],
    ['check'],
    ['report', '--check'],
    ['report', '--test'],
    ['play', 'heap', '--load'],
    ['simulate', 'heap', '--stones'],
  ]
  describe.each(commands)('%s %s %s', (...parts) => {
    const args = parts.filter((part) => part !== undefined)
    test.each(['huge.json', '/dev/zero'])('%s', async (name) => {
      const path = name.startsWith('/') ? name : file(name)
      const before = process.memoryUsage().rss
      const ran = await understudy([...args, path])
      expect(ran.err).toBe(`The file ${path} is too large: at most 16 MB can be read.\n`)
      expect(ran).toSatisfy(isOneSentence)
      expect(process.memoryUsage().rss - before).toBeLessThan(120_000_000)
    })
  })

  test.each([
    ['replay', '-'],
    ['turn', 'heap', '--bot', 'miser'],
    ['check', '-'],
  ])('%s on stdin', async (...args) => {
    const { stdin, taken } = endless('0')
    const ran = await understudy(args, { stdin })
    expect(ran.err).toBe('Too much comes on stdin: at most 16 MB can be read.\n')
    expect(taken.bytes).toBeLessThan(17_000_000)
  })

  test('a line that does not end, and lines without an end', async () => {
    const line = await understudy(['play', 'heap'], { stdin: endless('0').stdin })
    expect(line).toMatchObject({ code: 1, err: expect.stringContaining('A line on stdin is longer than 10000') })
    const lines = await understudy(['play', 'heap'], { stdin: endless('y\n').stdin })
    expect(lines).toMatchObject({ code: 1, err: '1000 lines in a row on stdin meant nothing here.\n' })
  })

  test('a folder is measured as a whole', async () => {
    const many = await mkdtemp(join(folder, 'many-'))
    for (const name of ['a.csv', 'b.csv', 'c.csv']) await writeFile(join(many, name), 'x'.repeat(600_000))
    await expect(readData(many, { most: 1_000_000 })).rejects.toThrow('too large together: at most 1 MB')
    expect(Object.keys(JSON.parse(await readData(many, { most: 2_000_000 })))).toHaveLength(3)
  })
})

describe('pipes', () => {
  const pipe = (name: string): string => {
    execFileSync('mkfifo', [file(name)])
    return file(name)
  }

  test('one that nobody writes to, and one whose writer says nothing', async () => {
    const path = pipe('silent')
    await expect(readText(path, { patience: 100 })).rejects.toThrow(`nothing has come from ${path} for 0.1 seconds`)
    const writer = await open(path, 'r+')
    await expect(readText(path, { patience: 100 })).rejects.toThrow('nothing has come from')
    await writer.close()
  })

  test('one that is slow is waited for, to its end; one without an end is not', async () => {
    const slow = pipe('slow')
    const writer = spawn('sh', ['-c', `(sleep 0.2; printf one; sleep 0.2; printf two) > '${slow}'`])
    expect(await readText(slow, { patience: 20_000 })).toBe('onetwo')
    const full = pipe('full')
    const filler = spawn('sh', ['-c', `exec yes > '${full}'`])
    await expect(readText(full, { most: 1_000_000 })).rejects.toThrow('too large: at most 1 MB')
    for (const child of [writer, filler]) if (child.exitCode === null) child.kill()
  })
})

test.each(['/proc/understudy', '/proc/understudy/inner/pack', '/dev/null/pack', '/dev/null'])(
  'pack new %s ends with one sentence',
  async (path) => {
    const ran = await understudy(['pack', 'new', path], { games })
    expect(ran.err).toMatch(/cannot be made \((?:the system makes none there|a part of the path is a file)\)|no folder/)
    expect(ran).toSatisfy(isOneSentence)
  },
)

describe('names that command a terminal', () => {
  const evil = '\u001b]0;owned\u0007\u009b31m\r\u202etxt\u0000'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
  const commands = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/
  const journal = () => ({ ...playedJournal(), title: evil })

  test('in a journal, and in the name of its file', async () => {
    const path = file('evil \u001b[2J.json')
    await writeFile(path, JSON.stringify(journal()))
    const { out, code } = await understudy(['replay', path, '--log'])
    expect(code).toBe(0)
    expect(out).not.toMatch(commands)
    expect(out).toContain('\\u001b]0;owned\\u0007\\u009b31m\\u000d\\u202etxt\\u0000\n')
    const checked = await understudy(['check', path])
    expect(checked.out).toMatch(/evil \\u001b\[2J\.json: a saved game/)
  })

  test('JSON says the same as before, without them', async () => {
    await writeFile(file('evil.json'), JSON.stringify(journal()))
    const { out } = await understudy(['replay', file('evil.json'), '--json'])
    expect(out).not.toMatch(commands)
    expect(JSON.parse(out).title).toBe(evil)
  })

  test('in complaints', async () => {
    for (const args of [
      ['play', evil],
      [evil],
      ['replay', evil],
      ['games', `--${evil}`],
      ['check', file(evil.replace('\0', ''))],
    ]) {
      const ran = await understudy(args)
      expect(ran.err).not.toMatch(commands)
      expect(ran.err).toContain('\\u001b')
    }
  })

  test('in what is typed and in what a pack or a position says', async () => {
    const { out } = await understudy(['play', 'heap'], {
      stdin: `dance ${evil}\nsave ${file('no')}/such/${evil}\nquit\n`,
    })
    expect(out).not.toMatch(commands)
    expect(out).toContain('“dance \\u001b]0;owned')
    const pack = file('pack')
    await understudy(['pack', 'new', pack], { games })
    expect(await readdir(pack)).toContain('regions.csv')
    const files = await readData(pack)
    const one = file('one.json')
    const spoilt = { ...JSON.parse(files) }
    spoilt['pack.yaml'] = spoilt['pack.yaml'].replace('House pack: the West', '\\e[31mX')
    await writeFile(one, JSON.stringify(spoilt))
    const checked = await understudy(['check', one, '--as', 'pack'], { games })
    expect(checked.out + checked.err).not.toMatch(commands)
    expect(checked.out + checked.err).toContain('\\u001b[31m')
  })

  test('the bar of progress still draws', async () => {
    const { err } = await understudy(['simulate', 'heap', '--games', '2', '--jobs', '1'], { watched: true })
    expect(err).toContain('\r\u001b[K')
  })
})
