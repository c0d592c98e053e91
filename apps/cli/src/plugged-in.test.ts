// Plug-ins of the command as it is installed: named by a config file, written by `new`, in every thread.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, file, root, TIMEOUT, understudy } from './testing/built.ts'

build()

test('plug-ins are named by the config file of the folder, or by another one, for every command and every thread', {
  timeout: TIMEOUT,
}, async () => {
  const plugin = join(root, 'docs/examples/my-bot.js')
  const own = file('own')
  await mkdir(own)
  const config = join(own, 'understudy.config.json')
  await Promise.all([
    writeFile(join(own, 'my-bot.mjs'), await readFile(plugin)),
    writeFile(config, '{ "plugins": ["./my-bot.mjs"] }'),
    writeFile(file('wrong.json'), '{ "plugin": [] }'),
    writeFile(file('nowhere.json'), '{ "plugins": ["my-bot.mjs"] }'),
  ])
  const args = ['simulate', 'muhq', '--seats', 'hasty,kraken', '--games', '60', '--seed', '7', '--json']
  const [inside, named, twice, listed, wrong, nowhere] = await Promise.all([
    understudy([...args, '--jobs', '3', '--hurry'], '', {}, own),
    understudy([...args, '--jobs', '1', '--config', config]),
    understudy(['--plugin', join(own, 'my-bot.mjs'), ...args, `--config=${config}`]),
    understudy(['games'], '', {}, own),
    understudy(['games', '--config', 'wrong.json']),
    understudy(['games', '--config', 'nowhere.json', '--lang', 'ru']),
  ])
  expect([inside.err, JSON.parse(inside.out).games]).toEqual(['', 60])
  expect([named.out, twice.out]).toEqual([inside.out, inside.out])
  expect(listed.out).toContain('hasty')
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('there is no setting “plugin”')])
  expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('здесь не установлен')])
})

test.each([
  ['bot', 'muhq', 'outsider,kraken'],
  ['game', 'outsider', 'outsider-bot,random'],
])(
  'a %s that “new” has written is in every thread of an experiment',
  { timeout: TIMEOUT },
  async (kind, game, seats) => {
    const own = `made-${kind}/outsider`
    expect(await understudy(['new', kind, own])).toMatchObject({ code: 0, err: '' })
    const lab = (jobs: string) =>
      understudy([
        ...['--plugin', `${own}/${kind}.js`, 'lab', 'run', game, '--seats', seats],
        ...['--games', '40', '--jobs', jobs, '--hurry', '--out', `${own}-${jobs}`],
      ])
    const [one, two] = [await lab('1'), await lab('2')]
    expect([one.code, one.err]).toEqual([0, ''])
    expect(one.out).toMatch(/^40 games/m)
    expect(two.out).toBe(one.out.replace(`${own}-1`, `${own}-2`))
  },
)
