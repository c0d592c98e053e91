import { BadInput } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { HOUSE_WEST_1 } from '../data/house-west-1/index.ts'
import { cells } from './csv.ts'
import { readPack } from './read.ts'
import type { PackFiles } from './types.ts'
import { oddities } from './validate.ts'

const pack = readPack(HOUSE_WEST_1)
const at = (id: string): number => pack.regionNo.get(id) ?? -1
const change = (file: string, from: string, to: string): PackFiles => {
  const text = HOUSE_WEST_1[file] ?? ''
  expect(text).toContain(from)
  return { ...HOUSE_WEST_1, [file]: text.replace(from, to) }
}
function complaint(files: PackFiles): string {
  try {
    readPack(files)
  } catch (error) {
    if (error instanceof BadInput) return error.in('en')
    throw error
  }
  return 'nothing'
}

describe('the house pack', () => {
  it('has a Russian name for everything', () => {
    const cyrillic = /[а-яё]/i
    const things = [
      ...pack.regions,
      ...pack.seas,
      ...pack.troops.values(),
      ...pack.generals.values(),
      ...pack.actions.values(),
      ...pack.developments.flat(2),
      ...pack.wonders,
      ...pack.factions,
    ]
    expect(things.filter(({ name }) => !cyrillic.test(name.ru)).map(({ name }) => name.en)).toEqual([])
  })

  it('4: 60 regions, 28 of them home, 13 seas, 108 borders', () => {
    expect(pack.regions).toHaveLength(60)
    expect(pack.regions.filter((region) => region.home >= 0)).toHaveLength(28)
    expect(pack.seas).toHaveLength(13)
    expect(pack.edges).toHaveLength(108)
    expect(pack.edges.filter((edge) => edge.strait)).toHaveLength(4)
  })

  it('4.1: the home gold of every faction sums to 13', () => {
    for (const faction of pack.factions) {
      expect(faction.homes.reduce((sum, home) => sum + (pack.regions[home]?.gold ?? 0), 0)).toBe(13)
    }
  })

  it('4.2: three islands have no border', () => {
    const islands = pack.regions.filter((region) => region.borders.length === 0).map((region) => region.id)
    expect(islands.sort()).toEqual(['hierapytna', 'ibossim', 'karalis'])
  })

  it('4.3: coasts as listed', () => {
    const coast = (id: string): string[] =>
      (pack.seas[pack.seaNo.get(id) ?? -1]?.coast ?? []).map((no) => pack.regions[no]?.id ?? '').sort()
    expect(coast('ger')).toEqual(['flevum', 'namnetum', 'nemetocenna', 'tulifurdum'])
    expect(coast('aeg')).toEqual([
      'antheia',
      'athens',
      'ephesus',
      'hierapytna',
      'pella',
      'pergamon',
      'rhodos',
      'sparta',
    ])
  })

  it('5: starting regions, the last of them the capital', () => {
    expect(pack.factions.map((faction) => faction.starts.map((no) => pack.regions[no]?.id))).toEqual([
      ['patavium', 'cosentia', 'medhlan', 'rome'],
      ['epidamnos', 'pulpudeva', 'pergamon', 'athens'],
      ['macomades', 'kartuba', 'qart_hadasht', 'carthage'],
      ['bibracte', 'uburzis', 'casurgis', 'nemetocenna'],
    ])
    expect(pack.factions[0]?.capital).toBe(at('rome'))
  })

  it('15.1: numbers of troop cards by class', () => {
    const count = (no: number, kind: 'start' | 'reserve' | 'upgrade'): number[] =>
      ['MI', 'SK', 'CV', 'AR'].map((cls) =>
        [...pack.troops.values()].reduce(
          (sum, card) => sum + (card.faction === no && card.cls === cls ? card[kind] : 0),
          0,
        ),
      )
    expect([0, 1, 2, 3].map((no) => count(no, 'start'))).toEqual([
      [16, 7, 5, 0],
      [15, 7, 6, 0],
      [14, 7, 7, 0],
      [14, 7, 7, 0],
    ])
    expect([0, 1, 2, 3].map((no) => count(no, 'reserve'))).toEqual([
      [10, 3, 4, 3],
      [10, 3, 5, 3],
      [10, 3, 6, 3],
      [10, 3, 5, 2],
    ])
    expect([0, 1, 2, 3].map((no) => count(no, 'upgrade'))).toEqual([
      [11, 3, 2, 0],
      [6, 0, 2, 0],
      [7, 0, 2, 0],
      [3, 3, 2, 0],
    ])
  })

  it('15.2: eight stacks of three', () => {
    expect(pack.stacks.map((stack) => stack.cards.length)).toEqual([3, 3, 3, 3, 3, 3, 3, 3])
  })

  it('8.2: 36 action cards', () => {
    expect([...pack.actions.values()].reduce((sum, card) => sum + card.copies, 0)).toBe(36)
  })

  it('has the dice that the bots’ rulebook expects', () => {
    expect(oddities(pack)).toEqual([])
  })
})

