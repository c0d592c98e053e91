// All mistakes at once, what spreadsheets write, and what is only odd.

import { describe, expect, it } from 'vitest'
import { HOUSE_WEST_1 } from '../data/house-west-1/index.ts'
import { change, region, told, yaml } from './broken-testing.ts'
import { cells } from './csv.ts'
import { withFacts } from './patch.ts'
import { readPack, readPackLoosely } from './read.ts'
import type { PackFiles } from './types.ts'

describe('all mistakes are told at once', () => {
  it('of one kind', () => {
    const files = region('rome', 5, 'x')
    const text = (files['regions.csv'] ?? '').replace(/^athens,Athens,Афины,GRE,1,4/m, 'athens,Athens,Афины,GRE,1,y')
    expect(told({ ...files, 'regions.csv': text })).toHaveLength(2)
  })
  it('in several blocks of the numbers', () => {
    const text = (HOUSE_WEST_1['pack.yaml'] ?? '')
      .replace('walls: 4', 'walls: -4')
      .replace('theft: 4', 'theft: much\ntheftt: 5\nmore: 1')
    expect(told({ ...HOUSE_WEST_1, 'pack.yaml': text })).toEqual([
      expect.stringMatching(/^pack\.yaml\.prices\.walls/),
      expect.stringMatching(/^pack\.yaml\.theft:/),
      'pack.yaml.theftt: this key is not known.',
      'pack.yaml.more: this key is not known.',
    ])
  })
  it('a table that cannot be read hides nothing but what depends on it', () => {
    expect(told({ ...change('regions.csv', ',gold,', ',value,'), 'seas.csv': '', 'more.txt': '' })).toEqual([
      expect.stringMatching(/^more\.txt/),
      expect.stringMatching(/^regions\.csv/),
      expect.stringMatching(/^seas\.csv/),
    ])
  })
  it('what a faction that was taken out leaves behind', () => {
    const files = yaml(/ {2}- \{ id: GRE.*\n/, '')
    const left = told(files)
    expect(left).toHaveLength(7 + 14 + 7 + 9)
    for (const line of left)
      expect(line).toMatch(/^\w+\.csv:\d+ \(\w+\): (home|faction): there is no faction GRE in pack\.yaml\.$/)
  })
  it('whoever stops at the first says how many others there are', () => {
    const files = yaml(/ {2}- \{ id: GRE.*\n/, '')
    expect(() => readPack(files)).toThrow('Mistakes beside it: 36.')
  })
})

describe('what spreadsheets write is read', () => {
  const house = readPack(HOUSE_WEST_1)
  const same = (files: PackFiles) => expect(readPack(files).regions).toEqual(house.regions)
  const every = (map: (text: string) => string): PackFiles =>
    Object.fromEntries(
      Object.entries(HOUSE_WEST_1).map(([name, text]) => [name, name.endsWith('.csv') ? map(text) : text]),
    )
  const parted = (mark: string, text: string): string =>
    text.replaceAll(/^(?!#).*$/gm, (line) =>
      cells(line, ',')
        .map((cell) => (cell.includes(mark) ? `"${cell}"` : cell))
        .join(mark),
    )
  it('a mark at the beginning, and other line ends', () => {
    same(every((text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`))
    same(every((text) => text.replaceAll('\n', '\r')))
    same(every((text) => `\uFEFF${text.replaceAll(/^#.*\n/gm, '').replace(/^\w+/, '"$&"')}`))
  })
  it('semicolons with decimal commas, or tabs', () => {
    same(every((text) => parted(';', text).replaceAll(/(?<=;-?\d+)\.(?=\d)/g, ',')))
    same(every((text) => parted('\t', text)))
  })
  it('rows that are filled up, empty rows, notes in quotes', () => {
    same(every((text) => text.replaceAll(/^(?!#|$).*$/gm, '$&,,').replace(/^# (.*)$/m, '"# $1",,,')))
    same(every((text) => `${text}\n,,,,,\n`))
  })
  it('answers are written back in the same manner', () => {
    const open = { ...HOUSE_WEST_1, 'seas.csv': 'id;name;next\nger;A, B;?\n' }
    expect(withFacts(open, { 'seas.csv/ger/next': 'can' })['seas.csv']).toBe('id;name;next\nger;"A, B";can\n')
  })
})

describe('only odd', () => {
  const odd = (files: PackFiles) => readPackLoosely(files).warnings.map(({ where, en }) => `${where}: ${en}`)
  it.each([
    [
      'two seas of one name',
      change('seas.csv', 'Mare Cantabricum', 'Mare Germanicum'),
      /^seas\.csv \(can\): it has the same name as ger/,
    ],
    ['two regions of one name', region('genua', 1, 'Rome'), /^regions\.csv \(genua\): it has the same name as rome/],
    [
      'a card aimed elsewhere',
      change('actions.csv', /^(THF,.*),capital,/m, '$1,army,'),
      /^actions\.csv \(THF\): where: the rules aim theft at capital/,
    ],
    ['other dice than bots expect', yaml('G: "--SXXK"', 'G: "--SXKK"'), /^pack\.yaml: dice\.G/],
    [
      'more stars than columns',
      change('generals.csv', /^(rom1,.*),3,1$/m, '$1,6,1'),
      /^pack\.yaml: gather: ROM can come to 7 steps/,
    ],
  ])('%s', (_, files, words) => {
    expect(odd(files)).toEqual([expect.stringMatching(words)])
    expect(readPackLoosely(files).errors).toEqual([])
  })
})

it('reads cells as spreadsheets write them', () => {
  expect(cells('a,"b, c",d', ',')).toEqual(['a', 'b, c', 'd'])
  expect(cells('a\tb\t"say ""ave"""', '\t')).toEqual(['a', 'b', 'say "ave"'])
  expect(cells('a,,', ',')).toEqual(['a', '', ''])
  expect(cells('41,9;x', ';')).toEqual(['41,9', 'x'])
})
