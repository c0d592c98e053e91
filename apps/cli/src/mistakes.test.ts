// What cannot be used, given to the command as it is installed: one sentence, and nothing is lost.

import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { build, command, file, here, TIMEOUT, understudy } from './testing/built.ts'

build()

describe('files of one’s own', () => {
  test('broken YAML is named with its place', { timeout: TIMEOUT }, async () => {
    await writeFile(file('map.yaml'), 'map: |\n  ..\nsymbols: [unclosed\n')
    const checked = await understudy(['check', 'map.yaml'])
    expect(checked.code).toBe(1)
    expect(checked.err).toMatch(/^map\.yaml: line \d+: /)
    const played = await understudy(['simulate', 'muhq', '--map', 'map.yaml', '--games', '1'])
    expect(played.code).toBe(1)
    expect(played.err).toMatch(/^map: line \d+: |map/)
    expect(played.err.trimEnd().split('\n')).toHaveLength(1)
    await writeFile(file('poem.yaml'), 'roses: red\n')
    expect((await understudy(['check', 'poem.yaml'])).err).toContain('neither a map')
  })
})

test('mistakes end with 1 and one sentence, and a reader may leave early', { timeout: TIMEOUT }, async () => {
  const wrong = await understudy(['simulate', 'muhq', '--gmaes', '5'])
  expect(wrong).toMatchObject({ code: 1, out: '', err: 'There is no flag --gmaes here (did you mean --games?).\n' })
  const piped = spawnSync('sh', ['-c', `"${process.execPath}" "${command}" schema muhq | head -c 10`], { cwd: here() })
  expect(piped.stderr.toString()).toBe('')
})