describe('the validator names the row', () => {
  it.each([
    [
      'a gold value that is no number',
      change('regions.csv', 'massalia,Massalia,Массалия,-,0,3', 'massalia,Massalia,Массалия,-,0,many'),
      /regions\.csv, line \d+ \(massalia\): gold/,
    ],
    [
      'an unknown neighbour',
      change('borders.csv', 'kartuba,olisipo', 'kartuba,atlantis'),
      /borders\.csv, line \d+ \(kartuba\): b: atlantis/,
    ],
    ['a border listed twice', change('borders.csv', 'kartuba,qart_hadasht', 'olisipo,kartuba'), /borders\.csv.*twice/],
    ['a region that borders on itself', change('borders.csv', 'kartuba,olisipo', 'kartuba,kartuba'), /itself/],
    [
      'a port without a coast',
      change('regions.csv', 'numantia,Numantia,Нуманция,-,0,2,3,0', 'numantia,Numantia,Нуманция,-,0,2,3,1'),
      /numantia.*coast/,
    ],
    [
      'two capitals',
      change('regions.csv', 'neapolis,Neapolis,Неаполь,ROM,0', 'neapolis,Neapolis,Неаполь,ROM,1'),
      /ROM.*capital/,
    ],
    [
      'too few starting generals',
      change(
        'generals.csv',
        'rom1,ROM,Scipio Africanus,Сципион Африканский,3,1',
        'rom1,ROM,Scipio Africanus,Сципион Африканский,3,0',
      ),
      /generals\.csv \(ROM\)/,
    ],
    [
      'artillery at the start',
      change('troops.csv', 'R09,ROM,Scorpion,Скорпион,AR,-,2,-,-,G,0', 'R09,ROM,Scorpion,Скорпион,AR,-,2,-,-,G,1'),
      /artillery/,
    ],
    ['a die without a skull', change('pack.yaml', 'Y: "-SXXXK"', 'Y: "-SXXXX"'), /dice: Y has a skull/],
    ['a missing row of dice', change('pack.yaml', '9: YYYR', '10: YYYR'), /defence.*9/],
    [
      'a missing file',
      Object.fromEntries(Object.entries(HOUSE_WEST_1).filter(([name]) => name !== 'seas.csv')),
      /^seas\.csv: this file is missing/,
    ],
    ['a file too many', { ...HOUSE_WEST_1, 'notes.txt': '' }, /^notes\.txt/],
    ['an unknown key', change('pack.yaml', 'theft: 4', 'theft: 4\ntheftt: 5'), /^pack\.yaml/],
    [
      'a wonder elsewhere',
      change('wonders.csv', 'W9,Colossus,Колосс,rhodos', 'W9,Colossus,Колосс,ephesus'),
      /W9|wonder/,
    ],
    [
      'a cell too many',
      change('seas.csv', 'ger,Mare Germanicum,Германское море', 'ger,Mare Germanicum,Германское море,x'),
      /seas\.csv, line \d+ \(ger\): 3 cells/,
    ],
  ])('%s', (_, files, words) => {
    expect(complaint(files)).toMatch(words)
  })
})

it('reads cells as spreadsheets write them', () => {
  expect(cells('a,"b, c",d')).toEqual(['a', 'b, c', 'd'])
  expect(cells('a\tb\t"say ""ave"""')).toEqual(['a', 'b', 'say "ave"'])
  expect(cells('a,,')).toEqual(['a', '', ''])
})
