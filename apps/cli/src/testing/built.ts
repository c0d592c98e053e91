// The command as it is installed: built, in its own process, with the real games, in a folder that is removed afterwards.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))
export const command = join(root, 'apps/cli/bin/understudy.js')
export const TIMEOUT = 60_000

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

let folder = ''
export const here = (): string => folder
export const file = (name: string): string => join(folder, name)

/** For all tests of a file. */
export function build(): void {
  beforeAll(async () => {
    const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
    const built = spawnSync(process.execPath, [join(dirname(manifest), 'bin/tsc'), '-b', 'apps/cli'], { cwd: root })
    if (!existsSync(join(root, 'apps/cli/dist/main.js'))) throw new Error(`the build failed:\n${built.stdout}`)
    folder = await mkdtemp(join(tmpdir(), 'understudy-built-'))
  }, 120_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))
}

export function understudy(
  args: readonly string[],
  stdin = '',
  env: Record<string, string> = {},
  cwd = folder,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], {
      cwd,
      env: { ...process.env, LANG: 'C', LC_ALL: 'C', ...env },
    })
    let [out, err] = ['', '']
    child.stdout.on('data', (part) => {
      out += part
    })
    child.stderr.on('data', (part) => {
      err += part
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
  })
}
