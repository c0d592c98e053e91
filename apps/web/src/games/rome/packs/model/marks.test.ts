import { HOUSE_PACK } from '@understudy/rome'
import { blankPack, filesOf, readPack } from '@understudy/rome/pack'
import { describe, expect, it } from 'vitest'
import { fromSheet, onSheet, sheetFrame } from '../map/sheet-frame.ts'
import { mapSource } from '../map/source.ts'
import { headings } from '../text/words.ts'
import { FACTIONS, type SheetName } from './columns.ts'
import { parseBlock } from './delimited.ts'
import { type Draft, draftOf, filesOfDraft } from './draft.ts'
import { fitsIn } from './fits.ts'
import {
  seasBeside,
  startsOf,
  withCoast,
  withHome,
  withInland,
  withNames,
  withoutSeas,
  withSeaBorder,
} from './marks.ts'
import { edited, withCopies } from './names.ts'
import { append, widened } from './paste.ts'
import { withBorder } from './places.ts'
import { removal } from './removal.ts'
import { cellAt, columnOf, filledRows } from './sheet.ts'

const house = draftOf(filesOf(HOUSE_PACK))
const blank = withNames(draftOf(blankPack()), 'regions.csv', ['Alba', 'Veii', ' ', 'Cures', 'Ostia', 'Tibur'])
const cell = ({ sheets }: Draft, sheet: SheetName, row: number, column: string) => cellAt(sheets[sheet], row, column)

describe('taps on the map', () => {
  it('name regions; ids are made of the names', () => {
    expect(columnOf(blank.sheets['regions.csv'], 'id')).toEqual(['alba', 'veii', 'cures', 'ostia', 'tibur'])
    expect(withNames(blank, 'regions.csv', ['Name']).sheets['regions.csv'].rows).toHaveLength(6)
  })

  it('make homes: the capital first, then where armies start, then others', () => {
    let draft = blank
    const said = ['alba', 'veii', 'cures', 'ostia', 'tibur'].map((region) => {
      const marked = withHome(draft, region, 'ROM')
      draft = marked.draft
      return marked.now
    })
    expect(said).toEqual(['start4', 'start1', 'start2', 'start3', 'home'])
    expect(cell(draft, 'regions.csv', 4, 'home')).toBe('ROM')
    // Another faction takes one, and where an army started is open again.
    const taken = withHome(draft, 'veii', 'GRE').draft
    expect(startsOf(taken).get('veii')).toBe('start4')
    expect(cell(taken, FACTIONS, 0, 'start1')).toBe('')
    expect(withHome(taken, 'veii', 'GRE')).toMatchObject({ now: 'none' })
    expect(withHome(draft, 'alba', 'ROM', 'add').draft).toBe(draft)
  })

  it('say what touches a sea, and what lies inland', () => {
    const named = withNames(blank, 'seas.csv', ['Mare Nostrum', 'Pontus'])
    const { draft, touches } = withCoast(named, 'ostia', 'mare_nostrum')
    expect(touches).toBe(true)
    expect(withCoast(draft, 'ostia', 'mare_nostrum', 'add').draft).toBe(draft)
    expect(withCoast(draft, 'ostia', 'mare_nostrum').touches).toBe(false)
    expect(withoutSeas(draft)).toHaveLength(4)
    expect(columnOf(withInland(draft).sheets['regions.csv'], 'seas')).toEqual(['-', '-', '-', 'mare_nostrum', '-'])
    const joined = withSeaBorder(draft, 'mare_nostrum', 'pontus')
    expect(seasBeside(joined, 'pontus')).toEqual(['mare_nostrum'])
    expect(seasBeside(withSeaBorder(joined, 'pontus', 'mare_nostrum'), 'pontus')).toEqual([])
  })

  it('slid over a border, leave it as it is', () => {
    const strait = withBorder(withBorder(blank, 'alba', 'veii').draft, 'alba', 'veii')
    expect(strait.now).toBe('strait')
    expect(withBorder(strait.draft, 'veii', 'alba', 'add')).toEqual({ draft: strait.draft, now: 'strait' })
  })

  it('lie on the sheet where they were tapped, however far out', () => {
    for (const placed of [[], [{ lat: -60, lon: 150 }]]) {
      const frame = sheetFrame(placed, 0.5)
      const at = fromSheet(frame, { x: 0.25, y: 0.75 })
      const back = onSheet(frame, at)
      expect(back.x).toBeCloseTo(0.25, 2)
      expect(back.y).toBeCloseTo(0.75, 2)
    }
  })
})

