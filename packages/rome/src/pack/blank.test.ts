import { toldEntry } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { answering } from '../facts/emptied.ts'
import { driverOf, house } from '../facts/facts-testing.ts'
import { romePackage } from '../package.ts'
import { blankPack } from './blank.ts'
import { linesOf } from './csv.ts'
import { readPack, readPackLoosely } from './read.ts'
import type { PackFiles } from './types.ts'

const whole = readPack(house)

/** What an owner types first, taken from the house pack: names, homes, borders, coasts and where armies start. */
function typed(): { files: PackFiles; cells: Record<string, number> } {
  const blank = blankPack()
  const cells = { regions: 0, homes: 0, borders: 0, seas: 0, coasts: 0, 'sea borders': 0, starts: 0 }
  const region = ({ id, name, home, borders, seas }: (typeof whole.regions)[number], no: number): string => {
    // A pair need only stand in one of its rows.
    const after = borders.filter(({ to }) => to > no)
    cells.regions++
    cells.borders += after.length
    cells.coasts += seas.length
    if (home >= 0) cells.homes++
    const near = after.map(({ to, strait }) => `${strait ? '~' : ''}${whole.regions[to]?.id}`).join('|')
    const coast = seas.map((sea) => whole.seas[sea]?.id).join('|')
    return `${id},${name.en},,${whole.factions[home]?.id ?? '-'},,,,,,,,${coast || '-'},${near || '-'},,`
  }
  const sea = ({ id, name, next }: (typeof whole.seas)[number], no: number): string => {
    const after = next.filter((to) => to > no)
    cells.seas++
    cells['sea borders'] += after.length
    return `${id},${name.en},,${after.map((to) => whole.seas[to]?.id).join('|') || '-'}`
  }
  const starts = whole.factions.map((faction) => faction.starts.map((start) => whole.regions[start]?.id).join(', '))
  cells.starts = 4 * starts.length
  const files = {
    ...blank,
    'regions.csv': `${blank['regions.csv']}${whole.regions.map(region).join('\n')}\n`,
    'seas.csv': `${blank['seas.csv']}${whole.seas.map(sea).join('\n')}\n`,
    'pack.yaml': (blank['pack.yaml'] ?? '').replaceAll('[army1, army2, army3, army4]', () => `[${starts.shift()}]`),
  }
  return { files, cells }
}

describe('a blank pack', () => {
  it('has an empty map and the house pack’s rules, labelled as such; what is missing is named by file and row', () => {
    const blank = blankPack()
    for (const file of ['regions.csv', 'seas.csv', 'borders.csv', 'sea-borders.csv'])
      expect(linesOf(blank[file] ?? '')).toHaveLength(1)
    expect(blank['troops.csv']).toBe(house['troops.csv'])
    expect(blank['pack.yaml']).toMatch(/reconstruction: replace what you\n# know better/)
    const { pack, errors } = readPackLoosely(blank)
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
    const { files, cells } = typed()
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
    // Four tables with 65 numbers, when this was written.
    expect(questions).toBeLessThanOrEqual(6)
    expect(told).toBeLessThanOrEqual(90)
    expect(questions).toBeGreaterThan(0)
  })
})
