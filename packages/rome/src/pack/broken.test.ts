// Packs broken in many ways: each mistake is one sentence, in both languages, that names the file and the row.

import { describe, expect, it } from 'vitest'
import { HOUSE_WEST_1 } from '../data/house-west-1/index.ts'
import { change, region, rows, without, yaml } from './broken-testing.ts'
import { readPackLoosely } from './read.ts'
import type { PackFiles } from './types.ts'

const broken: readonly (readonly [string, () => PackFiles, RegExp])[] = [
  // Files
  ['a missing file', () => without('seas.csv'), /^seas\.csv: this file is missing/],
  ['no numbers', () => without('pack.yaml'), /^pack\.yaml: this file is missing/],
  ['a file too many', () => ({ ...HOUSE_WEST_1, 'notes.txt': '' }), /^notes\.txt: a pack has no such file/],
  ['an empty file', () => ({ ...HOUSE_WEST_1, 'troops.csv': '' }), /^troops\.csv: the table is empty/],
  ['only notes', () => ({ ...HOUSE_WEST_1, 'troops.csv': '# later\n' }), /^troops\.csv: the table is empty/],
  ['numbers that are none', () => ({ ...HOUSE_WEST_1, 'pack.yaml': '' }), /^pack\.yaml: /],
  [
    'YAML that cannot be read',
    () => yaml('theft: 4', 'theft: [4'),
    /^pack\.yaml:\d+: This is not readable YAML: .*a bracket before it is not closed/,
  ],
  // Tables
  ['a missing column', () => change('regions.csv', ',gold,', ',value,'), /^regions\.csv:\d+: there is no column gold/],
  [
    'two missing columns',
    () => change('borders.csv', /^a,b,kind/m, 'x,y,kind'),
    /^borders\.csv:\d+: these columns are missing: a, b/,
  ],
  ['an unknown column', () => change('seas.csv', 'id,name,ru', 'id,name,de'), /^seas\.csv:\d+: the column “de”/],
  [
    'a column twice',
    () => change('seas.csv', 'id,name,ru', 'id,name,name'),
    /^seas\.csv:\d+: the column name is there/,
  ],
  [
    'a cell too many',
    () => change('seas.csv', 'ger,Mare Germanicum,Германское море', 'ger,Mare Germanicum,Германское море,x'),
    /^seas\.csv:\d+ \(ger\): 3 cells are needed, 4 are there/,
  ],
  [
    'a cell of two lines',
    () => change('seas.csv', 'ger,Mare Germanicum', 'ger,"Mare\nGermanicum"'),
    /^seas\.csv:\d+ \(ger\): a quote is not closed in this line/,
  ],
  ['nothing at all', () => ({}), /^pack\.yaml: neither this file nor any other of a pack is here: regions\.csv/],
  // Cells
  ['no number', () => region('massalia', 5, 'many'), /^regions\.csv:\d+ \(massalia\): gold: .*not “many”/],
  ['a negative value', () => region('massalia', 5, '-3'), /^regions\.csv:\d+ \(massalia\): gold: .*from 0 to 20/],
  ['half a coin', () => region('massalia', 5, '2.5'), /^regions\.csv:\d+ \(massalia\): gold: a whole number/],
  ['an id with a blank', () => region('massalia', 0, 'mas salia'), /^regions\.csv:\d+ \(mas salia\): id: an id/],
  ['no name', () => region('massalia', 1, ''), /^regions\.csv:\d+ \(massalia\): name: a name/],
  [
    'no such class',
    () => change('troops.csv', 'R01,ROM,Hastati,Гастаты,MI', 'R01,ROM,Hastati,Гастаты,XY'),
    /\(R01\): class: one of these/,
  ],
  [
    'no such die',
    () => change('troops.csv', /^(R01,.*),G,/m, '$1,Q,'),
    /^troops\.csv:\d+ \(R01\): C: dice are letters/,
  ],
  [
    'a flag that is none',
    () => change('troops.csv', /^(R01,.*),1$/m, '$1,yes'),
    /^troops\.csv:\d+ \(R01\): retires: a whole/,
  ],
  [
    'two dice for a test',
    () => change('actions.csv', /^(ASN,.*?),G,Y/m, '$1,GG,Y'),
    /^actions\.csv:\d+ \(ASN\): general: one die/,
  ],
  [
    'a theft with consent',
    () => change('actions.csv', /^(THF,.*),0,0,XK/m, '$1,1,0,XK'),
    /^actions\.csv:\d+ \(THF\): consent: only/,
  ],
  [
    'a trade without',
    () => change('actions.csv', /^(TRD,.*),1,0,/m, '$1,0,0,'),
    /^actions\.csv:\d+ \(TRD\): consent: trade needs/,
  ],
  [
    'caught by success',
    () => change('actions.csv', /^(ASN,.*),XK,S/m, '$1,XK,SK'),
    /^actions\.csv:\d+ \(ASN\): caught: K is a success/,
  ],
  // What refers to something
  [
    'an unknown neighbour',
    () => change('borders.csv', 'kartuba,olisipo', 'kartuba,atlantis'),
    /^borders\.csv:\d+ \(kartuba\): b: there is no region atlantis in regions\.csv/,
  ],
  [
    'an unknown sea',
    () => region('rome', 11, 'mare'),
    /^regions\.csv:\d+ \(rome\): seas: there is no sea mare in seas\.csv/,
  ],
  ['an unknown stack', () => region('rome', 9, 'M99'), /\(rome\): merc: there is no stack M99 in mercenaries\.csv/],
  ['an unknown wonder', () => region('genua', 10, 'W99'), /\(genua\): wonder: there is no wonder W99 in wonders\.csv/],
  ['an unknown home', () => region('rome', 3, 'EGY'), /\(rome\): home: there is no faction EGY in pack\.yaml/],
  [
    'an unknown start',
    () => yaml('medhlan', 'nowhere'),
    /^pack\.yaml: factions\[0\]\.starts\[2\]: there is no region nowhere/,
  ],
  [
    'an id twice',
    () => change('regions.csv', /^neapolis/m, 'rome'),
    /^regions\.csv:\d+ \(rome\): id: rome is there twice/,
  ],
  ['a card twice', () => change('troops.csv', /^R02/m, 'R01'), /^troops\.csv:\d+ \(R01\): id: R01 is there twice/],
  [
    'a mercenary called as a troop card',
    () => change('mercenaries.csv', /^M11/m, 'R01'),
    /^mercenaries\.csv:\d+ \(R01\): id: R01/,
  ],
  ['two factions of one name', () => yaml('id: GRE', 'id: ROM'), /^pack\.yaml\.factions\[1\]\.id: ROM is there twice/],
  ['a border twice', () => change('borders.csv', 'kartuba,qart_hadasht', 'olisipo,kartuba'), /^borders\.csv.*twice/],
  [
    'a region next to itself',
    () => change('borders.csv', 'kartuba,olisipo', 'kartuba,kartuba'),
    /^borders\.csv.*itself/,
  ],
  [
    'rows of a tree out of order',
    () => change('developments.csv', /^ROM,1,2/m, 'ROM,1,3'),
    /^developments\.csv:\d+ \(ROM\): row: the rows/,
  ],
  [
    'an effect twice',
    () => change('actions.csv', /^BRB,bribe/m, 'BRB,spy'),
    /^actions\.csv \(SPY\): spy is there twice/,
  ],
  // Numbers
  ['an unknown key', () => yaml('theft: 4', 'theft: 4\ntheftt: 5'), /^pack\.yaml\.theftt: this key is not known/],
  ['a die with no faces', () => yaml(/G: "--SXXK"/, 'G: ""'), /^pack\.yaml\.dice\.G: faces are letters/],
  [
    'a negative price',
    () => yaml(/walls: 4/, 'walls: -4'),
    /^pack\.yaml\.prices\.walls: the number must be at least 0/,
  ],
  ['a step for nothing', () => yaml(/enter: 1/, 'enter: 0'), /^pack\.yaml\.move\.enter: the number must be at least 1/],
  ['a missing row of dice', () => yaml('9: YYYR', '10: YYYR'), /^pack\.yaml: defence: the row for 9 is missing/],
  // The pack as a whole
  ['a die without a skull', () => yaml('Y: "-SXXXK"', 'Y: "-SXXXX"'), /^pack\.yaml: dice: Y has a skull/],
  ['a port without a coast', () => region('numantia', 7, '1'), /^regions\.csv \(numantia\): a port needs a coast/],
  ['two capitals', () => region('neapolis', 4, '1'), /^pack\.yaml: factions \(ROM\): exactly one home region/],
  ['a capital of nobody', () => region('genua', 4, '1'), /^regions\.csv \(genua\): a capital is somebody’s home/],
  [
    'a region that touches nothing',
    () => rows('borders.csv', (line) => (line.includes('noreia') ? undefined : line)),
    /^regions\.csv \(noreia\): it touches neither/,
  ],
  [
    'a sea with one coast',
    () => change('seas.csv', /^can,/m, 'lacus,Lacus,Озеро\ncan,'),
    /^seas\.csv \(lacus\): a sea needs two coasts/,
  ],
  [
    'generals that are too few',
    () => change('generals.csv', /^(rom1,.*),1$/m, '$1,0'),
    /^generals\.csv \(ROM\): four generals start/,
  ],
  [
    'artillery at the start',
    () => change('troops.csv', /^(R09,.*),0,2,0/m, '$1,1,2,0'),
    /^troops\.csv \(ROM\): no artillery/,
  ],
  [
    'a wonder elsewhere',
    () => change('wonders.csv', 'Колосс,rhodos', 'Колосс,ephesus'),
    /^regions\.csv \(rhodos\): the wonder W9/,
  ],
  [
    'too few action cards',
    () => yaml('hand: 4', 'hand: 10'),
    /^actions\.csv: there are 36 action cards, and 4 players may be dealt 41/,
  ],
  [
    'too few initiative cards',
    () => yaml('initiative: 8', 'initiative: 3'),
    /^pack\.yaml: setup\.initiative: at least 4/,
  ],
  [
    'more agents than there may be',
    () => yaml(/setup:(.*)agents: 2/, 'setup:$1agents: 4'),
    /^pack\.yaml: setup\.agents: a side begins with \d+, and may have 3 at most/,
  ],
  [
    'an army that cannot stand',
    () => yaml('minimum: 2', 'minimum: 7'),
    /^pack\.yaml: army\.minimum: a number from 1 to 6/,
  ],
  [
    'infantry for fewer than four armies',
    () => yaml('minimum: 2', 'minimum: 4'),
    /^troops\.csv \(GRE\): at least 16 infantry cards start, not 15/,
  ],
]

describe('a broken pack is refused in one sentence a mistake', () => {
  it.each(broken)('%s', (_, files, words) => {
    const { errors, pack } = readPackLoosely(files())
    expect(pack).toBeUndefined()
    expect(errors.map(({ where, en }) => `${where}: ${en}`)).toEqual(
      expect.arrayContaining([expect.stringMatching(words)]),
    )
    for (const { file, ru, en, where } of errors) {
      expect(file ?? where).toMatch(/^[a-z-]+\.(csv|yaml|txt)/)
      expect([/[а-яё]/i.test(ru), /[а-яё]/i.test(en), /[.»]$/.test(ru)]).toEqual([true, false, true])
    }
    // One mistake draws no others than those that name what is missing because of it.
    const first = errors.filter(({ en }) => !/there is no (region|faction)/.test(en))
    expect(first.length).toBeLessThan(6)
  })
})
