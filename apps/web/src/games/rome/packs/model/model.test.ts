import { HOUSE_PACK } from '@understudy/rome'
import { blankPack, filesOf, packText, readPack, withFacts } from '@understudy/rome/pack'
import { describe, expect, it } from 'vitest'
import { hear } from '../reading/hear.ts'
import { headings } from '../text/words.ts'
import { FACTIONS, type SheetName } from './columns.ts'
import { parseBlock, parseCells, writeBlock } from './delimited.ts'
import { type Draft, draftOf, filesOfDraft, withSheet } from './draft.ts'
import { edited, idFrom } from './names.ts'
import { newsFor } from './news.ts'
import { append, paste, widened } from './paste.ts'
import { withBorder } from './places.ts'
import { progressOf, stepsOf } from './progress.ts'
import { readable, readingFrom } from './remarks.ts'
import { settingAt, tidy, withSetting } from './settings.ts'
import { cellAt, columnOf, readSheet, withCell, withCells, writeSheet } from './sheet.ts'

const readingOf = (draft: Draft) => readingFrom(draft, hear(readable(draft)))
const house = draftOf(filesOf(HOUSE_PACK))
const put = (draft: Draft, name: SheetName, text: string): Draft => {
  const block = parseBlock(text)
  const { sheet, from, to } = append(widened(draft.sheets[name], block, [], headings(name)), block, headings(name))
  return edited(draft, name, sheet, from.row, to.row)
}

describe('cells', () => {
  it('come from spreadsheets with tabs, quotes and line breaks in quotes', () => {
    expect(parseBlock('Rome\t"a ""b"""\r\n"two\nlines"\t3\r\n')).toEqual([
      ['Rome', 'a "b"'],
      ['two\nlines', '3'],
    ])
  })

  it('are parted by commas or semicolons if all lines agree', () => {
    expect(parseBlock('a;b\n1;2,5')).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
    ])
    expect(parseBlock('Rome, the city\nVeii')).toEqual([['Rome, the city'], ['Veii']])
    expect(parseBlock('# a note\nid,name\nrome,Rome')).toEqual([
      ['id', 'name'],
      ['rome', 'Rome'],
    ])
  })

  it('are written as they were read', () => {
    const text = writeSheet({
      notes: ['# x'],
      columns: ['a', 'b'],
      rows: [
        ['1, 2', '"q"'],
        ['', ''],
        ['#3', ''],
      ],
    }).text
    expect(readSheet(text, ['a', 'b']).rows).toEqual([
      ['1, 2', '"q"'],
      ['#3', ''],
    ])
    expect(parseCells(writeBlock([['x y', '2']]), '\t')).toEqual([['x y', '2']])
  })
})

describe('pasting', () => {
  const regions = draftOf(blankPack()).sheets['regions.csv']

  it('goes by the names of columns in either language, and says which it does not know', () => {
    const { sheet, strange } = paste(
      regions,
      [
        ['Золото', 'Название', 'Цвет'],
        ['3', 'Рим', 'красный'],
      ],
      { row: 0, column: 0 },
      headings('regions.csv'),
    )
    expect([cellAt(sheet, 0, 'name'), cellAt(sheet, 0, 'gold'), strange]).toEqual(['Рим', '3', ['Цвет']])
  })

  it('without them lies where the cursor is, and the table grows', () => {
    const at = regions.columns.indexOf('gold')
    const { sheet, to } = paste(regions, [['3', '1'], ['2']], { row: 4, column: at }, headings('regions.csv'))
    expect(sheet.rows).toHaveLength(6)
    expect([cellAt(sheet, 4, 'terrain'), cellAt(sheet, 5, 'gold'), to.row]).toEqual(['1', '2', 5])
  })
})

it('names become ids', () => {
  expect([idFrom('Qart Hadasht'), idFrom('Сиракузы'), idFrom('Côte d’Or')]).toEqual([
    'qart_hadasht',
    'sirakuzy',
    'cote_dor',
  ])
  const draft = put(
    put(draftOf(blankPack()), 'regions.csv', 'name\nQart Hadasht\nRome\nRome'),
    'borders.csv',
    'from\tto\nqart hadasht\tRome',
  )
  expect(columnOf(draft.sheets['regions.csv'], 'id')).toEqual(['qart_hadasht', 'rome', 'rome2'])
  expect(draft.sheets['borders.csv'].rows[0]?.slice(0, 2)).toEqual(['qart_hadasht', 'rome'])
  // In any order: the seas of a region become known when they are entered.
  const sea = put(
    put(draftOf(blankPack()), 'regions.csv', 'name\tseas\nRome\tMare Tyrrhenum, Other'),
    'seas.csv',
    'name\nMare Tyrrhenum',
  )
  expect(cellAt(sea.sheets['regions.csv'], 0, 'seas')).toBe('mare_tyrrhenum|Other')
  // A comma in a name does not part a list.
  const names = put(draftOf(blankPack()), 'seas.csv', 'name\n"Sea, Inner"\n"Sea, Outer"\nLake')
  const coast = put(names, 'regions.csv', 'name\tseas\nRome\tSea, Inner, Lake; Sea, Outer\nVeii\tLake, Nowhere')
  expect(cellAt(coast.sheets['regions.csv'], 0, 'seas')).toBe('sea_inner|lake|sea_outer')
  expect(cellAt(coast.sheets['regions.csv'], 1, 'seas')).toBe('lake|Nowhere')
})

