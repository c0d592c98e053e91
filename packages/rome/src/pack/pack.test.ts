import { describe, expect, it } from 'vitest'
import { HOUSE_WEST_1 } from '../data/house-west-1/index.ts'
import { oddities } from './oddities.ts'
import { readPack } from './read.ts'

const pack = readPack(HOUSE_WEST_1)
const at = (id: string): number => pack.regionNo.get(id) ?? -1

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
    expect(pack.factions).toHaveLength(4)
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
