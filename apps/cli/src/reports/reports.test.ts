// Reports of questionable decisions. Those that `understudy report --test` has put into this folder are run again: each bot
// still decides as reported, by the same trace. When a rule is mended on purpose, make the report anew from the same game.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@understudy/lab/games'
import { type Controller, Table, withDefaults } from '@understudy/table'
import { afterAll, describe, expect, it } from 'vitest'
import type { AnyTable } from '../journal.ts'
import { understudy } from '../testing/run.ts'

const folder = new URL('.', import.meta.url)
const kept = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => fileURLToPath(new URL(name, folder)))

const check = (path: string) => understudy(['report', '--check', path, '--json'], { games })

describe('a report of a game of Arcs', () => {
  const away = mkdtempSync(join(tmpdir(), 'understudy-'))
  afterAll(() => rmSync(away, { recursive: true }))

  /** A short game with SUPERCAT, and the number of a decision in it. */
  function played(): { journal: string; entry: number } {
    const { pkg } = games.arcs!
    const bot: Controller = { by: 'bot', bot: 'supercat', edition: 'base', options: { backports: false } }
    const options = withDefaults(pkg, { players: 3, role1: 'supercat', role2: 'supercat' })
    const table: AnyTable = Table.start(pkg, {
      options,
      seed: 'report',
      seats: { red: bot, yellow: bot, blue: { by: 'random' } },
    })
    while (table.entries.length < 60 && table.advance() !== undefined);
    const journal = join(away, 'game.json')
    writeFileSync(journal, JSON.stringify(table.file()))
    const entry = table.entries.findLastIndex((each) => each.t === 'action' && each.node?.startsWith('GP.') === true)
    return { journal, entry }
  }

  it('reproduces the same trace and becomes a regression test by one command', async () => {
    const { journal, entry } = played()
    const out = join(away, 'report.json')
    const made = await understudy(
      ['report', journal, '--entry', `${entry}`, '--comment', 'Why this card?', '--out', out],
      { games },
    )
    expect([made.code, made.err]).toEqual([0, ''])
    const report = JSON.parse(readFileSync(out, 'utf8'))
    expect(report).toMatchObject({
      game: 'arcs',
      entry,
      comment: 'Why this card?',
      node: expect.stringMatching(/^GP\./),
      bot: { id: 'supercat', seated: { options: { backports: false } } },
      options: { players: 3, role1: 'supercat' },
    })
    expect(JSON.parse((await check(out)).out)).toMatchObject({ same: true, was: report.trace, is: report.trace })

    const tests = join(away, 'reports')
    expect((await understudy(['report', '--test', out, '--out', tests], { games })).err).toContain('There is no folder')
    const test = await understudy(['report', '--test', out, '--out', away], { games })
    expect(test.code).toBe(0)
    const file = join(away, `supercat-${report.node}-${report.trace.slice(0, 8)}.json`)
    expect(test.out).toContain(file)
    expect(JSON.parse((await check(file)).out)).toMatchObject({ same: true, is: report.trace })
  })

  it('does not become a test if it no longer reproduces', async () => {
    const { journal, entry } = played()
    const out = join(away, 'stale.json')
    await understudy(['report', journal, '--entry', `${entry}`, '--comment', 'x', '--out', out], { games })
    writeFileSync(out, JSON.stringify({ ...JSON.parse(readFileSync(out, 'utf8')), trace: 'ffffffffffffff' }))
    const test = await understudy(['report', '--test', out, '--out', away], { games })
    expect([test.code, test.out]).toEqual([1, ''])
    expect(test.err).toContain('another trace comes out')
  })
})

describe.runIf(kept.length > 0)('reports that were kept', () => {
  it.each(kept)('%s comes out as reported', async (path) => {
    const ran = await check(path)
    expect(ran.err).toBe('')
    expect(JSON.parse(ran.out)).toMatchObject({ same: true })
  })
})
