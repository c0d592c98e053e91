import { execFile } from 'node:child_process'
import { chmod, lstat, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeWhole } from './write-whole.ts'

let folder: string
const at = (name: string): string => join(folder, name)
const mode = async (name: string): Promise<number> => (await stat(at(name))).mode & 0o7777

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-whole-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a file is another one afterwards, so that whoever reads the old one reads it to its end', async () => {
  await writeFile(at('game.json'), 'old')
  const before = await stat(at('game.json'))
  await writeWhole(at('game.json'), 'new')
  expect(await readFile(at('game.json'), 'utf8')).toBe('new')
  expect((await stat(at('game.json'))).ino).not.toBe(before.ino)
  expect(await readdir(folder)).toEqual(['game.json'])
})

test('permissions are kept; a new file has the usual ones', async () => {
  await writeFile(at('game.json'), 'old')
  await chmod(at('game.json'), 0o604)
  await writeWhole(at('game.json'), 'new')
  expect(await mode('game.json')).toBe(0o604)
  await writeWhole(at('other.json'), 'new')
  expect(await mode('other.json')).toBe(0o666 & ~process.umask())
})

test('a link stays a link, also one to a file that is not there yet', async () => {
  await writeFile(at('real.json'), 'old')
  await symlink('real.json', at('link.json'))
  await symlink('link.json', at('second.json'))
  await symlink('later.json', at('early.json'))
  await writeWhole(at('second.json'), 'new')
  await writeWhole(at('early.json'), 'first')
  for (const name of ['link.json', 'second.json', 'early.json'])
    expect((await lstat(at(name))).isSymbolicLink(), name).toBe(true)
  expect(await readFile(at('real.json'), 'utf8')).toBe('new')
  expect(await readFile(at('later.json'), 'utf8')).toBe('first')
})

test('links that go round in circles are an error, and nothing is left of it', async () => {
  await symlink('b', at('a'))
  await symlink('a', at('b'))
  await expect(writeWhole(at('a'), 'new')).rejects.toThrow('ELOOP')
  expect((await readdir(folder)).sort()).toEqual(['a', 'b'])
})

test('a device stays a device', async () => {
  await writeWhole('/dev/null', 'gone')
  expect((await stat('/dev/null')).isCharacterDevice()).toBe(true)
})

test('a failed write leaves what was there, and nothing beside it', async () => {
  await writeFile(at('game.json'), 'old')
  const broken = { [Symbol.toStringTag]: 'Uint8Array' } as unknown as Uint8Array
  await expect(writeWhole(at('game.json'), broken)).rejects.toThrow()
  expect(await readFile(at('game.json'), 'utf8')).toBe('old')
  expect(await readdir(folder)).toEqual(['game.json'])
})

test('what a stopped process left is swept away; what another one is writing is not', async () => {
  const gone = promisify(execFile)(process.execPath, ['-e', ''])
  const pid = gone.child.pid
  await gone
  const left = `.game.json.${pid}.01234567.tmp`
  const busy = `.game.json.${process.ppid}.01234567.tmp`
  const others = [busy, '.game.json.tmp', `.other.json.${pid}.01234567.tmp`]
  for (const name of [left, ...others]) await writeFile(at(name), 'half')
  await writeWhole(at('game.json'), 'new')
  expect((await readdir(folder)).sort()).toEqual([...others, 'game.json'].sort())
})
