// Outputs that take nothing: a full disk, a reader that leaves.

import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { build, command, here } from './testing/built.ts'

build()

describe('outputs that take nothing', () => {
  const shell = (line: string) => {
    const node = `"${process.execPath}" "${command}"`
    const ran = spawnSync('bash', ['-c', line.replace('understudy', node)], {
      cwd: here(),
      env: { ...process.env, LC_ALL: 'C' },
    })
    return { code: ran.status, err: ran.stderr.toString() }
  }

  test.each(['games', 'rulebook kraken'])('%s > /dev/full', (args) => {
    expect(shell(`understudy ${args} > /dev/full`)).toEqual({
      code: 1,
      err: 'The output cannot be written (the disk is full).\n',
    })
  })

  test('in Russian', () => {
    const { err } = shell('understudy games --lang ru > /dev/full')
    expect(err).toBe('Вывод не удаётся записать (диск заполнен).\n')
  })

  test('a complaint that cannot be written still ends with 1', () => {
    expect(shell('understudy nonsense 2> /dev/full')).toEqual({ code: 1, err: '' })
  })

  test('a reader that leaves early is no fault', () => {
    expect(shell('set -o pipefail; understudy schema muhq | head -c 10 > /dev/null')).toEqual({
      code: 0,
      err: '',
    })
  })
})
