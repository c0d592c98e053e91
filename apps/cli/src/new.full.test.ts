// The templates' own tests, run as whoever has just typed `understudy new` runs them: `npm test` in the new folder.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const command = join(root, 'apps/cli/bin/understudy.js')
const folder = mkdtempSync(join(tmpdir(), 'understudy-new-full-'))

beforeAll(() => {
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'apps/cli'], { cwd: root })
  if (!existsSync(join(root, 'apps/cli/dist/main.js'))) throw new Error('the build failed')
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['bot', 5],
  ['game', 4],
])('npm test of a new %s', { timeout: 240_000 }, (kind, count) => {
  const own = join(folder, `new-${kind}`)
  const made = spawnSync(process.execPath, [command, 'new', kind, own], { encoding: 'utf8' })
  expect(made.stderr).toBe('')
  const env = { ...process.env, UNDERSTUDY: `${process.execPath} ${command}` }
  // Inside of another test runner node's own would take itself for a part of it.
  delete (env as Record<string, string | undefined>).NODE_TEST_CONTEXT
  const { stdout } = spawnSync('npm', ['test'], { cwd: own, env, encoding: 'utf8' })
  expect(stdout).toMatch(new RegExp(`^# pass ${count}$`, 'm'))
  expect(stdout).toMatch(/^# fail 0$/m)
})
