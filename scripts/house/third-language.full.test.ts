// A third language cannot be forgotten: added to a copy of the sources, the compiler asks for its words in every package.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './sources.ts'

const ROOMS = ['packages', 'apps']
let folder: string
let complaints: { readonly path: string; readonly what: string }[]

/** The sources alone; packages of ours are those of the copy, all others the real ones. */
function copySources(): void {
  folder = mkdtempSync(join(tmpdir(), 'understudy-third-'))
  for (const file of ['tsconfig.base.json', 'package.json']) cpSync(join(root, file), join(folder, file))
  for (const room of ROOMS)
    cpSync(join(root, room), join(folder, room), {
      recursive: true,
      filter: (path) => !/\/(?:dist|dev-dist|node_modules)$/.test(path),
    })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@understudy'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@understudy' && name !== 'understudy' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const room of ROOMS)
    for (const name of readdirSync(join(folder, room))) {
      const own = JSON.parse(readFileSync(join(folder, room, name, 'package.json'), 'utf8')) as { name: string }
      symlinkSync(join(folder, room, name), join(modules, own.name))
    }
}

beforeAll(() => {
  copySources()
  const say = join(folder, 'packages/procedure/src/say.ts')
  const known = readFileSync(say, 'utf8')
  const added = known.replace("export type Lang = 'en' | 'ru'", "export type Lang = 'en' | 'ru' | 'xx'")
  if (added === known) throw new Error('Lang is declared otherwise now')
  writeFileSync(say, added)
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-b', 'apps/cli', 'apps/web', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  complaints = [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error (.*)$/gm)].map(([, path = '', what = '']) => ({
    path,
    what,
  }))
}, 600_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a third language', () => {
  it('is asked for wherever there are words', () => {
    const asked = new Set(complaints.map(({ path }) => path.split('/').slice(0, 2).join('/')))
    for (const room of [
      'packages/procedure',
      'packages/table',
      'packages/arcs',
      'packages/muhq',
      'packages/rome',
      'apps/cli',
      'apps/web',
    ])
      expect([...asked]).toContain(room)
  })
})
