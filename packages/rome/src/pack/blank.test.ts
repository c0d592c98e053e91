import { toldEntry } from '@understudy/table/steps'
import { describe, expect, it } from 'vitest'
import { answering } from '../facts/emptied.ts'
import { driverOf, house } from '../facts/facts-testing.ts'
import { romePackage } from '../package.ts'
import { blankPack } from './blank.ts'
import { typedMap } from './blank-testing.ts'
import { linesOf } from './csv.ts'
import { withFacts } from './patch.ts'
import { readPackLoosely } from './read.ts'
import { rewritten } from './rewrite.ts'
import type { PackFiles } from './types.ts'

describe('a blank pack', () => {
  it('holds what the bots’ rulebook fixes, and nothing of the house pack', () => {
    const blank = blankPack()
    for (const file of Object.keys(blank)) {
      if (file === 'pack.yaml' || file === 'actions.csv') continue
      expect(linesOf(blank[file] ?? ''), file).toHaveLength(1)
    }
    expect(blank['pack.yaml']).not.toMatch(/house|reconstruction: true/)
    // Of the action cards: their names and what they do, but no number, no die and no face.
    const [header = '', ...cards] = linesOf(blank['actions.csv'] ?? '').map(({ line }) => line.split(','))
    expect(cards).toHaveLength(12)
    for (const card of cards)
      for (const column of ['gold', 'copies', 'pay']) expect(card[[...header].indexOf(column)]).toBe('')
    const { pack } = readPackLoosely(typedMap().files)
    const open = pack?.gaps.map(({ key }) => key) ?? []
    // Every number of pack.yaml that the rulebook does not name is open; those it names stand there.
    const known = ['victory.battle', 'victory.bigBattle', 'victory.bigBattleFrom', 'limits.market', 'limits.agents']
    for (const key of [...known, 'limits.navies', 'setup.navies', 'setup.initiative', 'speed.market'])
      expect(open).not.toContain(`pack.yaml/${key.replace('.', '/')}`)
    for (const block of ['prices', 'move', 'income', 'levels', 'dice'] as const)
      for (const key of Object.keys(pack?.[block] ?? {})) expect(open).toContain(`pack.yaml/${block}/${key}`)
    expect(pack?.troops.size).toBe(0)
    expect(pack?.generals.size).toBe(0)
    expect(pack?.stacks).toEqual([])
  })

  it('says what is missing before a game can begin, by file and row', () => {
    const { pack, errors } = readPackLoosely(blankPack())
    expect(pack).toBeUndefined()
    expect(errors.map(({ where, en }) => `${where}: ${en}`)).toContain(
      'pack.yaml: factions[0].starts[0]: there is no region army1 in regions.csv.',
    )
  })

  it('names every mistake at once, by file, line, row and column', () => {
    const regions = `${blankPack()['regions.csv']}rome,Rome,,ROM,,much,,,,,,,,,\nvelathri,,,NOBODY,,,,,,,,,rome,,\n`
    const { errors } = readPackLoosely({ ...blankPack(), 'regions.csv': regions })
    const places = errors.map(({ file, row, column }) => `${file} ${row} ${column}`)
    expect(places).toContain('regions.csv rome gold')
    expect(places).toContain('regions.csv velathri name')
    expect(errors.find(({ column }) => column === 'gold')?.line).toBe(7)
  })

  it('needs so many things typed, and so many asked, until a Speed-bot has had its first turn', () => {
    const { files, cells } = typedMap()
    expect(readPackLoosely(files).errors).toEqual([])
    // 60 names, 28 homes, 108 borders, 16 starts; 13 seas with their coasts and neighbours.
    expect(cells).toEqual({ regions: 60, homes: 28, borders: 108, seas: 13, coasts: 61, 'sea borders': 19, starts: 16 })
    const driver = driverOf(files, { role1: 'speed', role2: 'absent', role3: 'absent', role4: 'speed' }, 'blank')
    const answer = answering(house)
    let questions = 0
    let told = 0
    while (driver.state.phase !== 'campaign' || driver.state.turn < 2) {
      const next = driver.next()
      if (next.kind === 'gap') {
        const ask = romePackage.game.facts?.ask(driver.state, next.fact) ?? expect.fail('nothing is asked')
        const answers = answer(ask)
        questions++
        told += Object.keys(answers).length
        driver.commit(toldEntry(next.key, answers))
      } else if (next.kind === 'auto') driver.commit(next.entry)
      else expect.fail(`it waits for ${next.kind}`)
    }
    // Twenty with 189 cells, when this was written: seven before the table is laid out, of which five are lists.
    expect(questions).toBeLessThanOrEqual(22)
    expect(told).toBeLessThanOrEqual(210)
    expect(questions).toBeGreaterThan(10)
  })

  it('of an earlier version, with the house pack’s cards in it, is read as it was; its stacks can be left out', () => {
    const { files } = typedMap()
    const placeless = (file: string): string =>
      rewritten(file, house[file] ?? '', (_, column, value) => (column === 'region' ? '' : value))
    const earlier: PackFiles = {
      ...house,
      ...Object.fromEntries(
        ['regions.csv', 'borders.csv', 'seas.csv', 'sea-borders.csv'].map((name) => [name, files[name] ?? '']),
      ),
      'wonders.csv': placeless('wonders.csv'),
      'mercenaries.csv': placeless('mercenaries.csv'),
    }
    const { pack, errors } = readPackLoosely(earlier)
    expect(errors).toEqual([])
    expect(pack?.troops.size).toBe(69)
    expect(pack?.gaps.some(({ column, laid }) => column === 'list' || laid === true)).toBe(false)
    const stack = pack?.gaps.find(({ key }) => key === 'mercenaries.csv/M11/region')
    expect(stack?.absent).toBe('-')
    const without = readPackLoosely(withFacts(earlier, { 'mercenaries.csv/M11/region': '-' }))
    expect(without.errors).toEqual([])
    expect(without.pack?.stacks.find(({ id }) => id === 'M1')?.region).toBe(-1)
  })
})
