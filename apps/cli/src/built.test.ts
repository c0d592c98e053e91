// The command as it is installed: built, in its own process, with the real games.

import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { build, command, file, type Ran, root, TIMEOUT, understudy } from './testing/built.ts'

build()

describe('a game from the first choice to its explanation', () => {
  test('played, saved, replayed, explained, reported', { timeout: TIMEOUT }, async () => {
    const ending = await endTurns(3)
    expect(ending.err).toBe('')
    const replayed = await understudy(['replay', 'game.json'])
    expect(replayed.out).toMatch(/ok: \d+ entries replayed/)
    const explained = await understudy(['explain', 'game.json', '--turn', '1', '--json'])
    const [turn] = JSON.parse(explained.out)
    expect(turn.actions.length).toBeGreaterThan(1)
    const entry = `${turn.actions[0].entry}`
    const sentences = await understudy(['explain', 'game.json', '--entry', entry, '--lang', 'ru'])
    expect(sentences.out).toMatch(/[А-я]/)
    const report = await understudy([
      'report',
      'game.json',
      '--entry',
      entry,
      '--comment',
      'why this?',
      '--out',
      'r.json',
    ])
    expect(report.code).toBe(0)
    expect((await understudy(['report', '--check', 'r.json'])).out).toContain('the same trace')
  })

  /** Ends the person's turn a few times: the choice of that name, then "that is all". */
  async function endTurns(count: number): Promise<Ran> {
    let lines: string[] = []
    for (let i = 0; i < count; i++) {
      const seen = await understudy(['play', 'muhq', '--seed', '5', '--json'], lines.join('\n'))
      const asks = seen.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter((message) => message.kind === 'ask')
      const end = asks.at(-1)?.choices.find((choice: { text: string }) => /end/i.test(choice.text))
      lines = [...lines, `${end?.number}`, '0', '']
    }
    return understudy(['play', 'muhq', '--seed', '5', '--save', 'game.json'], lines.join('\n'))
  }
})

test('a position in, a turn out, and back in again', { timeout: TIMEOUT }, async () => {
  const { positions } = await bossPositions()
  const [position] = positions
  const first = await understudy(['turn', 'muhq', '--bot', 'kraken', '--json'], JSON.stringify(position))
  expect(first.err).toBe('')
  const turn = JSON.parse(first.out)
  expect(turn.steps.length).toBeGreaterThan(2)
  const again = await understudy(['turn', 'muhq', '--bot', 'kraken', '--json'], JSON.stringify(position))
  expect(again.out).toBe(first.out)
  await writeFile(file('after.json'), JSON.stringify(turn.position))
  expect((await understudy(['check', 'after.json'])).out).toMatch(/^ok: /)
  const impossible = { ...position, people: [] }
  const refused = await understudy(['turn', 'muhq', '--bot', 'kraken'], JSON.stringify(impossible))
  expect(refused.code).toBe(1)
  expect(refused.err.trimEnd().split('\n')).toHaveLength(1)
})

test('the client of thirty lines gets a turn and brings its own dice', { timeout: TIMEOUT }, async () => {
  const client = join(root, 'docs/examples/turn-client.mjs')
  expect((await readFile(client, 'utf8')).trimEnd().split('\n').length).toBeLessThanOrEqual(30)
  const talk = (position: string) =>
    spawnSync(process.execPath, [client, process.execPath, command], { input: position, encoding: 'utf8' })
  const { stdout, status } = talk(await readFile(join(root, 'docs/positions/supercat-battle.json'), 'utf8'))
  expect(status).toBe(0)
  expect(stdout).toMatch(/Red rolls .*\n/)
  expect(stdout).toMatch(/\d+ characters of position afterwards\n$/)
  const refused = talk('{"a":1}')
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('bad-position: ')
})

/** Snapshots of a simulated game in which the boss is to move. */
async function bossPositions() {
  const { games } = await import('@understudy/lab/games')
  const { Table } = await import('@understudy/table')
  const pkg = games.muhq?.pkg
  if (pkg === undefined) throw new Error('muhq is registered')
  const table = Table.start(pkg, { options: {}, seed: 'e2e', seats: { p1: { by: 'random' } } })
  const positions: Record<string, unknown>[] = []
  while (positions.length === 0 && table.advance() !== undefined)
    if (pkg.game.decision(table.state)?.seat === 'boss') positions.push(pkg.game.serialise(table.state) as never)
  return { positions }
}