it('what a game was told about whole lists goes into the stored pack, cells of their rows with it', () => {
  const stored = blankPack()
  const rows = JSON.stringify([['Foot, heavy', 'MI', '-', '12', '4', '0', '0']])
  const list = withFacts(stored, {
    'troops.csv/ROM/list': rows,
    'generals.csv/ROM/list': '-',
    'mercenaries.csv/all/list': '-',
  })
  const regions = `${stored['regions.csv']}${[...'abcdefgh'].map((id, at) => `${id},${id},,${at < 4 ? 'ROM' : 'GRE'},,,,,,,,-,-,,`).join('\n')}\n`
  const yaml = (text: string): string =>
    text
      .split('\n')
      .filter((line) => !/id: (CAR|BAR)/.test(line))
      .join('\n')
      .replace('[army1, army2, army3, army4]', '[a, b, c, d]')
      .replace('[army1, army2, army3, army4]', '[e, f, g, h]')
  const whole = (files: typeof stored) => ({
    ...files,
    'regions.csv': regions,
    'borders.csv': `${files['borders.csv']}${[...'abcdefg'].map((id, at) => `${id},${'bcdefgh'[at]},land`).join('\n')}\n`,
    'pack.yaml': yaml(files['pack.yaml'] ?? ''),
  })
  const played = withFacts(whole(list), { 'troops.csv/ROM_foot_heavy/cost': '3', 'pack.yaml/setup/gold': '7' })
  const told = newsFor(whole(stored), packText(played))
  expect(told).toEqual({
    'troops.csv/ROM/list': JSON.stringify([['Foot, heavy', 'MI', '-', '12', '4', '0', '0', 'ROM_foot_heavy']]),
    'generals.csv/ROM/list': '-',
    'mercenaries.csv/all/list': '-',
    'troops.csv/ROM_foot_heavy/cost': '3',
    'pack.yaml/setup/gold': '7',
  })
  expect(newsFor(withFacts(whole(stored), told), packText(played))).toEqual({})
})

describe('a pack', () => {
  it('is the same after its tables were taken apart and put together', () => {
    const again = readPack(filesOfDraft(house))
    const { regions, edges, troops, developments } = readPack(filesOf(HOUSE_PACK))
    expect({ ...again, gaps: [] }).toMatchObject({ regions, edges, developments })
    expect([...again.troops.values()]).toEqual([...troops.values()])
  })

  it('shows a mistake beside its row and cell', () => {
    const sheet = house.sheets['regions.csv']
    const row = columnOf(sheet, 'id').indexOf('athens')
    const wrong = withSheet(house, 'regions.csv', withCell(sheet, row, sheet.columns.indexOf('gold'), 'many'))
    const reading = readingOf(wrong)
    expect(reading.of('regions.csv', row)).toMatchObject([{ level: 'error', column: 'gold' }])
    expect(reading.ready).toBe(false)
    expect(readingOf(house)).toMatchObject({ errors: [], ready: true })
  })

  it('from blank to a game: regions, borders and starts are enough', () => {
    const blank = draftOf(blankPack())
    const { 'regions.csv': regions, 'borders.csv': borders, factions } = house.sheets
    const homes = regions.rows.map((_, row) =>
      ['name', 'home'].map((column) => cellAt(regions, row, column)).join('\t'),
    )
    const nameOf = new Map(regions.rows.map((_, row) => [cellAt(regions, row, 'id'), cellAt(regions, row, 'name')]))
    const pairs = borders.rows.map(([a = '', b = '']) => `${nameOf.get(a)}\t${nameOf.get(b)}\tland`)
    let draft = put(blank, 'regions.csv', `name\thome\n${homes.join('\n')}`)
    draft = put(draft, 'borders.csv', `a\tb\tkind\n${pairs.join('\n')}`)
    // Three of its regions are islands.
    draft = put(draft, 'seas.csv', `name\n${columnOf(house.sheets['seas.csv'], 'name').join('\n')}`)
    const before = readingOf(draft)
    expect(before.ready).toBe(false)
    const starts = ['start1', 'start2', 'start3', 'start4']
    const changes = factions.rows.flatMap((_, row) =>
      starts.map((column) => ({ row, column: factions.columns.indexOf(column), value: cellAt(factions, row, column) })),
    )
    draft = withSheet(draft, FACTIONS, withCells(draft.sheets[FACTIONS], changes))
    const reading = readingOf(draft)
    expect(reading.errors).toEqual([])
    const steps = stepsOf(progressOf(draft, reading))
    expect(steps.length).toBeGreaterThan(3)
    expect(steps.every(({ done }) => done)).toBe(true)
    expect(reading.asks('regions.csv', 0).split(' ')).toContain('gold')
  })

  it('knows which of its gaps a game has filled', () => {
    const sheet = house.sheets['regions.csv']
    const at = sheet.columns.indexOf('gold')
    const open = withSheet(house, 'regions.csv', withCell(sheet, 0, at, ''))
    const told = newsFor(filesOfDraft(open), JSON.stringify(filesOfDraft(house)))
    expect(told).toEqual({ 'regions.csv/rome/gold': '4' })
  })
})

it('two taps make a border, two more a strait, then none', () => {
  const first = withBorder(house, 'rome', 'athens')
  const second = withBorder(first.draft, 'athens', 'rome')
  const third = withBorder(second.draft, 'rome', 'athens')
  expect([first.now, second.now, third.now]).toEqual(['land', 'strait', 'none'])
  expect(third.draft.sheets['borders.csv'].rows).toEqual(house.sheets['borders.csv'].rows)
})

it('settings are changed without losing notes', () => {
  const yaml = '# mine\nprices: { agent: 3 } # printed\n'
  const next = withSetting(yaml, ['prices', 'agent'], 4)
  expect(next).toContain('# mine')
  expect(next).toContain('# printed')
  expect(settingAt(next, ['prices', 'agent'])).toBe(4)
  expect(settingAt(tidy('{"prices":{"agent":3}}'), ['prices', 'agent'])).toBe(3)
})
