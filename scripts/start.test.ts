import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('npm start says in one sentence which flag it does not know, and does nothing else', () => {
  const start = fileURLToPath(new URL('start.mjs', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [start, '--no-open', '--nonsense'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^npm start does not know --nonsense; .+\n$/)
})
