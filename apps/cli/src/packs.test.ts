// Packs of a player's own: a folder to start from, what is wrong with it, and games with it.

import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@understudy/lab/games'
import { LANGS } from '@understudy/procedure'
import { Table, withDefaults } from '@understudy/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { understudy } from './testing/run.ts'

let folder = ''
let pack = ''
const run = (...args: string[]) => understudy(args, { games })
const entries = Object.values(games).filter((entry) => entry.starter?.pack !== undefined)
const [entry] = entries
const label = /^Reconstruction\./m

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packs-'))
  pack = join(folder, 'mine')
})
afterAll(() => rm(folder, { recursive: true }))

describe('pack new', () => {
  test('writes a copy with notes and says that it is a reconstruction', async () => {
    expect(entry).toBeDefined()
    const { out, code } = await run('pack', 'new', pack)
    expect([code, out]).toEqual([0, expect.stringMatching(label)])
    const files = await readdir(pack)
    expect(files.sort()).toEqual(Object.keys(entry?.starter?.pack?.() ?? {}).sort())
    for (const file of files) expect(await readFile(join(pack, file), 'utf8')).toMatch(/^#/)
  })
  test('never writes over anything', async () => {
    const file = join(pack, 'regions.csv')
    const before = await readFile(file, 'utf8')
    const { err, code } = await run('pack', 'new', pack)
    expect([code, err]).not.toEqual([0, ''])
    expect(err).toContain('exists already')
    expect(await readFile(file, 'utf8')).toBe(before)
  })
  test('knows no other word', async () => {
    expect((await run('pack', 'old', pack)).err).toContain('Pack can be new')
  })
})

describe('check --pack', () => {
  const spoil = async (name: string, from: RegExp, to: string, then: () => Promise<void>) => {
    const file = join(pack, name)
    const before = await readFile(file, 'utf8')
    expect(before).toMatch(from)
    await writeFile(file, before.replace(from, to))
    await then()
    await writeFile(file, before)
  }
  test('a sound folder', async () => {
    const { out, err, code } = await run('check', '--pack', pack)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('60 regions, 13 seas')
    expect(out).toMatch(label)
    expect((await run('check', '--pack', pack, '--lang', 'ru')).out).toContain('60 областей, 13 морей')
  })
  test('a mistake names the file and the row', async () => {
    await spoil('regions.csv', /^rome,Rome,Рим,ROM,1,4/m, 'rome,Rome,Рим,ROM,1,much', async () => {
      const { err, code } = await run('check', '--pack', pack)
      expect(code).toBe(1)
      expect(err).toMatch(/regions\.csv:\d+ \(rome\): gold/)
    })
  })
  test('all mistakes are printed, in the language of the person; a game says how many there are', async () => {
    await spoil('pack.yaml', / {2}- \{ id: GRE.*\n/, '', async () => {
      const { err, code } = await run('check', '--pack', pack, '--lang', 'ru')
      expect([code, err.trim().split('\n').length]).toEqual([1, 37])
      expect(err).toMatch(/troops\.csv:\d+ \(G01\): faction: фракции GRE в pack\.yaml нет\./)
      const data = JSON.parse((await run('check', '--pack', pack, '--json')).out) as {
        ok: boolean
        problems: unknown[]
      }
      expect([data.ok, data.problems.length]).toEqual([false, 37])
      const simulated = await run('simulate', 'rome', '--pack', pack, '--games', '1')
      expect([simulated.code, simulated.err]).toEqual([
        expect.any(Number),
        expect.stringContaining('Mistakes beside it: 36.'),
      ])
      expect(simulated.code).not.toBe(0)
    })
  })
  test('whoever plays it is told the file and the row, too', async () => {
    await spoil('regions.csv', /^rome,Rome,Рим,ROM,1/m, 'rome,Rome,Рим,ROM,many', async () => {
      for (const command of [
        ['simulate', 'rome', '--games', '1'],
        ['play', 'rome'],
        ['conform', 'rome'],
      ]) {
        const { err, code } = await run(...command, '--pack', pack)
        expect(code).toBe(1)
        expect(err).toMatch(/regions\.csv:\d+ \(rome\): capital: a whole number from 0 to 1 is needed, not “many”\.\n$/)
        expect(err).toContain(pack)
      }
    })
  })
  test('what is only odd is a warning', async () => {
    await spoil('pack.yaml', /G: "--SXXK"/, 'G: "-SSXXK"', async () => {
      const { out, code } = await run('check', '--pack', pack)
      expect([code, out]).toEqual([0, expect.not.stringContaining('odd:')])
    })
    await spoil('pack.yaml', /G: "--SXXK"/, 'G: "--SXKK"', async () => {
      const { out, code } = await run('check', '--pack', pack)
      expect([code, out]).toEqual([0, expect.stringContaining('odd: pack.yaml: dice.G')])
    })
  })
  test('photos, notes and what spreadsheets leave in the folder do no harm; a table of another name is told', async () => {
    const strays = ['photo.jpg', 'notes.txt', '~$regions.csv', '.~lock.regions.csv#', 'map.xlsx']
    for (const name of strays) await writeFile(join(pack, name), Buffer.from([0xff, 0xd8, 0x00]))
    await rename(join(pack, 'regions.csv'), join(pack, 'Regions.CSV'))
    expect((await run('check', '--pack', pack)).out).toContain('60 regions')
    await rename(join(pack, 'Regions.CSV'), join(pack, 'Regionen.csv'))
    const { err, code } = await run('check', '--pack', pack)
    await rename(join(pack, 'Regionen.csv'), join(pack, 'regions.csv'))
    for (const name of strays) await rm(join(pack, name))
    expect([code, err.split('\n').map((line) => line.split(': ').slice(1).join(': '))]).toEqual([
      1,
      ['regionen.csv: a pack has no such file.', 'regions.csv: this file is missing.', ''],
    ])
  })
  test('what is not text in UTF-8 is named with a way out', async () => {
    const file = join(pack, 'seas.csv')
    const before = await readFile(file)
    await writeFile(file, Buffer.from(before.toString('utf8').replace('Mare', 'Máre'), 'latin1'))
    const { err, code } = await run('check', '--pack', pack)
    await writeFile(file, before)
    expect([code, err]).toEqual([1, expect.stringMatching(/seas\.csv is not text in UTF-8; .*CSV UTF-8/)])
  })
  test('a pack as one file', async () => {
    const files = Object.fromEntries(
      await Promise.all((await readdir(pack)).map(async (name) => [name, await readFile(join(pack, name), 'utf8')])),
    )
    const one = join(folder, 'one.json')
    await writeFile(one, JSON.stringify(files))
    expect((await run('check', '--pack', one)).out).toContain('60 regions')
    expect((await run('check', one, '--as', 'pack')).out).toContain('60 regions')
    expect((await run('check', pack)).out).toContain('60 regions')
    await writeFile(one, '[]')
    expect((await run('check', '--pack', one)).err).toContain('a pack is a set of named files')
    expect((await run('check', '--pack', join(folder, 'nowhere'))).err).toContain('There is no file')
  })
})

test('simulate plays with the pack and shows its label', async () => {
  const args = ['simulate', entry?.pkg.game.id ?? '', '--games', '1', '--jobs', '1', '--victory.max-rounds', '1']
  const own = await run(...args, '--pack', pack)
  expect([own.code, own.err]).toEqual([0, ''])
  expect(own.out).toMatch(label)
  expect(own.out.split('\n')[0]).toContain(`pack ${pack}`)
})

test('a position has its pack with it', async () => {
  const roles = { role1: 'speed', role2: 'super', role3: 'absent', role4: 'absent' }
  const game = entry?.pkg.game
  const own = JSON.stringify(entry?.starter?.pack?.() ?? {})
  const stdin = JSON.stringify(game?.serialise(game.start({ ...roles, pack: own }, {})))
  const turn = (...args: string[]) =>
    understudy(['turn', 'rome', '--bot', 'speedbot', '--brief', ...args], { games, stdin })
  expect((await turn('--pack', pack)).err).toBe('')
  const other = join(folder, 'blank-too')
  await run('pack', 'new', other, '--blank')
  expect((await turn('--pack', other)).err).toContain('the position was played with other data than --pack')
})

test('questions are counted with the pack', async () => {
  const args = ['questions', 'rome', '--pack', pack, '--bot', 'speedbot', '--games', '1', '--rounds', '1']
  const { out, err, code } = await run(...args)
  expect([code, err]).toEqual([0, ''])
  expect(out.match(/^speedbot, [24] seats, this pack/gm)).toHaveLength(4)
  expect(out).toMatch(label)
})

describe('a pack with gaps', () => {
  test('a blank one is written on demand, and the check says what must be filled in first', async () => {
    const blank = join(folder, 'blank')
    const { out, code } = await run('pack', 'new', blank, '--blank')
    expect(code).toBe(0)
    expect(await readFile(join(blank, 'regions.csv'), 'utf8')).toMatch(/^# .*\n(?:#.*\n)*id,name,[^\n]*\n$/)
    // Nothing of ours is in it, and there is nothing to simulate yet.
    expect(out).not.toMatch(/Reconstruction|simulate/)
    expect(out).toContain('Fill in regions.csv')
    const { err } = await run('check', '--pack', blank)
    expect(err.trim().split('\n')).toEqual([expect.stringContaining('regions.csv: there are no regions yet')])
  })
  test('the check counts what is left open; a simulation names it, or guesses if it may', async () => {
    const open = join(folder, 'open')
    await run('pack', 'new', open)
    const file = join(open, 'regions.csv')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('rome,Rome,Рим,ROM,1,4,', 'rome,Rome,Рим,ROM,1,?,'))
    const { out, err, code } = await run('check', '--pack', open)
    expect(code).toBe(0)
    expect(`${out}${err}`).toContain('1 value is left open and will be asked when a rule needs them')
    const short = ['--games', '1', '--jobs', '1', '--victory.max-rounds', '1', '--role1', 'speed']
    const simulate = ['simulate', 'rome', '--pack', open, ...short]
    const refused = await run(...simulate)
    expect(refused.code).not.toBe(0)
    expect(refused.err).toContain('these facts are missing: How much gold is printed on Rome?')
    expect((await run(...simulate, '--guess')).code).toBe(0)
    // In a game that is played, it is asked for once; the fifth choice is 4 gold.
    const roles = ['--role1', 'super', '--role2', 'absent', '--role3', 'super', '--role4', 'absent']
    const args = ['play', 'rome', '--pack', open, '--victory.max-rounds', '1', ...roles]
    const played = await understudy(args, { games, stdin: '5\nquit\n' })
    expect([played.code, played.err]).toEqual([0, ''])
    expect(played.out.match(/How much gold is printed on Rome\?/g)).toHaveLength(1)
  })
})

describe('the label of a reconstruction', () => {
  const roles = { role1: 'speed', role2: 'super', role3: 'absent', role4: 'absent' }
  const short = ['--games', '1', '--jobs', '1', '--victory.max-rounds', '1']
  const russian = /^Реконструкция\./m
  const both = async (args: readonly string[], stdin = '') => {
    const told = []
    for (const lang of LANGS) told.push((await understudy([...args, '--lang', lang], { games, stdin })).out)
    expect(told[0]).toMatch(label)
    expect(told[1]).toMatch(russian)
    for (const out of told) expect(out.match(/^(?:Reconstruction|Реконструкция)\./gm)).toHaveLength(1)
  }
  test('above a turn', async () => {
    const game = entry?.pkg.game
    const stdin = JSON.stringify(game?.serialise(game.start(roles, {})))
    await both(['turn', 'rome', '--bot', 'speedbot', '--brief'], stdin)
    const { out } = await understudy(['turn', 'rome', '--bot', 'speedbot', '--position'], { games, stdin })
    expect(JSON.parse(out.trimEnd().split('\n').at(-1) ?? '')).toBeTypeOf('object')
  })
  test('above an explanation', async () => {
    if (entry === undefined) throw new Error('there is a game with packs')
    const seats = entry.pkg.seating(withDefaults(entry.pkg, roles))
    const table = Table.start(entry.pkg, { options: roles, seed: 'label', seats })
    const decided = () => table.entries.findIndex((each) => each.t === 'action' && each.by === 'bot')
    while (decided() < 0 || table.entries.length < 40) table.advance()
    const journal = join(folder, 'rome.json')
    await writeFile(journal, JSON.stringify(table.file()))
    await both(['explain', journal, '--turn', '1'])
    const at = `${decided()}`
    const { action } = table.entries[decided()] as { action?: unknown }
    await both(['explain', journal, '--entry', at, '--why-not', JSON.stringify(action)])
  })
  test('above coverage', async () => {
    await both(['coverage', 'speedbot', ...short])
  })
  test('simulate names all who play, not the first two', async () => {
    const seats = ['--seats', 'superbot,speedbot,superbot,speedbot']
    const [first] = (await run('simulate', 'rome', ...seats, ...short)).out.split('\n')
    expect(first).toContain('role1 super, role2 speed, role3 super, role4 speed')
    const arcs = async (...args: string[]) =>
      (await run('simulate', 'arcs', '--games', '1', '--jobs', '1', ...args)).out.split('\n')[0]
    expect(await arcs()).toBe('Arcs, players 4')
    expect(await arcs('--seats', 'random,supercat,random')).toBe(
      'Arcs, players 3, role1 human, role2 supercat, role3 human',
    )
  })
})
