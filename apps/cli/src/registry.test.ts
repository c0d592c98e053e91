// What has to hold for every game that is registered, today's and later ones.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameEntry } from '@understudy/lab'
import { games } from '@understudy/lab/games'
import { LANGS } from '@understudy/procedure'
import { describe, expect, test } from 'vitest'
import { kebab } from './args/flags.ts'
import { commands } from './commands/index.ts'
import { understudy } from './testing/run.ts'

const entries: [string, GameEntry][] = Object.entries(games)

describe.each(entries)('%s', (id, entry) => {
  test('is registered under its own id', () => {
    expect(entry.pkg.game.id).toBe(id)
  })

  test('has no option that hides a flag of a command', () => {
    const options = entry.pkg.game.options.map((option) => kebab(option.id))
    expect(options.length).toBeGreaterThan(5)
    for (const command of commands.flatMap((each) => each.parts ?? [each])) {
      const context = { games: {}, rawArgs: [], lang: 'en', t: (pair: { en: string }) => pair.en }
      const own = [...Object.keys(command.args(context as never)), 'json', 'lang', 'help']
      expect(own.filter((flag) => options.includes(flag))).toEqual([])
    }
  })

  test('can be listed, simulated, covered, printed and described', async () => {
    const run = (...args: string[]) => understudy(args, { games })
    const rulebooks = entry.pkg.bots.filter((spec) => spec.rulebook !== undefined)
    const all = [
      ['games'],
      ['play', id, '--help'],
      ['schema', id],
      ['simulate', id, '--games', '2', '--coverage'],
      ...rulebooks.flatMap(({ id: bot }) => [
        ['rulebook', `${id}/${bot}`],
        ['coverage', `${id}/${bot}`, '--games', '2'],
      ]),
    ]
    for (const args of all)
      for (const lang of LANGS) expect(await run(...args, '--lang', lang)).toMatchObject({ code: 0, err: '' })
  })
})

test('no part of the command knows a game or a bot by name', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const names = entries.flatMap(([id, { pkg }]) => [id, ...pkg.bots.map((spec) => spec.id)])
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  expect(names.length).toBeGreaterThan(8)
  expect(files.length).toBeGreaterThan(80)
  for (const file of files) {
    const lines = (await readFile(join(folder, file), 'utf8'))
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
    for (const name of names) expect(lines.filter((line) => new RegExp(`\\b${name}\\b`).test(line)).join('\n')).toBe('')
  }
})
