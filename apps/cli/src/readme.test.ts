// The README shows what the commands print today: every block between its marks is run again.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@understudy/lab/games'
import { expect, test } from 'vitest'
import { understudy } from './testing/run.ts'

/** Lines as shown: one of … alone stands for any number of lines, … at the end of one for the rest of it. */
function shows(shown: readonly string[], printed: readonly string[]): string | undefined {
  let at = 0
  let anywhere = false
  for (const line of shown) {
    if (line === '…') {
      anywhere = true
      continue
    }
    const fits = (each: string): boolean => (line.endsWith('…') ? each.startsWith(line.slice(0, -1)) : each === line)
    const found = anywhere ? printed.findIndex((each, i) => i >= at && fits(each)) : at
    if (found < 0 || !fits(printed[found] ?? '')) return `${line}\n(printed: ${printed[at] ?? 'nothing'})`
    at = found + 1
    anywhere = false
  }
  return anywhere || at === printed.length ? undefined : `(more was printed: ${printed[at]})`
}

test('the outputs in the README are those of today', { timeout: 120_000 }, async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  const outputs = readme.split('<!-- outputs:begin -->')[1]?.split('<!-- outputs:end -->')[0] ?? ''
  const blocks = [...outputs.matchAll(/^```\n\$ understudy (.*)\n([\s\S]*?)^```/gm)]
  expect(blocks).toHaveLength(5)
  const folder = await mkdtemp(join(tmpdir(), 'understudy-readme-'))
  try {
    for (const [, typed = '', text = ''] of blocks) {
      const args = typed.split(' ').map((word) => (word.endsWith('.json') ? join(folder, word) : word))
      const jobs = ['simulate', 'coverage'].includes(args[0] ?? '') && !typed.includes('--gmaes') ? ['--jobs', '1'] : []
      const { out, err } = await understudy([...args, ...jobs], { games })
      const printed = `${out}${err}`.trimEnd().split('\n')
      expect(shows(text.trimEnd().split('\n'), printed), typed).toBeUndefined()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
