// The second example of the docs: a bot that asks, notes, rolls a die and has an option.

import { fileURLToPath } from 'node:url'
import { games } from '@understudy/lab/games'
import { describe, expect, test } from 'vitest'
import { understudy } from './testing/run.ts'

const HERON = fileURLToPath(new URL('../../../docs/examples/heron/bot.js', import.meta.url))

describe('the heron', () => {
  const run = (...args: string[]) => understudy(['--plugin', HERON, ...args], { games })
  const read = async (who: string) => {
    const seats = ['--boss', 'tyrant', '--seats', `${who},tyrant`]
    const { out } = await run('simulate', 'muhq', ...seats, '--games', '15', '--jobs', '1', '--coverage', '--json')
    const [own] = JSON.parse(out).coverage
    return new Map<string, { asked: number; yes: number; decided: number }>(
      own.rules.map((rule: { node: string }) => [rule.node, rule]),
    )
  }

  test('asks, notes, rolls, and follows another page', async () => {
    const rules = await read('heron')
    for (const node of ['HERON.1', 'HERON.1b', 'HERON.2', 'HERON.4']) {
      expect(rules.get(node)?.yes, node).toBeGreaterThan(0)
      expect(rules.get(node)?.yes, node).toBeLessThan(rules.get(node)?.asked ?? 0)
    }
    // Who chose the unit has decided, not who moves it.
    expect([rules.get('HERON.1a')?.decided, rules.get('HERON.1b')?.decided]).toEqual([rules.get('HERON.1b')?.yes, 0])
    expect(rules.get('HERON.6')?.decided).toBeGreaterThan(0)
  })

  test('is always bold if its option says so', async () => {
    const rules = await read('heron:bold=true')
    expect(rules.get('HERON.4')?.yes).toBe(rules.get('HERON.4')?.asked)
  })

  test('keeps what every bot promises', { timeout: 120_000 }, async () => {
    expect(await run('conform', 'muhq', '--boss', 'tyrant', '--bot', 'heron')).toMatchObject({ code: 0, err: '' })
  })
})
