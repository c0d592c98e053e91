import { LANGS } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { romePackage } from '../package.ts'
import { blankPack } from './blank.ts'
import { smallMap, typedMap } from './blank-testing.ts'
import { packText } from './files.ts'
import { inWords } from './in-words.ts'
import { readPackLoosely } from './read.ts'
import { filesOf, HOUSE_PACK } from './setting.ts'
import type { PackFiles } from './types.ts'

const house = filesOf(HOUSE_PACK)

function whyNot(files: PackFiles): BadInput {
  try {
    romePackage.game.seats({ pack: packText(files) })
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
  return expect.fail('a game can begin')
}

const TECHNICAL = /\.csv|\.yaml|\[\d|pack\./

describe('an unfinished pack', () => {
  it('is refused by what is missing and where it is entered, not by a path', () => {
    const why = whyNot(blankPack())
    expect(why.in('en')).toBe(
      'this pack is not finished. Rome: where army I starts is not entered yet (Factions, or Homes on the map). It is entered in the pack’s editor.',
    )
    expect(why.in('ru')).toContain('Рим: ещё не вписано, где начинает I армия')
    // As the editor stores it: nobody has said anything of the armies.
    const unsaid = (blankPack()['pack.yaml'] ?? '').replaceAll(' starts: [army1, army2, army3, army4],', '')
    expect(whyNot({ ...blankPack(), 'pack.yaml': unsaid }).in('en')).toContain(
      'Rome: where its four armies start is not entered yet',
    )
  })

  it.each([
    [
      'a cell',
      { 'regions.csv': (house['regions.csv'] ?? '').replace('ROM,1,4,', 'ROM,1,much,') },
      'Regions, Rome, gold: ',
    ],
    [
      'a region that is not there',
      { 'borders.csv': 'a,b,kind\nrome,atlantis,land\n' },
      'there is no region atlantis in “Regions”',
    ],
    [
      'a price',
      { 'pack.yaml': (house['pack.yaml'] ?? '').replace('general: 4', 'general: much') },
      'Numbers, Prices: ',
    ],
    ['a home', { 'regions.csv': (house['regions.csv'] ?? '').replace('Патавий,ROM', 'Патавий,EGY') }, 'in “Factions”'],
  ])('names %s in words', (_, wrong, words) => {
    const why = whyNot({ ...house, ...wrong })
    expect(why.in('en')).toContain(words)
    for (const lang of LANGS) expect(why.in(lang)).not.toMatch(TECHNICAL)
  })

  it('says every mistake that a pack can have without a file or a path', () => {
    const files = { ...typedMap().files, 'seas.csv': 'id,name\nlake,Lake\n' }
    const { errors } = readPackLoosely(files)
    expect(errors.length).toBeGreaterThan(3)
    for (const { en, ru, where } of errors) {
      const said = inWords(files, new BadInput({ en, ru }, where))
      expect(`${said.en} ${said.ru}`).not.toMatch(TECHNICAL)
    }
  })
})

describe('homes that no border joins yet', () => {
  it('are odd, not wrong, and named', () => {
    const files = smallMap()
    const apart = {
      ...files,
      'regions.csv': (files['regions.csv'] ?? '').replace(
        'rom_2,rom_2,,ROM,,,,,,,,-,rom_1',
        'rom_2,rom_2,,ROM,,,,,,,,-,-',
      ),
    }
    const joined = { ...apart, 'regions.csv': `${apart['regions.csv']}`.replace('gre_1|hill', 'gre_1|hill|rom_2') }
    const { pack, errors, warnings } = readPackLoosely(joined)
    expect(errors).toEqual([])
    expect(pack).toBeDefined()
    expect(warnings.map(({ en }) => en)).toContain('no border joins these home regions to the capital yet: rom_1.')
  })
})