describe('rows that go', () => {
  const rowOf = (sheet: SheetName, id: string) => columnOf(house.sheets[sheet], 'id').indexOf(id)

  it('take the borders of a region along, and empty what names it', () => {
    const row = rowOf('regions.csv', 'rome')
    const { draft, rows, cells } = removal(house, 'regions.csv', row, row)
    expect(rows).toEqual([{ sheet: 'borders.csv', count: 3 }])
    expect(cells).toContainEqual({ sheet: FACTIONS, count: 1 })
    expect(cell(draft, FACTIONS, 0, 'start4')).toBe('')
    expect(JSON.stringify(draft.sheets['borders.csv'].rows)).not.toContain('"rome"')
  })

  it('leave the other factions their colours, in the editor and in the game', () => {
    const colours = (draft: Draft) => mapSource(draft, 'en').regions.map(({ home }) => home)
    const seen = new Set(colours(house))
    expect([...seen].sort()).toEqual([-1, 0, 1, 2, 3])
    const { draft } = removal(house, FACTIONS, 1, 1)
    const sheet = draft.sheets['regions.csv']
    const carthage = columnOf(sheet, 'home').indexOf('CAR')
    expect(colours(draft)[carthage]).toBe(2)
    expect(new Set(colours(draft))).toEqual(new Set([-1, 0, 2, 3]))
    expect(readPack(filesOfDraft(draft)).factions.map(({ id, colour }) => [id, colour])).toEqual([
      ['ROM', 0],
      ['CAR', 2],
      ['BAR', 3],
    ])
  })

  it('take the cards of a faction along; its homes are nobody’s', () => {
    const row = rowOf(FACTIONS, 'BAR')
    const { draft, rows } = removal(house, FACTIONS, row, row)
    expect(rows.map(({ sheet }) => sheet)).toEqual(['troops.csv', 'generals.csv', 'developments.csv'])
    expect(columnOf(draft.sheets['troops.csv'], 'faction')).not.toContain('BAR')
    const home = rowOf('regions.csv', 'bibracte')
    expect(cell(draft, 'regions.csv', home, 'home')).toBe('-')
    expect(filledRows(draft.sheets['regions.csv'])).toBe(60)
  })

  it('leave a stack in its place while cards of it are left', () => {
    const lies = columnOf(house.sheets['mercenaries.csv'], 'stack')
    const shared = lies.findIndex((stack, at) => lies.indexOf(stack) !== at)
    expect(removal(house, 'mercenaries.csv', shared, shared)).toMatchObject({ rows: [], cells: [] })
    expect(removal(house, 'mercenaries.csv', 0, lies.length - 1).cells).toHaveLength(1)
  })

  it('and copies have ids of their own', () => {
    const draft = withCopies(blank, 'regions.csv', 0, 1)
    expect(columnOf(draft.sheets['regions.csv'], 'id').slice(0, 5)).toEqual(['alba', 'veii', 'alba2', 'veii2', 'cures'])
  })
})

describe('a block from a spreadsheet', () => {
  const pasted = (text: string): { draft: Draft; taken: readonly string[]; strange: readonly string[] } => {
    const block = parseBlock(text)
    const empty = draftOf(blankPack())
    const sheet = widened(empty.sheets['regions.csv'], block, ['borders'], headings('regions.csv'))
    const put = append(sheet, block, headings('regions.csv'), fitsIn(empty, 'regions.csv'))
    return { ...put, draft: edited(empty, 'regions.csv', put.sheet, put.from.row, put.to.row) }
  }

  it('without a header goes where its values fit', () => {
    const { draft, taken } = pasted('Alba\tRome\t3\nVeii\tnone\t2\nCures\tGreeks\t4')
    expect(taken).toEqual(['name', 'home', 'gold'])
    expect(columnOf(draft.sheets['regions.csv'], 'home')).toEqual(['ROM', '-', 'GRE'])
    expect(pasted('Alba\talba\nVeii\tveii').taken).toEqual(['name', 'id'])
    expect(pasted('Alba\tnobody knows\t7').taken).toEqual(['name', 'id', 'home'])
  })

  it('with a header leaves out what a pack does not have; commas are points, quotes are names', () => {
    const { draft, taken, strange } = pasted(
      'Region no\tName\tNorth (°)\tEast (°)\n7\t"Alba ""Longa"""\t41,75\t12,66\n8\tVeii\t42\t-1,5',
    )
    expect([taken, strange]).toEqual([['name', 'lat', 'lon'], ['Region no']])
    expect(cell(draft, 'regions.csv', 0, 'name')).toBe('Alba "Longa"')
    expect(columnOf(draft.sheets['regions.csv'], 'lat')).toEqual(['41.75', '42'])
    expect(columnOf(draft.sheets['regions.csv'], 'lon')).toEqual(['12.66', '-1.5'])
  })
})
